import * as z from 'zod';
import { DIRECTIONS, type Direction, type ListFilters, type ListState } from '../../common/admin-list.ts';
import { MAX_PER_PAGE, PER_PAGE } from '../../common/constants.ts';
import { byNumber, ID_MAX, single, wholeNumber } from '../core/http/forgiving-query.ts';
import { paginate, type Pagination } from '../core/pagination.ts';

const SEARCH_MAX_LENGTH = 120;
/** Deeper pages have no readers; the last page is shown for them. */
const PAGE_MAX = 1_000_000;

// Control characters cannot be searched for, and a lone surrogate cannot be written back into an address.
const readable = (value: string): string =>
  [...value.toWellFormed().replace(/\p{Cc}+/gu, ' ')].slice(0, SEARCH_MAX_LENGTH).join('').trim();

/** A filter by the slug of a region, a trade, a contractor. */
export const bySlug = () =>
  z
    .preprocess(single, z.string().regex(/^[a-z0-9-]{1,200}$/))
    .nullable()
    .catch(null);

type FilterSchemas = Record<string, z.ZodType>;
type ValuesOf<Filters extends FilterSchemas> = { [Name in keyof Filters]: z.output<Filters[Name]> };

/**
 * The query of an administrators' list. It never refuses: whatever makes no sense is as if it were not there. `sorts`
 * names what the list may be sorted by, each with its usual direction; the first is the usual order.
 */
export function listQuery<
  const Sorts extends Readonly<Record<string, Direction>>,
  Filters extends FilterSchemas = Record<never, never>,
>({ sorts, filters }: { sorts: Sorts; filters?: Filters }) {
  type Sort = keyof Sorts & string;
  const names = Object.keys(sorts) as [Sort, ...Sort[]];
  const shape = z.object({
    search: z.preprocess(single, z.string().transform(readable)).catch(''),
    sort: z.preprocess(single, z.enum(names)).catch(names[0]),
    direction: z.preprocess(single, z.enum(DIRECTIONS)).nullable().catch(null),
    page: wholeNumber(PAGE_MAX).catch(1),
    per_page: wholeNumber(MAX_PER_PAGE).catch(PER_PAGE),
    open: byNumber(),
  });
  return z
    .object({ ...shape.shape, ...filters })
    .transform((query): ListState<Sort, ValuesOf<Filters> & ListFilters> => {
      const { search, sort, direction, page, per_page, open } = query as z.output<typeof shape>;
      const values = Object.keys(filters ?? {}).map((name) => [name, (query as ListFilters)[name] ?? null]);
      return {
        search,
        sort: sort as Sort,
        direction: direction ?? sorts[sort as Sort] ?? 'asc',
        page,
        per_page,
        open,
        filters: Object.fromEntries(values) as ValuesOf<Filters> & ListFilters,
        sorts,
      };
    });
}

export type Slice = { limit: number; offset: number };
/** One page of a list as its page gets it. */
export type ListPage<Row> = { rows: Row[]; pagination: Pagination; state: ListState };

/** Reads the page that is looked at; one beyond the last is the last. */
export async function readListPage<Row>(
  state: ListState,
  { count, read }: { count: () => Promise<number>; read: (slice: Slice) => Promise<Row[]> },
): Promise<ListPage<Row>> {
  const pagination = paginate(await count(), state.page, state.per_page);
  const offset = (pagination.current_page - 1) * pagination.per_page;
  const rows = pagination.total === 0 ? [] : await read({ limit: pagination.per_page, offset });
  return { rows, pagination, state: { ...state, page: pagination.current_page } };
}

/** For `ilike`: the words as they are, in any place. */
export const containing = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

/** The typed id, as `412` or `#412`; null where it is no id. */
export function typedId(words: string): number | null {
  const digits = /^#?(\d{1,10})$/.exec(words)?.[1];
  const id = Number(digits);
  return digits !== undefined && id >= 1 && id <= ID_MAX ? id : null;
}
