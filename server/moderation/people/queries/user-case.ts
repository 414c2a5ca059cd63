import { sql } from 'kysely';
import type { Role, UserStatus } from '../../../../common/constants.ts';
import type { Language } from '../../../../common/format/language.ts';
import type { ReadContext } from '../../../core/context.ts';
import { rejectsAppealAgainst } from '../../../cases/rejected-appeals.ts';
import { reviewsGivenOf } from './list-users.ts';
import { keptFromNobody } from '../../own-case.ts';

const SHOWN = 20;

/** One account with the facts for a decision, including the number of its sessions. */
export async function userCase({ database }: ReadContext, userId: number) {
  const row = await database
    .selectFrom('users as u')
    .leftJoin('profiles as person', (join) =>
      join.onRef('person.user_id', '=', 'u.id').on('person.kind', '=', 'person'),
    )
    .leftJoin('profiles as business', (join) =>
      join.onRef('business.user_id', '=', 'u.id').on('business.kind', '=', 'contractor'),
    )
    .leftJoin('contractors as c', 'c.id', 'business.id')
    .select(['u.id', 'u.name', 'u.email', 'u.role', 'u.status', 'u.language'])
    .select(['u.email_verified as emailVerified', 'u.created_at as joinedAt', 'u.closed_at as closedAt'])
    .select('u.recovered_at as recoveredAt')
    .select(
      sql<boolean>`exists (select from passkeys where passkeys.user_id = u.id)
        or exists (select from app_codes where app_codes.user_id = u.id and confirmed_at is not null)`.as(
        'hasSecondFactor',
      ),
    )
    .select(['u.decision_id as decisionId', 'u.inactive_reason as inactiveReason'])
    .select(['person.id as personId', 'c.id as contractorId', 'c.slug as contractorSlug'])
    .select(['c.name as contractorName'])
    .select([
      sql<number>`(select count(*)::integer from sessions s where s.user_id = u.id and s.kind = 'web')`.as(
        'browsers',
      ),
      sql<number>`(select count(*)::integer from sessions s where s.user_id = u.id and s.kind = 'api')`.as(
        'tokens',
      ),
    ])
    .select(reviewsGivenOf('u').as('reviewsGiven'))
    .where('u.id', '=', userId)
    .executeTakeFirst();
  return (
    row && {
      ...row,
      role: row.role as Role,
      status: row.status as UserStatus,
      language: row.language as Language,
    }
  );
}
export type UserCaseRow = NonNullable<Awaited<ReturnType<typeof userCase>>>;

/** Decisions on the account, on its appeals and claims, on its postings, and on appeals against these; the latest first. */
export function decisionsAbout({ database }: ReadContext, userId: number) {
  return database
    .selectFrom('decisions as d')
    .leftJoin('users as by', 'by.id', 'd.decided_by_user_id')
    .select(['d.id', 'd.action', 'd.decided_at as decidedAt', 'd.after', 'd.decided_by_user_id as byUserId'])
    .select(['d.shown_reason_code as reasonCode', 'd.reason_text as reason', 'by.name as decidedBy'])
    .where(({ or, and, eb, selectFrom }) =>
      or([
        and([eb('d.subject_type', '=', 'user'), eb('d.subject_id', '=', userId)]),
        and([
          eb('d.subject_type', '=', 'account_appeal'),
          eb(
            'd.subject_id',
            'in',
            selectFrom('appeals')
              .select('appeals.id')
              .where('type', '=', 'account_appeal')
              .where('appeals.subject_id', '=', userId),
          ),
        ]),
        and([
          eb('d.subject_type', '=', 'claim'),
          eb(
            'd.subject_id',
            'in',
            selectFrom('contractor_claims').select('contractor_claims.id').where('user_id', '=', userId),
          ),
        ]),
        and([
          eb('d.subject_type', '=', 'posting'),
          eb(
            'd.subject_id',
            'in',
            selectFrom('postings')
              .innerJoin('profiles', 'profiles.id', 'postings.author_profile_id')
              .select('postings.id')
              .where('profiles.user_id', '=', userId),
          ),
        ]),
        and([
          eb('d.subject_type', '=', 'comment'),
          eb(
            'd.subject_id',
            'in',
            selectFrom('comments')
              .innerJoin('profiles', 'profiles.id', 'comments.author_profile_id')
              .select('comments.id')
              .where('profiles.user_id', '=', userId),
          ),
        ]),
        rejectsAppealAgainst(sql`(
          (against.subject_type = 'user' and against.subject_id = ${userId})
          or (against.subject_type = 'posting' and against.subject_id in (
            select p.id from postings as p join profiles as author on author.id = p.author_profile_id
            where author.user_id = ${userId}))
          or (against.subject_type = 'comment' and against.subject_id in (
            select k.id from comments as k join profiles as author on author.id = k.author_profile_id
            where author.user_id = ${userId})))`),
      ]),
    )
    .orderBy('d.id', 'desc')
    .limit(SHOWN)
    .execute();
}

/** The latest reviews of a user, deleted ones too. */
export function reviewsBy(context: ReadContext, userId: number) {
  return context.database
    .selectFrom('reviews as r')
    .innerJoin('profiles as author', 'author.id', 'r.author_profile_id')
    .innerJoin('contractors as c', 'c.id', 'r.contractor_id')
    .select(['r.id', 'r.title', 'r.overall', 'r.status', 'r.created_at as createdAt'])
    .select(['r.deleted_at as deletedAt', 'c.name as contractor'])
    .where('author.user_id', '=', userId)
    .where(keptFromNobody(context))
    .orderBy('r.created_at', 'desc')
    .limit(SHOWN)
    .execute();
}

export function claimsBy({ database }: ReadContext, userId: number) {
  return database
    .selectFrom('contractor_claims as claim')
    .innerJoin('contractors as c', 'c.id', 'claim.contractor_id')
    .select(['claim.id', 'claim.state', 'claim.created_at as filedAt', 'c.name as contractor'])
    .where('claim.user_id', '=', userId)
    .orderBy('claim.id', 'desc')
    .limit(SHOWN)
    .execute();
}

export function appealsBy({ database }: ReadContext, userId: number) {
  return database
    .selectFrom('appeals as a')
    .leftJoin('decisions as answer', 'answer.id', 'a.decision_id')
    .select(['a.id', 'a.state', 'a.on_appeal_reason as reason', 'a.filed_at as filedAt', 'a.due_at as dueAt'])
    .select(['a.closed_at as closedAt', 'answer.reason_text as answer'])
    .where('a.type', '=', 'account_appeal')
    .where('a.subject_id', '=', userId)
    .orderBy('a.id', 'desc')
    .limit(SHOWN)
    .$narrowType<{ reason: string }>()
    .execute();
}
