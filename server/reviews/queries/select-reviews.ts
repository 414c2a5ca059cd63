import { sql, type RawBuilder } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type {
  CostBand,
  FactAnswer,
  FactKey,
  ReviewStatus,
  ReviewVerification,
  ScoreKey,
  Stage,
} from '../../../common/constants.ts';
import type { JobProofKind } from '../../../common/job-proofs.ts';
import type { Language } from '../../../common/format/language.ts';
import { avatarKeyOf } from '../../profiles/avatars.ts';
import type { ReadContext } from '../../core/context.ts';
import type { Queryable } from '../../database/client.ts';
import { hasLeft } from '../../conditions/live-accounts.ts';
import { hasHold, isPublic } from '../../conditions/public-rows.ts';
import type { UploadRow } from '../../uploads/views.ts';
import { photosOfReview } from '../photos.ts';
import { responseOnHoldSince } from './response-on-hold.ts';
import type { ReviewContent } from '../texts/review-content.ts';
import {
  appealOfResponse,
  appealOfReview,
  audienceOf,
  decisionOfReview,
  type AppealRow,
  type Audience,
  type DecisionRow,
  type ResponseAppealRow,
} from './select-status.ts';
import {
  allVersionsOfResponse,
  allVersionsOfReview,
  shownContentOfReview,
  versionsOfResponse,
  versionsOfReview,
  type ResponseVersionRow,
  type VersionRow,
  type VersionsRow,
} from './select-versions.ts';

/** A review with everything a view of it needs, in one row: the relations come as JSON. */
export type ReviewRow = {
  id: number;
  contractorId: number;
  contractorSlug: string;
  contractorName: string;
  /** US or MX; null: not known. */
  contractorCountry: string | null;
  authorProfileId: number;
  authorUserId: number | null;
  authorName: string;
  authorAvatar: string | null;
  authorLeft: boolean;
  /** Active reviews by the author, this one among them if it is active. */
  authorReviews: number;
  authorIsContractor: boolean;
  overall: number;
  scores: Partial<Record<ScoreKey, number | null>>;
  title: string;
  body: string;
  tradeId: number;
  tradeSlug: string;
  tradeEnglish: string;
  tradeMexicanSpanish: string;
  jobMonth: string;
  city: string | null;
  postalCode: string | null;
  costBand: CostBand | null;
  stage: Stage;
  facts: Partial<Record<FactKey, FactAnswer>>;
  language: Language;
  verification: ReviewVerification;
  /** The kind of the proof of its job; null: the job is not proven. */
  provenBy: JobProofKind | null;
  status: ReviewStatus;
  statusReason: string | null;
  version: number;
  editedAt: Date | null;
  createdAt: Date;
  deletedAt: Date | null;
  /** The first time that it was public; null: never yet. */
  firstShownAt: Date | null;
  /** The latest version that everyone could read; null: none. */
  shownVersion: number | null;
  /** Up to here earlier versions are hidden. */
  hiddenUpTo: number;
  /** The signals of screening, while the review is on hold. */
  holdSignals: string[];
  decision: DecisionRow | null;
  appeal: AppealRow | null;
  photos: UploadRow[] | null;
  /** How many readers marked it as helpful. */
  helpfulCount: number;
  response: ResponseRow | null;
  /** The administrator's decision that deleted the latest response; for signed-in readers. */
  responseDeletedBy: number | null;
  /** The latest, the oldest of them first. */
  versions: VersionRow[];
  /** null: its words were never changed. */
  allVersions: VersionsRow | null;
  /** The content that was public last, where it differs from the current one. */
  shownContent: ReviewContent | null;
};

export type ResponseRow = {
  id: number;
  body: string;
  status: ReviewStatus;
  /** The signals of screening, while it is on hold. */
  holdSignals: string[];
  /** Since when it is on hold; null: it is not. */
  onHoldAt: string | null;
  authorUserId: number | null;
  editedAt: string | null;
  createdAt: string;
  /** The decision behind its status. */
  decisionId: number | null;
  /** The open appeal of the review's author against it, or the one closed last. */
  appeal: ResponseAppealRow | null;
  /** Up to here earlier versions are hidden. */
  hiddenUpTo: number;
  versions: ResponseVersionRow[];
  /** null: its words were never changed. */
  allVersions: VersionsRow | null;
};

/** `kept`: those that an administrator deleted as well, for whom they concern. */
type Deleted = 'hidden' | 'kept' | 'all';

/**
 * An active review. It is a literal, as in the indexes, because a cached plan with a parameter would not use
 * them.
 */
export const isActive = sql<boolean>`r.status = 'active'`;

/** Reviews for the reader of a context. */
export function selectReviews(context: ReadContext, deleted: Deleted = 'hidden') {
  return selectReviewsFor(context.database, audienceOf(context), deleted);
}

/**
 * The only query for reviews that are to be shown. It excludes those that their author deleted; the caller
 * adds conditions, order and limit. Versions come only where the text changed: those from `versionsFrom`
 * back, or from the current one. `execute()` gives `ReviewRow`s.
 */
