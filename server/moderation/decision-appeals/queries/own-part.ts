import { sql, type RawBuilder } from 'kysely';
import { REPORT_REMOVED_KINDS, type ReportRemovedKind } from '../../../../common/cases/reports.ts';
import type { ReadContext } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';
import { ownProfilesOf } from '../../../core/viewer.ts';
import { isSide } from '../../../reports/sides.ts';

/**
 * Of `appeals as a` against `decisions as d`: the reader appealed, or is the subject's author or contractor.
 * The discussion of such a case is for the other administrators.
 */
export function isPartOf({ viewer }: Pick<ReadContext, 'viewer'>): RawBuilder<boolean> {
  const userId = viewer?.userId ?? 0;
  const profiles = viewer ? ownProfilesOf(viewer) : [];
  const isSideOf = (kind: ReportRemovedKind) =>
    sql`(d.subject_type = ${kind} and ${isSide({ viewer }, kind, sql.ref('d.subject_id'))})`;
  const isOwn = (profile: string) => sql`${sql.ref(profile)} = any(${profiles}::integer[])`;
  return sql<boolean>`(coalesce(a.appellant_user_id = ${userId}, false)
    or exists (select from reviews as party where party.id = d.review_id
      and (${isOwn('party.author_profile_id')} or ${isOwn('party.contractor_id')}))
    or (d.subject_type = 'posting' and exists (
      select from postings as party where party.id = d.subject_id and ${isOwn('party.author_profile_id')}))
    or (d.subject_type = 'red_flag' and (${isOwn('d.contractor_id')} or exists (
      select from red_flags as party where party.id = d.subject_id and party.reporter_user_id = ${userId})))
    or (d.subject_type = 'comment' and exists (
      select from comments as party where party.id = d.subject_id and ${isOwn('party.author_profile_id')}))
    or ${sql.join(REPORT_REMOVED_KINDS.map(isSideOf), sql` or `)}
    or (d.subject_type = 'listing' and (${isOwn('d.subject_id')} or ${isOwn('d.contractor_id')})))`;
}

/** Whether the reader has a part in an appeal; throws `notFound()` where there is none. */
export async function hasPartIn(context: ReadContext, appealId: number): Promise<boolean> {
  const row = await context.database
    .selectFrom('appeals as a')
    .innerJoin('decisions as d', 'd.id', 'a.against_decision_id')
    .select(isPartOf(context).as('hasPart'))
    .where('a.type', '=', 'decision_appeal')
    .where('a.id', '=', appealId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row.hasPart;
}
