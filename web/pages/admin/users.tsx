import { Link } from '@inertiajs/react';
import { ROLES, USER_STATUSES } from '../../../common/constants.ts';
import { LANGUAGES } from '../../../common/format/language.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { UserItem, UsersView } from '../../../server/moderation/people/user-views.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { AdminList, type Column } from '../../components/admin/list/admin-list.tsx';
import type { ListFilter } from '../../components/admin/list/list-toolbar.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { DateText } from '../../components/ui/date-text.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = UsersView;

/** Every account, with the way to what can be done about it. */
export default function AdminUsersPage({ users }: Props) {
  const t = useT();
  return (
    <AdminFrame title={t('admin.users.title')}>
      <AdminList
        label={t('admin.users.title')}
        list={users}
        columns={columnsOf(t)}
        keyOf={({ id }) => id}
        hrefOf={(query) => route('admin.users', {}, { query })}
        exportHref={(query) => route('admin.users.export', {}, { query })}
        only={['users']}
        searchLabel={t('admin.users.search')}
        filters={filtersOf(t)}
        empty={t('admin.users.empty')}
      />
    </AdminFrame>
  );
}

function columnsOf(t: Translate): Column<UserItem>[] {
  return [
    {
      key: 'name',
      label: t('admin.users.name'),
      sort: 'name',
      kind: 'main',
      cell: ({ id, name, email, emailVerified }) => (
        <>
          <Link href={route('admin.functions', {}, { query: { open: id } })}>
            <bdi>{name}</bdi>
          </Link>
          <span className="block font-normal text-muted">
            {email}
            {!emailVerified && ` · ${t('admin.users.not_verified')}`}
          </span>
        </>
      ),
    },
    {
      key: 'role',
      label: t('admin.users.role'),
      sort: 'role',
      cell: ({ role }) => t(`admin.role.${role}`),
    },
    { key: 'status', label: t('admin.users.status'), cell: (user) => <Status user={user} /> },
    { key: 'business', label: t('admin.users.business'), cell: (user) => <Business user={user} /> },
    {
      key: 'reviews',
      label: t('admin.users.reviews'),
      kind: 'number',
      cell: ({ reviewsGiven }) => reviewsGiven,
    },
    {
      key: 'joined',
      label: t('admin.users.joined'),
      sort: 'joined',
      cell: ({ joinedAt }) => <DateText at={joinedAt} />,
    },
    { key: 'id', label: t('admin.column.id'), kind: 'number', cell: ({ id }) => id },
  ];
}

function Status({ user: { status, isClosed, hasOpenAppeal } }: { user: UserItem }) {
  const t = useT();
  if (isClosed) return <Badge tone="neutral">{t('admin.users.closed')}</Badge>;
  if (status === 'active') return t('admin.user_status.active');
  return (
    <>
      <Badge tone="danger">{t('admin.user_status.inactive')}</Badge>{' '}
      {hasOpenAppeal && <Badge tone="caution">{t('admin.users.appeals')}</Badge>}
    </>
  );
}

function Business({ user: { contractor } }: { user: UserItem }) {
  const path = usePath();
  if (contractor === null) return null;
  return <Link href={path('contractors.show', { slug: contractor.slug })}>{contractor.name}</Link>;
}

function filtersOf(t: Translate): ListFilter[] {
  return [
    {
      name: 'role',
      label: t('admin.users.role'),
      options: ROLES.map((role) => ({ value: role, label: t(`admin.role.${role}`) })),
    },
    {
      name: 'status',
      label: t('admin.users.status'),
      options: USER_STATUSES.map((status) => ({ value: status, label: t(`admin.user_status.${status}`) })),
    },
    {
      name: 'verified',
      label: t('admin.users.verified'),
      options: [
        { value: 'yes', label: t('admin.users.yes') },
        { value: 'no', label: t('admin.users.no') },
      ],
    },
    {
      name: 'language',
      label: t('admin.column.language'),
      options: LANGUAGES.map((language) => ({ value: language, label: t(`admin.language.${language}`) })),
    },
  ];
}
