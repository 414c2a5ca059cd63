import type { FastifyRequest } from 'fastify';
import type { Language } from '../../common/language.ts';
import type { Role, SignedIn, Viewer } from '../core/viewer.ts';
import type { Database } from '../database/client.ts';
import type { Accounts } from './accounts.ts';
import { bearerTokenOf, sessionTokenOf } from './sessions.ts';
import { hashToken } from './tokens-at-rest.ts';

export type ResolveViewer = (request: FastifyRequest, by: 'session' | 'bearer') => Promise<Viewer>;

/** Who is behind a request: one query where there is a token, none where there is not. */
export function createViewerResolver(accounts: Accounts, database: Database): ResolveViewer {
  return async (request, by) => {
    const token = by === 'session' ? sessionTokenOf(request, accounts) : bearerTokenOf(request);
    if (token === null) return null;
    const row = await findSession(database, {
      token: hashToken(token),
      kind: by === 'session' ? 'web' : 'api',
      now: accounts.clock(),
    });
    return row ? toViewer(row) : null;
  };
}

type Wanted = { token: string; kind: 'web' | 'api'; now: Date };

function findSession(database: Database, { token, kind, now }: Wanted) {
  return database
    .selectFrom('sessions as session')
    .innerJoin('users as user', 'user.id', 'session.user_id')
    .innerJoin('profiles as profile', 'profile.user_id', 'user.id')
    .select([
      'session.id as session_id',
      'session.password_confirmed_at',
      'user.id as user_id',
      'user.name',
      'user.email',
      'user.email_verified',
      'user.role',
      'user.language',
      'user.status',
      'profile.id as profile_id',
      'profile.kind as profile_kind',
    ])
    .where('session.token', '=', token)
    .where('session.kind', '=', kind)
    .where('session.expires_at', '>', now)
    .executeTakeFirst();
}

type Row = NonNullable<Awaited<ReturnType<typeof findSession>>>;

function toViewer(row: Row): SignedIn {
  return {
    userId: row.user_id,
    sessionId: row.session_id,
    profileId: row.profile_id,
    contractorId: row.profile_kind === 'contractor' ? row.profile_id : null,
    name: row.name,
    email: row.email,
    emailVerified: row.email_verified,
    role: row.role as Role,
    language: row.language as Language,
    status: row.status as SignedIn['status'],
    passwordConfirmedAt: row.password_confirmed_at,
  };
}
