import { sql } from 'kysely';
import type { Role, UserStatus } from '../../../../common/constants.ts';
import type { Language } from '../../../../common/format/language.ts';
import type { ReadContext } from '../../../core/context.ts';
import { containing, typedId, type Slice } from '../../list-query.ts';
import type { UserListState } from '../schemas.ts';
import { sortedBy } from '../../../database/reading-order.ts';

export type UserRow = {
  id: number;
  name: string;
  email: string;
  emailVerified: boolean;
  role: Role;
  status: UserStatus;
  language: Language;
  joinedAt: Date;
  closedAt: Date | null;
  contractorId: number | null;
  contractorSlug: string | null;
  contractorName: string | null;
  reviewsGiven: number;
  hasOpenAppeal: boolean;
};

type UserSearch = Pick<UserListState, 'search'> & { filters?: Partial<UserListState['filters']> };

/** Name and address in any case, accents folded; or the account's number. */
function selectUsers({ database }: ReadContext, { search, filters = {} }: UserSearch) {
  const { role, status, verified, language } = filters;
  const id = typedId(search);
  const words = containing(search);
  return database
    .selectFrom('users as u')
    .leftJoin('profiles as business', (join) =>
      join.onRef('business.user_id', '=', 'u.id').on('business.kind', '=', 'contractor'),
    )
    .leftJoin('contractors as c', 'c.id', 'business.id')
    .$if(search !== '', (query) =>
      query.where((any) =>
        any.or([
          sql<boolean>`fold_text(u.name || ' ' || u.email) like fold_text(${words})`,
          ...(id === null ? [] : [any('u.id', '=', id)]),
        ]),
      ),
    )
    .$if(Boolean(role), (query) => query.where('u.role', '=', role ?? ''))
    .$if(Boolean(status), (query) => query.where('u.status', '=', status ?? ''))
    .$if(Boolean(verified), (query) => query.where('u.email_verified', '=', verified === 'yes'))
    .$if(Boolean(language), (query) => query.where('u.language', '=', language ?? ''));
}

export async function countUsers(context: ReadContext, search: UserSearch): Promise<number> {
  const { total } = await selectUsers(context, search)
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

const SORTS = { joined: 'u.created_at', name: 'u.name', role: 'u.role' } as const;
type Order = Pick<UserListState, 'sort' | 'direction'>;

export async function listUsers(
  context: ReadContext,
  state: UserSearch & Order,
  { limit, offset }: Slice,
): Promise<UserRow[]> {
  return selectUsers(context, state)
    .select(['u.id', 'u.name', 'u.email', 'u.role', 'u.status', 'u.language'])
    .select(['u.email_verified as emailVerified', 'u.created_at as joinedAt', 'u.closed_at as closedAt'])
    .select(['c.id as contractorId', 'c.slug as contractorSlug', 'c.name as contractorName'])
    .select([reviewsGivenOf('u').as('reviewsGiven'), hasOpenAppeal('u').as('hasOpenAppeal')])
    .orderBy(sortedBy(SORTS[state.sort], context.language), state.direction)
    .orderBy('u.id', 'desc')
    .limit(limit)
    .offset(offset)
    .$castTo<UserRow>()
    .execute();
}

/** A user's reviews under any of their profiles, without those they deleted. */
export const reviewsGivenOf = (user: string) => sql<number>`(
  select count(*)::integer from reviews r join profiles author on author.id = r.author_profile_id
  where author.user_id = ${sql.ref(`${user}.id`)} and r.deleted_at is null)`;

const hasOpenAppeal = (user: string) => sql<boolean>`exists (
  select from appeals a where a.type = 'account_appeal' and a.subject_type = 'user'
    and a.subject_id = ${sql.ref(`${user}.id`)} and a.state = 'open')`;
