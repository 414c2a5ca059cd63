import { formatDate } from '../../../common/format/dates.ts';
import type { FileAnswer } from '../../core/answers.ts';
import { activeAdministrators, mayDecideAppeal } from '../../cases/other-administrator.ts';
import type { Context, ReadContext } from '../../core/context.ts';
import { unauthenticated } from '../../core/errors.ts';
import { listDecisionReasons, reasonNames } from '../../decisions/reason-codes.ts';
import { csv } from '../csv.ts';
import { pendingAppeals } from '../decision-appeals/queries/pending-appeals.ts';
import { adminView } from '../admin-view.ts';
import { readListPage } from '../list-query.ts';
import { waitingAccountAppeals } from './queries/account-appeals.ts';
import { countUsers, listUsers } from './queries/list-users.ts';
import { notesOn } from './queries/notes.ts';
import { appealsBy, claimsBy, decisionsAbout, reviewsBy, userCase } from './queries/user-case.ts';
import { postingsBy } from './queries/posting-case.ts';
import type { FoundUsersState, UserListState } from './schemas.ts';
import {
  toUserCase,
  toUserItem,
  toWaitingAppeal,
  type FoundUsersView,
  type UserCase,
  type UsersView,
} from './user-views.ts';

/** Every account, searched and narrowed. */
export async function usersPage(context: ReadContext, state: UserListState): Promise<UsersView> {
  const users = await readListPage(state, {
    count: () => countUsers(context, state),
    read: async (slice) => (await listUsers(context, state, slice)).map(toUserItem),
  });
  return { admin: await adminView(context), users };
}

export function usersFile(context: Context, state: UserListState): FileAnswer {
  const { t } = context;
  return csv(context, {
    name: 'users',
    read: (tx, slice) => listUsers(tx, state, slice),
    columns: [
      { head: t('admin.column.id'), cell: ({ id }) => id },
      { head: t('admin.users.name'), cell: ({ name }) => name },
      { head: t('admin.users.email'), cell: ({ email }) => email },
      {
        head: t('admin.users.verified'),
        cell: ({ emailVerified }) => t(emailVerified ? 'admin.users.yes' : 'admin.users.no'),
      },
      { head: t('admin.users.role'), cell: ({ role }) => t(`admin.role.${role}`) },
      { head: t('admin.users.status'), cell: ({ status }) => t(`admin.user_status.${status}`) },
      { head: t('admin.column.language'), cell: ({ language }) => t(`admin.language.${language}`) },
      { head: t('admin.users.business'), cell: ({ contractorName }) => contractorName },
      { head: t('admin.users.reviews'), cell: ({ reviewsGiven }) => reviewsGiven },
      { head: t('admin.users.joined'), cell: ({ joinedAt }) => formatDate(joinedAt, t.language) },
    ],
  });
}

/** The search for a user and the actions on the account, beside the open appeals. */
export async function foundUsersPage(context: ReadContext, state: FoundUsersState): Promise<FoundUsersView> {
  const looksFor = state.search !== '';
  const users = await readListPage(state, {
    count: async () => (looksFor ? countUsers(context, { search: state.search }) : 0),
    read: async (slice) => (await listUsers(context, { ...state, filters: {} }, slice)).map(toUserItem),
  });
  // A single result opens by itself.
  const openId = state.open ?? (users.rows.length === 1 ? (users.rows[0]?.id ?? null) : null);
  const [admin, appeals, opened, reasons] = [
    await adminView(context),
    await waitingAccountAppeals(context),
    openId === null ? null : await openUser(context, openId),
    await listDecisionReasons(context),
  ];
  return {
    about: 'users',
    admin,
    users,
    appeals: appeals.map((row) => toWaitingAppeal(row, context.now)),
    opened,
    reasons,
  };
}

async function openUser(context: ReadContext, userId: number): Promise<UserCase | null> {
  if (!context.viewer) throw unauthenticated();
  const row = await userCase(context, userId);
  if (!row) return null;
  const [appeals, decisions, reviews, claims, postings, waiting, notes, administrators] = await Promise.all([
    appealsBy(context, userId),
    decisionsAbout(context, userId),
    reviewsBy(context, userId),
    claimsBy(context, userId),
    postingsBy(context, userId),
    pendingAppeals(context, { type: 'user', id: userId }),
    notesOn(context, { type: 'user', id: userId }),
    activeAdministrators(context.database),
  ]);
  const open = appeals.find(({ state }) => state === 'open');
  const isAnswerable =
    open !== undefined &&
    (await mayDecideAppeal(context, { type: 'account_appeal', id: open.id }, [])) === true;
  const answerable = isAnswerable ? open.id : null;
  const nameOf = await reasonNames(context.database, context.language);
  const viewContext = { userId: context.viewer.userId, now: context.now, nameOf };
  return toUserCase(
    { row, appeals, decisions, reviews, claims, postings, waiting, notes, answerable, administrators },
    viewContext,
  );
}
