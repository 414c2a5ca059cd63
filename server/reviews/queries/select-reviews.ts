import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type {
  CostBand,
  FactAnswer,
  FactKey,
  ReviewStatus,
  ReviewVerification,
  ScoreKey,
  Stage,
} from '../../../common/constants.ts';
import { EDIT_GRACE_HOURS } from '../../../common/constants.ts';
import type { Language } from '../../../common/language.ts';
import type { ReadContext } from '../../core/context.ts';
import type { ReviewContent } from '../review-content.ts';

/** A review with everything a view of it needs, in one row: the relations come as JSON. */
export type ReviewRow = {
  id: number;
  contractorId: number;
  contractorSlug: string;
  contractorName: string;
  authorProfileId: number;
  authorUserId: number | null;
  authorName: string;
  authorLeft: boolean;
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
  costBand: CostBand;
  stage: Stage;
  facts: Partial<Record<FactKey, FactAnswer>>;
  language: Language;
  verification: ReviewVerification;
  status: ReviewStatus;
  statusReason: string | null;
  version: number;
  editedAt: Date | null;
  createdAt: Date;
  response: ResponseRow | null;
  versions: VersionRow[];
};

export type ResponseRow = {
  id: number;
  body: string;
  status: ReviewStatus;
  authorUserId: number | null;
  editedAt: string | null;
  createdAt: string;
};

export type VersionRow = { version: number; content: ReviewContent; createdAt: string };

/**
 * The one way to read reviews that are to be shown. Deleted ones are never in it; which of the rest, in which order and
 * how many is the caller's to add. Versions come only where the page shows them. `execute()` gives `ReviewRow`s.
 */
export function selectReviews({ database }: ReadContext) {
  return database
    .selectFrom('reviews as r')
    .innerJoin('contractors as c', 'c.id', 'r.contractor_id')
    .innerJoin('profiles as author', 'author.id', 'r.author_profile_id')
    .leftJoin('users as author_user', 'author_user.id', 'author.user_id')
    .innerJoin('trades as t', 't.id', 'r.trade_id')
    .where('r.deleted_at', 'is', null)
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
    .select(['c.id as contractorId', 'c.slug as contractorSlug', 'c.name as contractorName'])
    .select(['author.user_id as authorUserId', 'author.name as authorName'])
    .select(['t.slug as tradeSlug', 't.english as tradeEnglish', 't.mexican_spanish as tradeMexicanSpanish'])
    .select(sql<boolean>`author_user.id is null or author_user.closed_at is not null`.as('authorLeft'))
    .select((review) => [
      jsonObjectFrom(
        review
          .selectFrom('review_responses as s')
          .select(['s.id', 's.body', 's.status', 's.author_user_id as authorUserId'])
          .select(['s.edited_at as editedAt', 's.created_at as createdAt'])
          .whereRef('s.review_id', '=', 'r.id')
          .where('s.deleted_at', 'is', null),
      ).as('response'),
      jsonArrayFrom(
        review
          .selectFrom('review_versions as v')
          .select(['v.version', 'v.content', 'v.created_at as createdAt'])
          .whereRef('v.review_id', '=', 'r.id')
          .where('r.edited_at', '>', sql<Date>`r.created_at + make_interval(hours => ${EDIT_GRACE_HOURS})`)
          .orderBy('v.version'),
      ).as('versions'),
    ])
    .$castTo<ReviewRow>();
}
