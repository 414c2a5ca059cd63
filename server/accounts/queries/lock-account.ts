import type { Role, UserStatus } from '../../../common/constants.ts';
import type { Language } from '../../../common/format/language.ts';
import { notFound, unauthenticated } from '../../core/errors.ts';
import type { SignedIn } from '../../core/viewer.ts';
import type { Queryable } from '../../database/client.ts';
import { isActiveAccount, isOpenAccount } from '../../conditions/live-accounts.ts';
import type { AccountStatus } from '../status/account-status.ts';

export type LockedAccount = {
  subject: AccountStatus & { name: string; language: Language; decisionId: number | null };
  /** The active administrators who have not asked to close their account, by id. */
  administrators: number[];
};

/**
 * Locks an account and every administrator's until the end of the transaction, always in the order of their
 * ids. So two administrators who act on each other run one after the other. The lock is not the strongest
 * one, so statements for these users can be written meanwhile. Throws `notFound()` where there is no such
 * account.
 */
export async function lockAccount(database: Queryable, userId: number): Promise<LockedAccount> {
  const rows = await database
    .selectFrom('users')
    .select(['id', 'name', 'role', 'status', 'language'])
    .select(['email_verified as emailVerified', 'decision_id as decisionId'])
    .select([isActiveAccount('users').as('isActive'), isOpenAccount('users').as('isOpen')])
    .select('closes_at as closesAt')
    .where(({ eb, or, and }) =>
      or([eb('id', '=', userId), and([eb('role', '=', 'admin'), isActiveAccount('users')])]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const found = rows.find(({ id }) => id === userId);
  if (!found?.isOpen) throw notFound();
  const { isActive: _, isOpen: __, closesAt: ___, ...subject } = found;
  const administrators = rows.filter(
    ({ role, isActive, closesAt }) => role === 'admin' && isActive && closesAt === null,
  );
  return {
    subject: {
      ...subject,
      role: subject.role as Role,
      status: subject.status as UserStatus,
      language: subject.language as Language,
    },
    administrators: administrators.map(({ id }) => id),
  };
}

/** Locks one account alone until the end of the transaction, so that what is decided about it is decided once. */
export async function lockUser(database: Queryable, userId: number): Promise<void> {
  await database.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/**
 * Locks the viewer's account before a way to sign in is added. Throws 401 where the session ended since the request began: a
 * recovery of the account must not leave what a stranger added meanwhile.
 */
export async function lockOwnAccount(database: Queryable, viewer: SignedIn): Promise<void> {
  await lockUser(database, viewer.userId);
  await refuseEndedSession(database, viewer);
}

/** The part of `lockOwnAccount` after the lock. */
export async function refuseEndedSession(database: Queryable, { sessionId }: SignedIn): Promise<void> {
  const session = await database
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  if (!session) throw unauthenticated();
}

/** The business a user manages, or null. */
export async function businessOfUser(database: Queryable, userId: number): Promise<number | null> {
  const row = await database
    .selectFrom('profiles')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'contractor')
    .executeTakeFirst();
  return row?.id ?? null;
}
