import { Link } from '@inertiajs/react';
import { formatDate } from '../../../common/format/dates.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type {
  FoundUsersView,
  UserItem,
  WaitingAppeal,
} from '../../../server/moderation/people/user-views.ts';
import type { Column } from '../admin/list/admin-list.tsx';
import { CaseList } from '../admin/queue-page.tsx';
import { Badge } from '../ui/badge.tsx';
import { UserBadges } from './user-badges.tsx';
import { UserPanel } from './user-panel.tsx';
import { useT } from '../../lib/page/app-context.tsx';

const idOf = ({ id }: UserItem) => id;

/** Finds a user, shows the account and acts on it; open appeals come first. */
export function UsersAdmin({ users, appeals, opened, reasons }: FoundUsersView) {
  const t = useT();
  return (
    <CaseList
      label={t('admin.functions.found')}
      page={{ name: 'admin.functions' }}
      list={users}
      only={['users', 'opened']}
      idOf={idOf}
      opened={opened}
      renderPanel={(one, heading) => (
        <UserPanel key={one.id} opened={one} reasons={reasons} heading={heading} />
      )}
      main={{
        label: t('admin.users.name'),
        sort: 'name',
        titleOf: ({ name }) => name,
        renderExcerpt: ({ email }) => email,
      }}
      columns={columnsOf(t)}
      searchLabel={t('admin.functions.search')}
      emptyTitle={t('admin.functions.hint_title')}
      empty={t('admin.functions.hint')}
      renderBelow={({ id, hrefOf }) => (
        <section className="grid gap-2 pt-3 border-t border-line" aria-labelledby="waiting-appeals">
          <h2 id="waiting-appeals" className="text-base mb-2">
            {t('admin.functions.waiting')}
          </h2>
          <Appeals appeals={appeals} openId={id} hrefOfCase={hrefOf} />
        </section>
      )}
    />
  );
}

const columnsOf = (t: Translate): Column<UserItem>[] => [
  { key: 'state', label: t('admin.users.status'), cell: (user) => <UserBadges user={user} /> },
  { key: 'id', label: t('admin.column.id'), kind: 'number', cell: ({ id }) => id },
];

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
