import { sql, type RawBuilder } from 'kysely';
import type { ReasonCode } from '../../../common/constants.ts';
import { VERSIONS_SHOWN } from '../../../common/limits/text-limits.ts';
import { bindingEdit } from '../../cases/overturned.ts';
import type { ReviewContent } from '../texts/review-content.ts';
import { wasTextShownSql } from '../texts/was-shown.ts';
import { HIDDEN_AT_ONCE } from '../texts/hidden-up-to.ts';

/** `decisionId` and `reasonCode` are those of the administrator's edit that made this version; `shown`: to everyone. */
export type KeptVersion = {
  version: number;
  createdAt: string;
  shown: boolean;
  decisionId: number | null;
  reasonCode: ReasonCode | null;
};
export type VersionRow = KeptVersion & { content: ReviewContent };
export type ResponseVersionRow = KeptVersion & { body: string };

/** Facts about all versions together; there may be thousands, so the database reads them. */
export type VersionsRow = {
  /** The administrator's edit that binds, or else what undid the last one. */
  edit: EditRow | null;
  /** The words of earlier versions are hidden for the reason of a later edit. */
  hiddenBefore: number | null;
};
export type EditRow = {
  at: string;
  decisionId: number;
  reasonCode: ReasonCode | null;
  /** The edit still binds the text's author: it was not undone on appeal, nor does it undo one. */
  binds: boolean;
};

const hidden = sql.join([...HIDDEN_AT_ONCE].map((code) => sql.lit(code)));
const binds = sql<boolean>`${bindingEdit('e')} is not null`;
const EDIT = sql`json_build_object('at', v.created_at, 'decisionId', e.id, 'reasonCode', e.offense_code, 'binds', ${binds})`;
const LATEST_EDIT_FIRST = sql`order by ${binds} desc, v.version desc limit 1`;

/**
 * Of `reviews as r`: the current version, or another one to begin at, and the shown ones before it. The
 * oldest comes first. An author may have written thousands.
 */
export const versionsOfReview = (beginAt: number | null): RawBuilder<VersionRow[]> => {
  const latest = beginAt === null ? sql`r.version` : sql`${beginAt}::integer`;
  return sql<VersionRow[]>`case when r.edited_at is null then '[]'::json else (
    select coalesce(json_agg(json_build_object('version', v.version, 'content', v.content, 'createdAt', v.created_at,
      'shown', v.shown, 'decisionId', v.decision_id, 'reasonCode', e.offense_code) order by v.version), '[]'::json)
    from review_versions as v left join decisions as e on e.id = v.decision_id
    where v.review_id = r.id and v.version between ${latest} - ${sql.lit(VERSIONS_SHOWN)} and ${latest}) end`;
};

/** Of `reviews as r`: facts about all its versions together. */
export const allVersionsOfReview = sql<VersionsRow>`case when r.edited_at is null then null else json_build_object(
  'edit', (select ${EDIT} from review_versions as v join decisions as e on e.id = v.decision_id
    where v.review_id = r.id ${LATEST_EDIT_FIRST}),
  'hiddenBefore', (select max(v.version) from review_versions as v join decisions as e on e.id = v.decision_id
    where v.review_id = r.id and e.offense_code in (${hidden}))) end`;

/** Of `reviews as r`: the content that was public last, where it differs from the present one. */
export const shownContentOfReview = sql<ReviewContent | null>`case
  when ${wasTextShownSql} then null
  else (select v.content from review_versions as v where v.review_id = r.id and v.version = r.shown_version) end`;

/** Of `reviews as r`: the title for its author (with this profile), or for others as it was shown last. */
export const titleFor = (authorProfileId: number) => sql<string>`case
  when r.author_profile_id = ${authorProfileId} or ${wasTextShownSql} then r.title
  else coalesce(${shownContentOfReview} ->> 'title', '') end`;

/** Of `review_responses as s`: the versions that an administrator's edit took the place of, each with that edit. */
export const versionsOfResponse = sql<
  ResponseVersionRow[]
>`case when s.edited_at is null then '[]'::json else (
  select coalesce(json_agg(json_build_object('version', w.version, 'body', w.body, 'createdAt', w.created_at,
    'shown', w.shown, 'decisionId', w.decision_id, 'reasonCode', w.reason_code) order by w.version), '[]'::json)
  from (
    select v.version, v.body, v.created_at, v.shown, v.decision_id, e.offense_code as reason_code
    from review_response_versions as v left join decisions as e on e.id = v.decision_id
    where v.response_id = s.id and (v.decision_id is not null or exists (
      select from review_response_versions as next
      where next.response_id = s.id and next.version = v.version + 1 and next.decision_id is not null))
    order by v.version desc limit ${sql.lit(VERSIONS_SHOWN + 1)}) as w) end`;

/** Of `review_responses as s`: facts about all its versions together. */
export const allVersionsOfResponse = sql<VersionsRow>`case when s.edited_at is null then null else json_build_object(
  'edit', (select ${EDIT} from review_response_versions as v join decisions as e on e.id = v.decision_id
    where v.response_id = s.id ${LATEST_EDIT_FIRST}),
  'hiddenBefore', (select max(v.version) from review_response_versions as v join decisions as e on e.id = v.decision_id
    where v.response_id = s.id and e.offense_code in (${hidden}))) end`;
