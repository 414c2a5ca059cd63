/** The position in a list, the same in every answer. `from` and `to` are null where the page has no rows. */
export type Pagination = {
  current_page: number;
  per_page: number;
  total: number;
  last_page: number;
  from: number | null;
  to: number | null;
};

/** Page numbers count from 1; a page beyond the last is the last. */
export function paginate(total: number, page: number, perPage: number): Pagination {
  const last_page = Math.max(1, Math.ceil(total / perPage));
  const current_page = Math.min(Math.max(1, page), last_page);
  const before = (current_page - 1) * perPage;
  return {
    current_page,
    per_page: perPage,
    total,
    last_page,
    from: total === 0 ? null : before + 1,
    to: total === 0 ? null : Math.min(total, before + perPage),
  };
}
