import { sql } from 'kysely';
import type { AppealKind } from '../../../common/constants.ts';
import type { Language } from '../../../common/format/language.ts';
import type { ReadContext } from '../../core/context.ts';
import { ownProfilesOf, type SignedIn } from '../../core/viewer.ts';
import type { Queryable } from '../../database/client.ts';
import { isWaitingInvitation } from '../../conditions/public-rows.ts';
import { hiddenProfiles } from '../../relations/queries/blocked.ts';
import { notDeletedByAuthor } from '../../reviews/queries/select-reviews.ts';
import { titleFor } from '../../reviews/queries/select-versions.ts';
import { appealFacts, stillOpenUntil } from '../../statements/queries/open-until.ts';

const SHOWN = 5;
/** Unread statements that are asked whether they can still be appealed: more than people leave unread. */
const UNREAD_ASKED = 100;

export type OpenAppeal = {
  review_id: number;
  kind: AppealKind;
  /** Whether the reader filed it; else it is against a review or response of theirs. */
  is_mine: boolean;
  title: string;
  contractor_name: string;
  slug: string;
  filed_at: Date;
  due_at: Date;
};

/**
 * A user's open appeals, and those against their reviews and responses, by the day they are due. A title
 * never shown is for its author; the others read the one that was shown.
 */
export async function openAppeals(
  database: Queryable,
  { userId, profileId }: { userId: number; profileId: number },
): Promise<OpenAppeal[]> {
  const { rows } = await sql<OpenAppeal>`
    with mine as (
      select id, true as is_mine from appeals where type = 'appeal' and appellant_user_id = ${userId} and state = 'open'
      union all
      select appeal.id, false from reviews as review
      join appeals as appeal on appeal.review_id = review.id and appeal.state = 'open'
      where review.author_profile_id = ${profileId} and appeal.appellant_user_id is distinct from ${userId}
      union all
      select appeal.id, false from appeals as appeal
      join reviews as review on review.id = appeal.review_id
      join profiles as business on business.id = review.contractor_id and business.user_id = ${userId}
      where appeal.kind = 'remove_response' and appeal.state = 'open'
        and appeal.appellant_user_id is distinct from ${userId}
    )
    select appeal.review_id, appeal.kind, mine.is_mine, contractor.name as contractor_name,
      contractor.slug, appeal.filed_at, appeal.due_at,
      ${titleFor(profileId)} as title
    from mine
    join appeals as appeal on appeal.type = 'appeal' and appeal.id = mine.id
    join reviews as r on r.id = appeal.review_id
    join contractors as contractor on contractor.id = r.contractor_id
    order by appeal.due_at, appeal.id
  `.execute(database);
  return rows;
}

/** A user's open appeals against decisions, by the day they are due. */
export function openDecisionAppeals(database: Queryable, userId: number) {
  return database
    .selectFrom('appeals as appeal')
    .innerJoin('decisions as decision', 'decision.id', 'appeal.against_decision_id')
    .leftJoin('contractors as contractor', 'contractor.id', 'decision.contractor_id')
    .leftJoin('postings as posting', (join) =>
      join
        .on(
          'posting.id',
          '=',
          sql<number>`case decision.subject_type when 'posting' then decision.subject_id
          when 'comment' then (select k.posting_id from comments as k where k.id = decision.subject_id) end`,
        )
        .on('posting.deleted_at', 'is', null),
    )
    .select(['decision.id as decision_id', 'decision.action', 'appeal.due_at'])
    .select(['contractor.name as contractor', 'posting.title as posting'])
    .where('appeal.type', '=', 'decision_appeal')
    .where('appeal.appellant_user_id', '=', userId)
    .where('appeal.state', '=', 'open')
    .orderBy('appeal.due_at')
    .orderBy('appeal.id')
    .execute();
}

/** A user's latest unread statements of decisions; `total` counts all. Those to appeal come first, by their last day. */
export async function unreadStatements(database: Queryable, userId: number, now: Date) {
  const rows = await database
    .selectFrom('decision_statements as s')
    .innerJoin('decisions as d', 'd.id', 's.decision_id')
    .leftJoin('reviews as r', (join) => join.onRef('r.id', '=', 'd.review_id').on(notDeletedByAuthor))
    .select(['d.id', 'd.action', 'd.shown_reason_code as reason_code', 'd.decided_at as decidedAt'])
    .select(appealFacts.as('facts'))
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('s.user_id', '=', userId)
    .where('s.read_at', 'is', null)
    .orderBy('s.id', 'desc')
    .limit(UNREAD_ASKED)
    .execute();
  const statements = rows.map((row) => ({ ...row, appeal_until: stillOpenUntil(row, now) }));
  return statements
    .toSorted((one, other) => compareDays(one.appeal_until, other.appeal_until))
    .slice(0, SHOWN);
}

/** Days in their order; a row without one comes last. */
function compareDays(one: string | null, other: string | null): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  return one < other ? -1 : 1;
}

/** Invitations that need a user's answer, by the day they expire; none where a block exists. */
export function openInvitations({ database, now }: ReadContext, viewer: SignedIn) {
  return database
    .selectFrom('invitations as i')
    .innerJoin('profiles as sender', 'sender.id', 'i.from_profile_id')
    .innerJoin('trades as trade', 'trade.id', 'i.trade_id')
    .select(['i.id', 'sender.name as sender', 'i.place', 'i.expires_at', 'i.starts_on', 'i.ends_on'])
    .select(
      sql<Record<Language, string>>`json_build_object('english', trade.english,
        'mexican_spanish', trade.mexican_spanish)`.as('trade'),
    )
    .where('i.to_profile_id', 'in', ownProfilesOf(viewer))
    .where(isWaitingInvitation('i', now))
    .where(sql<boolean>`i.from_profile_id not in (${hiddenProfiles(viewer.userId)})`)
    .orderBy('i.expires_at')
    .orderBy('i.id')
    .limit(SHOWN)
    .execute();
}

/** Open red flags against a business that it has not answered, by the end of its time to answer. */
export function openRedFlags(database: Queryable, contractorId: number) {
  return database
    .selectFrom('red_flags as flag')
    .innerJoin('red_flag_criteria as criterion', 'criterion.key', 'flag.criterion')
    .innerJoin('contractors as c', 'c.id', 'flag.contractor_id')
    .select([
      'c.zone',
      'flag.id',
      'flag.level',
      'flag.answer_due_at',
      'criterion.english',
      'criterion.mexican_spanish',
    ])
    .where('flag.contractor_id', '=', contractorId)
    .where('flag.state', '=', 'open')
    .where('flag.answered_at', 'is', null)
    .orderBy('flag.answer_due_at')
    .orderBy('flag.id')
    .limit(SHOWN)
    .execute();
}

/** A user's open claims. */
export function openClaims(database: Queryable, userId: number) {
  return database
    .selectFrom('contractor_claims as claim')
    .innerJoin('contractors as contractor', 'contractor.id', 'claim.contractor_id')
    .select(['claim.id', 'contractor.name', 'contractor.slug', 'claim.created_at', 'claim.due_at'])
    .where('claim.user_id', '=', userId)
    .where('claim.state', '=', 'open')
    .orderBy('claim.due_at')
    .execute();
}
