import { PER_PAGE } from './pages-of-lists.ts';
import type { Query } from './routes/route-table.ts';

export const DIRECTIONS = ['asc', 'desc'] as const;
export type Direction = (typeof DIRECTIONS)[number];
export type FilterValue = string | number | boolean | null;
export type ListFilters = Readonly<Record<string, FilterValue>>;

/** The state of an administrators' list, shared by both sides; the page's address contains all of it. */
export type ListState<Sort extends string = string, Filters extends ListFilters = ListFilters> = {
  search: string;
  sort: Sort;
  direction: Direction;
  page: number;
  per_page: number;
  /** The row whose case is open beside the list. */
  open: number | null;
  /** null: not narrowed by this. */
  filters: Filters;
  /** The columns to sort by, each with the direction of the first press; the first is the usual order. */
  sorts: Readonly<Record<Sort, Direction>>;
};

export type ListChange = {
  search?: string;
  sort?: string;
  direction?: Direction;
  page?: number;
  per_page?: number;
  open?: number | null;
  filters?: ListFilters;
};

/**
 * The query of a list's address after a change. Usual values are omitted, so that one view has one address. A
 * change of the rows leads to their first page.
 */
export function queryOfList(state: ListState, change: ListChange = {}): Query {
  const turnsOverOnly = Object.keys(change).every((key) => key === 'open' || key === 'page');
  const next = {
    ...state,
    page: turnsOverOnly ? state.page : 1,
    ...change,
    filters: { ...state.filters, ...change.filters },
  };
  const usualSort = Object.keys(state.sorts)[0];
  const usualDirection = state.sorts[next.sort];
  return {
    search: next.search || null,
    ...next.filters,
    sort: next.sort === usualSort ? null : next.sort,
    direction: next.direction === usualDirection ? null : next.direction,
    per_page: next.per_page === PER_PAGE ? null : next.per_page,
    page: next.page > 1 ? next.page : null,
    open: next.open,
  };
}

/** The sort after a press on a column's head: its usual direction first, the opposite one next. */
export function sortedBy(state: ListState, sort: string): ListChange {
  if (state.sort !== sort) return { sort, direction: state.sorts[sort] ?? 'asc' };
  return { sort, direction: state.direction === 'asc' ? 'desc' : 'asc' };
}

/** The number of set filters, without the search words. */
export const countSetFilters = ({ filters }: Pick<ListState, 'filters'>): number =>
  Object.values(filters).filter((value) => value !== null && value !== false).length;
