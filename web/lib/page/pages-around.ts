export type ShownPage = number | 'gap-before' | 'gap-after';

const BESIDE = 1;

/** The first page, the last, this one and its neighbors; a gap replaces two pages or more, never one. */
export function pagesAround(page: number, lastPage: number): ShownPage[] {
  const numbers = Array.from({ length: lastPage }, (_, index) => index + 1);
  const first = page - BESIDE <= 3 ? 1 : page - BESIDE;
  const last = page + BESIDE >= lastPage - 2 ? lastPage : page + BESIDE;
  return [
    ...(first > 1 ? [1, 'gap-before' as const] : []),
    ...numbers.slice(first - 1, last),
    ...(last < lastPage ? ['gap-after' as const, lastPage] : []),
  ];
}
