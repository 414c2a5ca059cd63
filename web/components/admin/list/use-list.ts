import { router, type InertiaLinkProps } from '@inertiajs/react';
import { queryOfList, type ListChange, type ListState } from '../../../../common/admin-list.ts';
import type { Query } from '../../../../common/routes/route-table.ts';

export type ListLinks = {
  hrefOf: (change: ListChange) => string;
  /** The props of links within the list, so that only the list is fetched and the scroll position stays. */
  linkProps: Pick<InertiaLinkProps, 'only' | 'preserveState' | 'preserveScroll'>;
  show: (change: ListChange) => void;
};

/** Ways from one view of a list to another: the address says it whole, only the props `only` are fetched. */
export function useList(
  state: ListState,
  hrefOfQuery: (query: Query) => string,
  only: readonly string[],
): ListLinks {
  const linkProps = { only: [...only], preserveState: true, preserveScroll: true };
  const hrefOf = (change: ListChange) => hrefOfQuery(queryOfList(state, change));
  return { hrefOf, linkProps, show: (change) => router.visit(hrefOf(change), linkProps) };
}
