import type { ReactNode } from 'react';
import { route, type Query, type RouteName } from '../../../common/routes/route-table.ts';
import type { ListPage } from '../../../server/moderation/list-query.ts';
import { AdminFrame } from './admin-frame.tsx';
import { CaseLink } from './case-link.tsx';
import { CaseSplit } from './case-split.tsx';
import { AdminList, type AdminListProps, type Column } from './list/admin-list.tsx';
import { useCaseList } from './list/use-case-list.ts';

export type CaseHeading = ReturnType<typeof useCaseList>['heading'];

/** The column that names a case; its title opens the case beside the list. */
export type CaseColumn<Row> = Omit<Column<Row>, 'key' | 'kind' | 'cell'> & {
  titleOf: (row: Row) => string;
  /** A line under the title. */
  renderExcerpt: (row: Row) => ReactNode;
};

type Settings<Row> = Pick<
  AdminListProps<Row>,
  'searchLabel' | 'filters' | 'empty' | 'emptyTitle' | 'selection' | 'actions' | 'only'
> & {
  label: string;
  list: ListPage<Row>;
  /** The id by which the row's case is opened. */
  idOf: (row: Row) => number;
  /** Pages without parameters; `query` is kept in each of their addresses. */
  page: { name: RouteName; query?: Query; file?: RouteName };
  main: CaseColumn<Row>;
  columns: readonly Column<Row>[];
  renderBelow?: (open: { id: number | null; hrefOf: (id: number | null) => string }) => ReactNode;
};
type Opened<Case extends { id: number }> = {
  opened: Case | null;
  renderPanel: (opened: Case, heading: CaseHeading) => ReactNode;
};

const addressOf = (name: RouteName, query: Query): string =>
  (route as (name: RouteName, params: object, options: { query: Query }) => string)(name, {}, { query });

/** A list of cases with the open one beside it. */
export function CaseList<Row, Case extends { id: number }>({
  list: rows,
  idOf,
  page,
  main,
  columns,
  opened,
  renderPanel,
  renderBelow,
  ...settings
}: Settings<Row> & Opened<Case>) {
  const hrefOf = (query: Query) => addressOf(page.name, { ...page.query, ...query });
  const { list, openId, heading, hrefOfCase } = useCaseList({ list: rows, idOf, opened, hrefOf });
  const first = mainColumn(main, (row) => ({ href: hrefOfCase(idOf(row)), isOpen: idOf(row) === openId }));
  const { file } = page;
  return (
    <CaseSplit
      listHref={hrefOfCase(null)}
      panel={opened && renderPanel(opened, heading)}
      list={
        <>
          <AdminList
            {...settings}
            list={list}
            columns={[first, ...columns]}
            keyOf={idOf}
            isOpen={(row) => idOf(row) === openId}
            hrefOf={hrefOf}
            {...(file && { exportHref: (query: Query) => addressOf(file, query) })}
          />
          {renderBelow?.({ id: openId, hrefOf: hrefOfCase })}
        </>
      }
    />
  );
}

function mainColumn<Row>(
  { titleOf, renderExcerpt, ...head }: CaseColumn<Row>,
  linkOf: (row: Row) => { href: string; isOpen: boolean },
): Column<Row> {
  return {
    ...head,
    key: 'case',
    kind: 'main',
    cell: (row) => (
      <CaseLink {...linkOf(row)} title={titleOf(row)}>
        <span className="case-excerpt">{renderExcerpt(row)}</span>
      </CaseLink>
    ),
  };
}

/** A page of the administrators with nothing but such a list. */
export function QueuePage<Row, Case extends { id: number }>(props: Settings<Row> & Opened<Case>) {
  return (
    <AdminFrame title={props.label}>
      <CaseList {...props} />
    </AdminFrame>
  );
}
