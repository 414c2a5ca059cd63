import { sql, type RawBuilder } from 'kysely';
import { REPORT_KINDS, type ReportKind } from '../../common/cases/reports.ts';
import type { MessageKey } from '../../translations/index.ts';
import { ACTIVE_ADMINISTRATORS, hasOther } from '../cases/other-administrator.ts';
import type { ReadContext } from '../core/context.ts';
import { ownProfilesOf } from '../core/viewer.ts';

type Subject = RawBuilder<unknown>;

const SIDES: Readonly<Record<ReportKind, (id: Subject) => RawBuilder<unknown>>> = {
  review: (id) =>
    sql`select unnest(array[r.author_profile_id, r.contractor_id]) as id from reviews as r where r.id = ${id}`,
  response: (
    id,
  ) => sql`select unnest(array[r.author_profile_id, r.contractor_id]) as id from review_responses as s
    join reviews as r on r.id = s.review_id where s.id = ${id}`,
  posting: (id) => sql`select p.author_profile_id as id from postings as p where p.id = ${id}`,
  comment: (id) => sql`select k.author_profile_id as id from comments as k where k.id = ${id}`,
  contractor: (id) => sql`select ${id} as id`,
  profile: (id) => sql`select ${id} as id`,
  message: (id) => sql`select unnest(array[
      case when v.contractor_left_at is null then v.contractor_id end, v.profile_id]) as id from messages as m
    join conversations as v on v.id = m.conversation_id where m.id = ${id}`,
  invitation: (id) => sql`select unnest(array[case when i.from_left_at is null then i.from_profile_id end,
      case when i.to_left_at is null then i.to_profile_id end]) as id from invitations as i
    where i.id = ${id}`,
  partner_rating: (id) => sql`select unnest(array[o.author_profile_id, o.about_profile_id]) as id
    from partner_ratings as o where o.id = ${id}`,
  photo: (id) => sql`select unnest(array[r.author_profile_id, r.contractor_id]) as id from review_photos as h
      join reviews as r on r.id = h.review_id where h.upload_id = ${id}
    union all select p.author_profile_id from posting_photos as h join postings as p on p.id = h.posting_id
      where h.upload_id = ${id}
    union all select h.contractor_id from contractor_photos as h where h.upload_id = ${id}
    union all select h.profile_id from avatars as h where h.upload_id = ${id}
    union all select h.owner_profile_id from removed_photos as h where h.upload_id = ${id}`,
};

/** Selects the profile `id` of each side of something that can be reported. */
export const sidesOf = (kind: ReportKind, id: Subject): RawBuilder<unknown> => SIDES[kind](id);

type ViewerContext = Pick<ReadContext, 'viewer'>;

/** Whether the reader, or the business they manage, is a side. */
export const isSide = ({ viewer }: ViewerContext, kind: ReportKind, id: Subject): RawBuilder<boolean> =>
  sql`exists (select from (${sidesOf(kind, id)}) as side
    where side.id = any(${viewer ? ownProfilesOf(viewer) : []}::integer[]))`;

/** No administrator decides about a review of their own or under it, even where there is no other one. */
const NEVER_OWN: readonly ReportKind[] = ['review', 'response'];

const reported = (userId: Subject): RawBuilder<boolean> =>
  sql`exists (select from reports as own where own.case_id = report_case.id and own.reporter_user_id = ${userId})`;

/** A report of the case looks again at a decision of this administrator. */
const decidedEarlier = (userId: Subject): RawBuilder<boolean> =>
  sql`exists (select from reports as again join report_cases as earlier on earlier.id = again.again_of
    where again.case_id = report_case.id and earlier.closed_by_user_id = ${userId})`;

const byKind = (isOne: (kind: ReportKind) => RawBuilder<boolean>): RawBuilder<boolean> =>
  sql`case report_case.subject_type ${sql.join(
    REPORT_KINDS.map((kind) => sql`when ${kind} then ${isOne(kind)}`),
    sql` `,
  )} else false end`;

/** Another administrator has no part in the case. Where all have one, nobody may wait for the others. */
const hasUninvolved = ({ viewer }: ViewerContext): RawBuilder<boolean> => {
  const isSideToo = byKind(
    (kind) => sql`exists (select from (${sidesOf(kind, sql.ref('report_case.subject_id'))}) as side
      where acts_for(other.id, side.id))`,
  );
  return sql`exists (select from (${ACTIVE_ADMINISTRATORS}) as other
    where other.id <> ${viewer?.userId ?? 0}::integer and not ${reported(sql.ref('other.id'))}
      and not ${decidedEarlier(sql.ref('other.id'))} and not ${isSideToo})`;
};

const viewerId = ({ viewer }: ViewerContext) => sql`${viewer?.userId ?? 0}::integer`;

/** Of `report_cases as report_case`: about a text whose side the reader is, and so for another administrator. */
export const isOwnCase = (viewerContext: ViewerContext): RawBuilder<boolean> =>
  sql`((${hasOther(viewerContext)} or report_case.subject_type in (${sql.join(NEVER_OWN)}))
    and ${byKind((kind) => isSide(viewerContext, kind, sql.ref('report_case.subject_id')))})`;

/** Of `report_cases as report_case`: reported by the reader, and so for another administrator. */
export const isOwnReport = (viewerContext: ViewerContext): RawBuilder<boolean> =>
  sql`(${reported(viewerId(viewerContext))} and ${hasUninvolved(viewerContext)})`;

/** A case (`report_cases as report_case`) with a report that looks again at the reader's own decision is for another administrator. */
export const isOwnEarlier = (viewerContext: ViewerContext): RawBuilder<boolean> =>
  sql`(${decidedEarlier(viewerId(viewerContext))} and ${hasUninvolved(viewerContext)})`;

/** The sentences for those who are no side, but leave a case to another administrator. */
export const PART_REFUSALS = {
  reporter: 'reports.own_report',
  decider: 'reports.own_earlier',
} as const satisfies Record<string, MessageKey>;

/** The reason why the reader leaves a case to another administrator; null: they may decide it. */
export async function partIn(
  context: Pick<ReadContext, 'database' | 'viewer'>,
  caseId: number,
): Promise<'side' | 'reporter' | 'decider' | null> {
  const { rows } = await sql<{ isSide: boolean; isReporter: boolean; isDecider: boolean }>`
    select ${isOwnCase(context)} as "isSide", ${isOwnReport(context)} as "isReporter",
      ${isOwnEarlier(context)} as "isDecider"
    from report_cases as report_case where report_case.id = ${caseId}`.execute(context.database);
  const [row] = rows;
  if (row?.isSide) return 'side';
  if (row?.isReporter) return 'reporter';
  return row?.isDecider ? 'decider' : null;
}
