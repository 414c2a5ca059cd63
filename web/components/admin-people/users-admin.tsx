import { Link } from '@inertiajs/react';
import { formatDate } from '../../../common/format/dates.ts';
import { route, type Query } from '../../../common/routes/route-table.ts';
import type {
  FoundUsersView,
  UserItem,
  WaitingAppeal,
} from '../../../server/moderation/people/user-views.ts';
import { AdminList, type Column } from '../admin/list/admin-list.tsx';
import { CaseLink } from '../admin/case-link.tsx';
import { CaseSplit } from '../admin/case-split.tsx';
import { useCaseList } from '../admin/list/use-case-list.ts';
import { Badge } from '../ui/badge.tsx';
import { UserBadges } from './user-badges.tsx';
import { UserPanel } from './user-panel.tsx';
import { useT } from '../../lib/page/app-context.tsx';

const hrefOf = (query: Query) => route('admin.functions', {}, { query });
const idOf = ({ id }: UserItem) => id;

/** Finds a user, shows the account and acts on it; open appeals come first. */
export function UsersAdmin({ users, appeals, opened, reasons }: FoundUsersView) {
  const t = useT();
  const { list, openId, heading, hrefOfCase } = useCaseList({
    list: users,
    reviewIdOf: idOf,
    opened,
    hrefOf,
  });
  return (
    <CaseSplit
      listHref={hrefOfCase(null)}
      panel={opened && <UserPanel key={opened.id} opened={opened} reasons={reasons} heading={heading} />}
      list={
        <>
          <AdminList
            label={t('admin.functions.found')}
            list={list}
            columns={useColumns((id) => ({ href: hrefOfCase(id), isOpen: id === openId }))}
            keyOf={idOf}
            isOpen={({ id }) => id === openId}
            hrefOf={hrefOf}
            only={['users', 'opened']}
            searchLabel={t('admin.functions.search')}
            emptyTitle={t('admin.functions.hint_title')}
            empty={t('admin.functions.hint')}
          />
          <section className="case-part" aria-labelledby="waiting-appeals">
            <h2 id="waiting-appeals" className="case-part-title mb-2">
              {t('admin.functions.waiting')}
            </h2>
            <Appeals appeals={appeals} openId={openId} hrefOfCase={hrefOfCase} />
          </section>
        </>
      }
    />
  );
}

type LinkOf = (id: number) => { href: string; isOpen: boolean };

function useColumns(linkOf: LinkOf): Column<UserItem>[] {
  const t = useT();
  return [
    {
      key: 'name',
      label: t('admin.users.name'),
      sort: 'name',
      kind: 'main',
      cell: (user) => (
        <CaseLink {...linkOf(user.id)} title={user.name}>
          <span className="case-excerpt">{user.email}</span>
        </CaseLink>
      ),
    },
    { key: 'state', label: t('admin.users.status'), cell: (user) => <UserBadges user={user} /> },
    { key: 'id', label: t('admin.column.id'), kind: 'number', cell: ({ id }) => id },
  ];
}

type AppealsProps = {
  appeals: readonly WaitingAppeal[];
  openId: number | null;
  hrefOfCase: (id: number) => string;
};

/** Open appeals, by the day they are due. */
function Appeals({ appeals, openId, hrefOfCase }: AppealsProps) {
  const t = useT();
  if (appeals.length === 0) return <p className="text-sm text-muted">{t('admin.functions.none_waiting')}</p>;
  return (
    <ul className="case-lines">
      {appeals.map(({ id, user, reason, dueAt, isLate }) => (
        <li key={id}>
          <Link
            href={hrefOfCase(user.id)}
            only={['opened']}
            preserveState
            aria-current={user.id === openId ? 'true' : undefined}
          >
            <bdi>{user.name}</bdi>
          </Link>{' '}
          <span className="case-note">
            {t('admin.functions.due', { date: formatDate(dueAt, t.language) })}
          </span>{' '}
          {isLate && <Badge tone="danger">{t('admin.late')}</Badge>}
          <p className="line-clamp-2">{reason}</p>
        </li>
      ))}
    </ul>
  );
}