export function selectReviewsFor(
  database: Queryable,
  audience: Audience,
  deleted: Deleted = 'hidden',
  versionsFrom: number | null = null,
) {
  return database
    .selectFrom('reviews as r')
    .innerJoin('contractors as c', 'c.id', 'r.contractor_id')
    .innerJoin('profiles as author', 'author.id', 'r.author_profile_id')
    .leftJoin('users as author_user', 'author_user.id', 'author.user_id')
    .innerJoin('trades as t', 't.id', 'r.trade_id')
    .where(IN_READ[deleted])
    .select([
      'r.id',
      'r.overall',
      'r.scores',
      'r.title',
      'r.body',
      'r.city',
      'r.stage',
      'r.facts',
      'r.language',
    ])
    .select(['r.verification', 'r.status', 'r.version', 'r.trade_id as tradeId', 'r.job_month as jobMonth'])
    .select(['r.postal_code as postalCode', 'r.cost_band as costBand', 'r.status_reason as statusReason'])
    .select([
      'r.edited_at as editedAt',
      'r.created_at as createdAt',
      'r.author_profile_id as authorProfileId',
    ])
    .select(['r.deleted_at as deletedAt', 'r.hold_signals as holdSignals'])
    .select(['r.first_shown_at as firstShownAt', 'r.shown_version as shownVersion'])
    .select('r.hidden_up_to as hiddenUpTo')
    .select([decisionOfReview(audience).as('decision'), appealOfReview(audience).as('appeal')])
    .select([helpfulMarks.as('helpfulCount'), provenBy.as('provenBy')])
    .select([photosOfReview.as('photos'), responseDeletedBy(audience).as('responseDeletedBy')])
    .select(['c.id as contractorId', 'c.slug as contractorSlug', 'c.name as contractorName'])
    .select(sql<string | null>`(select country from regions where id = c.region_id)`.as('contractorCountry'))
    .select(['author.user_id as authorUserId', 'author.name as authorName'])
    .select(avatarKeyOf(sql.ref('author.id')).as('authorAvatar'))
    .select(['t.slug as tradeSlug', 't.english as tradeEnglish', 't.mexican_spanish as tradeMexicanSpanish'])
    .select(hasLeft('author_user').as('authorLeft'))
    .select([authorReviews.as('authorReviews'), authorIsContractor.as('authorIsContractor')])
    .select((review) => [
      jsonObjectFrom(
        review
          .selectFrom('review_responses as s')
          .select(['s.id', 's.body', 's.status', 's.author_user_id as authorUserId'])
          .select(['s.hidden_up_to as hiddenUpTo', 's.decision_id as decisionId'])
          .select(['s.hold_signals as holdSignals', responseOnHoldAt.as('onHoldAt')])
          .select(['s.edited_at as editedAt', 's.created_at as createdAt'])
          .select([versionsOfResponse.as('versions'), allVersionsOfResponse.as('allVersions')])
          .select(appealOfResponse(audience).as('appeal'))
          .whereRef('s.review_id', '=', 'r.id')
          .where('s.deleted_at', 'is', null),
      ).as('response'),
      versionsOfReview(versionsFrom).as('versions'),
      allVersionsOfReview.as('allVersions'),
      shownContentOfReview.as('shownContent'),
    ])
    .$castTo<ReviewRow>();
}

/** Of `review_responses as s`: since when it is on hold, or null. */
const responseOnHoldAt = sql<string | null>`case when ${hasHold('s')} then ${responseOnHoldSince('s')} end`;

/** Of `reviews as r`: it was deleted, and by no administrator's decision. */
export const deletedByAuthor = sql<boolean>`(r.deleted_at is not null and not exists (
  select from decisions as d where d.id = r.decision_id and d.action = 'review.deleted'))`;

/** Of `reviews as r`: it exists, or an administrator's decision deleted it. */
export const notDeletedByAuthor = sql<boolean>`(not ${deletedByAuthor})`;

const IN_READ: Readonly<Record<Deleted, RawBuilder<boolean>>> = {
  hidden: sql<boolean>`r.deleted_at is null`,
  kept: notDeletedByAuthor,
  all: sql<boolean>`true`,
};

/** Of `reviews as r`: a look into the index of the author's reviews. */
const authorReviews = sql<number>`(select count(*)::integer from reviews as w
  join contractors as about on about.id = w.contractor_id and about.hidden_at is null
  where w.author_profile_id = r.author_profile_id and ${isPublic('w')})`;

/** A mark counts for the words it was given to, so an edit ends it: `helpful_marks as mark` of `reviews as r`. */
export const isMarkOfThese = sql<boolean>`(mark.review_id = r.id and mark.created_at >= coalesce(r.edited_at, r.created_at))`;

const helpfulMarks = sql<number>`(select count(*)::integer from helpful_marks as mark where ${isMarkOfThese})`;

/** The kind of proof of a review `r`; proofs that were erased were files. */
export const provenBy = sql<JobProofKind | null>`case when r.verification = 'job_proof' then coalesce(
  (select p.kind from job_proofs as p where p.review_id = r.id and p.state = 'confirmed'), 'file') end`;

/** Includes a claimant of a business who still reviews under their own name. */
const authorIsContractor = sql<boolean>`(coalesce(author_user.role = 'contractor', false)
  or exists (select from contractors as firm where firm.id = r.author_profile_id))`;

/** Of `reviews as r`; visitors see no trace of what was deleted. */
const responseDeletedBy = ({ kind }: Audience) =>
  kind === 'visitor'
    ? sql<number | null>`null::integer`
    : sql<number | null>`(
        select d.id from decisions as d
        join review_responses as gone on gone.id = d.subject_id and gone.decision_id = d.id
        where d.review_id = r.id and d.action = 'response.deleted' and gone.deleted_at is not null
        order by d.id desc limit 1)`;
