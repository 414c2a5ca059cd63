import { Link } from '@inertiajs/react';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { Key, ReactNode } from 'react';
import { sortedBy, type ListState } from '../../../../common/admin-list.ts';
import type { Query } from '../../../../common/routes/route-table.ts';
import type { ListPage } from '../../../../server/moderation/list-query.ts';
import { useT } from '../../../lib/page/app-context.tsx';
import { cx } from '../../../lib/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListPages } from './list-pages.tsx';
import { ListToolbar, type ListFilter } from './list-toolbar.tsx';
import { SelectAll, SelectRow, type Selection } from './row-selection.tsx';
import { SortChoice } from './sort-choice.tsx';
import { useList, type ListLinks } from './use-list.ts';

export type Column<Row> = {
  key: string;
  label: string;
  /** The name it is sorted by; without one its head is not a link. */
  sort?: string;
  cell: (row: Row) => ReactNode;
  /** Stays in the second line of a row beside an open case; the case itself shows the rest. */
  brief?: true;
  /**
   * `main` names the row, `number` is right-aligned, `wide` takes the remaining width, `action` has the row's
   * buttons.
   */
  kind?: 'main' | 'number' | 'wide' | 'action';
};

export type AdminListProps<Row> = {
  /** The list's content, for screen readers. */
  label: string;
  list: ListPage<Row>;
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => Key;
  /** The page's address with a query; only the props `only` are fetched again. */
  hrefOf: (query: Query) => string;
  only: readonly string[];
  searchLabel: string;
  filters?: readonly ListFilter[];
  exportHref?: (query: Query) => string;
  /** The text of an empty list without a search. */
  empty: string;
  /** Above it, where there is more to say than that nothing is there. */
  emptyTitle?: string;
  /** Whether the row's case is the one that is open. */
  isOpen?: (row: Row) => boolean;
  selection?: Selection<Row>;
  /** A line above the rows: the actions on the selected ones. */
  actions?: ReactNode;
};

/** An admin list: a table where there is room for one, cards otherwise. Its state is the page's address. */
export function AdminList<Row>(props: AdminListProps<Row>) {
  const { list, hrefOf, only, searchLabel, filters, exportHref, actions } = props;
  const { state, pagination } = list;
  const links = useList(state, hrefOf, only);
  return (
    <div className="admin-list">
      <ListToolbar {...{ state, links, searchLabel, filters, exportHref }} />
      {list.rows.length > 0 && <SortChoice state={state} links={links} columns={props.columns} />}
      {actions}
      {list.rows.length === 0 ? (
        <NoRows state={state} empty={props.empty} title={props.emptyTitle} />
      ) : (
        <ListTable {...props} links={links} />
      )}
      <ListPages pagination={pagination} links={links} />
    </div>
  );
}

function NoRows({ state, empty, title }: { state: ListState; empty: string; title?: string | undefined }) {
  const t = useT();
  const isNarrowed =
    state.search !== '' || Object.values(state.filters).some((value) => value !== null && value !== false);
  if (isNarrowed) return <EmptyState title={t('admin.none_title')} text={t('admin.none_found')} />;
  return <EmptyState title={title ?? t('admin.none_title')} text={empty} />;
}

function ListTable<Row>({
  label,
  list,
  columns,
  keyOf,
  isOpen,
  selection,
  links,
}: AdminListProps<Row> & { links: ListLinks }) {
  const { rows, state } = list;
  return (
    <table className="list-table" aria-label={label}>
      <thead>
        <tr>
          {selection && (
            <th className="list-select">
              <SelectAll selection={selection} rows={rows} />
            </th>
          )}
          {columns.map((column) => (
            <Head key={column.key} column={column} state={state} links={links} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className="list-row" data-current={isOpen?.(row) || undefined}>
            {selection && (
              <td className="list-select">
                <SelectRow selection={selection} row={row} />
              </td>
            )}
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** On a card, a name and a button need no word before them. */
const LABELS_ITSELF: ReadonlySet<string | undefined> = new Set(['main', 'action']);

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const className = cx('list-cell', column.kind && `list-${column.kind}`, column.brief && 'list-brief');
  return (
    <td className={className} data-label={LABELS_ITSELF.has(column.kind) ? undefined : column.label}>
      {column.cell(row)}
    </td>
  );
}

type HeadProps<Row> = { column: Column<Row>; state: ListState; links: ListLinks };

function Head<Row>({ column, state, links }: HeadProps<Row>) {
  const className = cx('list-head', column.kind && `list-${column.kind}`);
  const { sort } = column;
  if (sort === undefined)
    return (
      <th scope="col" className={className}>
        {column.label}
      </th>
    );
  const isSorted = state.sort === sort;
  const Arrow = state.direction === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (state.direction === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      <Link {...links.linkProps} className="list-sort" href={links.hrefOf(sortedBy(state, sort))}>
        {column.label}
        {isSorted && <Arrow size={16} stroke={2} aria-hidden="true" />}
      </Link>
    </th>
  );
}
