import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { Language } from '../../../common/format/language.ts';
import { acceptFormerCookie } from '../../core/http/session-cookie.ts';
import type { MemberOf, Role, SignedIn, Viewer } from '../../core/viewer.ts';
import type { Database, Queryable } from '../../database/client.ts';
import { isActiveAccount } from '../../conditions/live-accounts.ts';
import { isUnwritable } from '../../database/unreachable.ts';
import { preparedQuery } from '../../database/prepared-query.ts';
import type { Config } from '../../core/config/config.ts';
import type { Accounts } from '../accounts.ts';
import { prolonged } from './idle-time.ts';
import { adminNeed, isAdminRuleOn } from '../second/admin-rule.ts';
import { bearerTokenOf, formerSessionCookie, sessionTokenOf } from './sessions.ts';
import { hashToken } from './tokens-at-rest.ts';

export type ResolveViewer = (request: FastifyRequest, by: 'session' | 'bearer') => Promise<Viewer>;

/** Finds the viewer of a request: one query where there is a token, none where there is not. */
export function createViewerResolver(accounts: Accounts, database: Database): ResolveViewer {
  return async (request, by) => {
    const token = by === 'session' ? sessionTokenOf(request, accounts) : bearerTokenOf(request);
    if (token === null) return null;
    const now = accounts.clock();
    const [row] = await findSession(database, null, {
      token: hashToken(token),
      kind: by === 'session' ? 'web' : 'api',
      now,
    });
    if (!row) return null;
    const former = by === 'session' ? formerSessionCookie(request, accounts) : undefined;
    if (former !== undefined) {
      if (!row.has_former_cookie) return null;
      acceptFormerCookie(request, former);
    }
    await noteDay(database, row, now);
    const viewer = toViewer(row);
    return viewer?.role === 'admin' ? withAdminRule(viewer, row, accounts.config, now) : viewer;
  };
}

/** An administrator with what the rule of the second factor asks. */
function withAdminRule(viewer: SignedIn, row: FactorRow, config: Config, now: Date): SignedIn {
  if (!isAdminRuleOn(config)) return viewer;
  const { second_factor_due_at: dueAt, has_second_factor: isEnrolled, second_factor_at: usedAt } = row;
  return {
    ...viewer,
    adminNeeds: adminNeed(config, { dueAt, isEnrolled, isStrong: usedAt !== null }, now),
    adminSetUpBy: isEnrolled ? null : dueAt,
  };
}

type SessionKey = { token: string; kind: 'web' | 'api'; now: Date };

/** Users with the profiles they have. */
const selectUser = (database: Queryable) =>
  database
    .selectFrom('users as user')
    .leftJoin('profiles as person', (join) =>
      join.onRef('person.user_id', '=', 'user.id').on('person.kind', '=', 'person'),
    )
    .leftJoin('profiles as business', (join) =>
      join.onRef('business.user_id', '=', 'user.id').on('business.kind', '=', 'contractor'),
    )
    .leftJoin('contractor_members as member', (join) =>
      join.onRef('member.user_id', '=', 'user.id').on('member.ended_at', 'is', null),
    )
    .leftJoin('profiles as joined', 'joined.id', 'member.contractor_id')
    .leftJoin('users as owner', 'owner.id', 'joined.user_id')
    .select(['member.contractor_id as joined_id', 'member.acts', 'owner.id as owner_id'])
    .select('owner.status as owner_status')
    .select([
      'user.id as user_id',
      'user.name',
      'user.email',
      'user.email_verified',
      'user.role',
      'user.language',
      'user.status',
      'person.id as person_id',
      'business.id as business_id',
    ]);

const findSession = preparedQuery((database, _, { token, kind, now }: SessionKey) =>
  selectUser(database)
    .innerJoin('sessions as session', 'session.user_id', 'user.id')
    // A token made from a browser counts as confirmed as long as the browser does.
    .leftJoin('sessions as parent', 'parent.id', 'session.parent_session_id')
    .select(['session.id as session_id', 'session.last_seen_on', 'session.has_former_cookie'])
    .select(
      sql<Date | null>`greatest(session.password_confirmed_at, parent.password_confirmed_at)`.as(
        'password_confirmed_at',
      ),
    )
    .select('user.second_factor_due_at')
    .select(
      sql<Date | null>`greatest(session.second_factor_at, parent.second_factor_at)`.as('second_factor_at'),
    )
    .select(
      sql<boolean>`"user".role = 'admin' and (
        exists (select from passkeys where passkeys.user_id = "user".id)
        or exists (select from app_codes where app_codes.user_id = "user".id and confirmed_at is not null))`.as(
        'has_second_factor',
      ),
    )
    .where('session.token', '=', token)
    .where('session.kind', '=', kind)
    .where('session.expires_at', '>', now),
);

/** Records the last day of use, once a day, for the list of devices, and prolongs the session by it. */
async function noteDay(
  database: Database,
  { session_id, last_seen_on, role }: { session_id: number; last_seen_on: string; role: string },
  now: Date,
): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  if (last_seen_on >= today) return;
  await database
    .updateTable('sessions')
    .set({ last_seen_on: today, expires_at: prolonged(role, now) })
    .where('id', '=', session_id)
    .where('last_seen_on', '<', today)
    .execute()
    .catch((error: unknown) => {
      // A full disk stops writes, and no page is one because of this.
      if (!isUnwritable(error)) throw error;
    });
}

/** The viewer for an active user, for messages sent without a request; null: there is none. */
export async function viewerOf(database: Queryable, userId: number): Promise<Viewer> {
  const row = await selectUser(database)
    .where('user.id', '=', userId)
    .where(isActiveAccount('user'))
    .executeTakeFirst();
  // Behind no session: nothing of it may be asked of one.
  return row ? toViewer({ ...row, session_id: 0, password_confirmed_at: null }) : null;
}

type FoundRow = Awaited<ReturnType<typeof findSession>>[number];
type FactorRow = Pick<FoundRow, 'second_factor_due_at' | 'has_second_factor' | 'second_factor_at'>;
type SessionRow = Omit<FoundRow, 'last_seen_on' | 'has_former_cookie' | keyof FactorRow>;

/**
 * A user who claimed a listed business keeps the profile they review under. One who registered as a
 * contractor has only the business's (docs/decisions/0006-claims.md).
 */
function toViewer(row: SessionRow): Viewer {
  const profileId = row.person_id ?? row.business_id;
  if (profileId === null) return null;
  const memberOf = row.business_id === null && row.role !== 'admin' ? memberOfRow(row) : null;
  return {
    userId: row.user_id,
    sessionId: row.session_id,
    profileId,
    contractorId: row.business_id ?? (memberOf?.acts ? memberOf.contractorId : null),
    memberOf,
    name: row.name,
    email: row.email,
    emailVerified: row.email_verified,
    role: row.role as Role,
    language: row.language as Language,
    status: row.status as SignedIn['status'],
    passwordConfirmedAt: row.password_confirmed_at,
  };
}

/** A business without an active owner has nobody who acts for it: docs/decisions/0150-members-of-a-business.md. */
function memberOfRow({ joined_id, owner_id, owner_status, acts }: SessionRow): MemberOf | null {
  if (joined_id === null || owner_id === null) return null;
  return { contractorId: joined_id, ownerUserId: owner_id, acts: acts === true && owner_status === 'active' };
}
