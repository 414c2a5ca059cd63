import { router } from '@inertiajs/react';
import { useMemo } from 'react';
import { queryOfList } from '../../../../common/admin-list.ts';
import type { Query } from '../../../../common/routes/route-table.ts';
import type { ListPage } from '../../../../server/moderation/list-query.ts';
import { useAdminKeys } from '../admin-keys.ts';
import { KEYS } from '../key-table.ts';
import { useOpenCase } from '../use-open-case.ts';

type Settings<Row> = {
  list: ListPage<Row>;
  /** The id by which a row's case is opened. */
  idOf: (row: Row) => number;
  opened: { id: number } | null;
  hrefOf: (query: Query) => string;
};

/** A list with an open case beside it: its id, the links to the others, and the keys between them. */
export function useCaseList<Row>({ list, idOf, opened, hrefOf }: Settings<Row>) {
  const { rows, state } = list;
  const ids = useMemo(() => rows.map(idOf), [rows, idOf]);
  const hrefOfCase = (id: number | null) => hrefOf(queryOfList(state, { open: id }));
  const show = (id: number) =>
    router.visit(hrefOfCase(id), { only: ['opened'], preserveState: true, preserveScroll: true });
  const { openId, heading, move } = useOpenCase({ ids, opened, show });
  useAdminKeys({ [KEYS.next]: () => move(1), [KEYS.previous]: () => move(-1) });
  // Only the case was fetched when it was opened: the list's own state does not know of it.
  return { list: { ...list, state: { ...state, open: openId } }, openId, heading, hrefOfCase };
}
