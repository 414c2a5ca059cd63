import { currencyOf, type Currency } from '../../common/format/currencies.ts';
import type {
  CostBand,
  FactAnswer,
  FactKey,
  ReviewStatus,
  ReviewVerification,
  ScoreKey,
  Stage,
} from '../../common/constants.ts';
import { FACT_KEYS, SCORE_KEYS } from '../../common/constants.ts';
import type { JobProofKind } from '../../common/job-proofs.ts';
import type { Language } from '../../common/format/language.ts';
import type { WordMask } from '../../common/text/word-mask.ts';
import { maskFor } from '../content/bad-words.ts';
import type { ReadContext } from '../core/context.ts';
import type { Pagination } from '../core/pagination.ts';
import { actsAsAdministrator, type Viewer } from '../core/viewer.ts';
import {
  appealView,
  responseAppealView,
  statusView,
  type AppealView,
  type StatusView,
} from './appeals/appeal-views.ts';
import {
  administratorEditOf,
  earlierResponses,
  earlierVersions,
  olderVersionsFrom,
  type AdministratorEditView,
  type EarlierResponseView,
  type EarlierVersionView,
} from './texts/version-views.ts';
import { authorView, type ReviewAuthor } from './author-view.ts';
import { asShownTo } from './texts/shown-words.ts';
import { checkedBy, holdViews, type HoldView } from './hold-view.ts';
import { toIso } from './json-times.ts';
import { saysEdited } from './texts/edit-grace.ts';
import type { ReviewFormOptions } from './form-views.ts';
import { canOf, canOfResponse, type ResponseCan, type ReviewCan } from './review-can.ts';
import { markedByViewer } from './queries/marked-by-viewer.ts';
import { photoViews, type PhotoView } from '../uploads/photos.ts';
import type { ResponseRow, ReviewRow } from './queries/select-reviews.ts';

export type ScoreTable = Record<ScoreKey, number | null>;
/** null: the author was not asked. */
export type FactTable = Record<FactKey, FactAnswer | null>;

export type JobView = {
  tradeId: number;
  tradeSlug: string;
  /** In the reader's language. */
  trade: string;
  /** YYYY-MM */
  month: string;
  city: string | null;
  postalCode: string | null;
  /** null: its author does not say. */
  costBand: CostBand | null;
  /** Of the contractor's country. */
  currency: Currency;
  stage: Stage;
};

export type ResponseView = {
  id: number;
  body: string;
  status: ReviewStatus;
  /** ISO 8601 UTC; null where it is unchanged since it was written. */
  editedAt: string | null;
  createdAt: string;
  /** The latest change of its words by an administrator. */
  administratorEdit: AdministratorEditView | null;
  /** For its owner, where it is hidden: the decision with the reason. */
  hiddenBy: number | null;
  /** The signals that put it on hold, for its owner and administrators; none: it is not on hold. */
  signals: string[];
  /** The day by which an administrator reads one on hold, for its owner (ISO 8601 UTC). */
  checkedBy: string | null;
  earlierVersions: EarlierResponseView[];
  /** The open appeal of the review's author against it, or else the one closed last. */
  appeal: AppealView | null;
  can: ResponseCan;
};

/** A review as a page shows it. Words are masked for everyone but those who wrote them. */
export type ReviewView = {
  id: number;
  contractor: { id: number; slug: string; name: string };
  author: ReviewAuthor;
  overall: number;
  scores: ScoreTable;
  title: string;
  body: string;
  job: JobView;
  facts: FactTable;
  photos: PhotoView[];
  language: Language;
  verification: ReviewVerification;
  /** The kind of the proof of its job; null: the job is not proven. */
  provenBy: JobProofKind | null;
  status: ReviewStatus;
  /** The reason, as text, why an inactive review is not shown; the same as `standing.reason`. */
  statusReason: string | null;
  displayStatus: StatusView;
  /** For its author, while screening holds it. */
  hold: HoldView | null;
  /** The open appeal, or else the one closed last. */
  appeal: AppealView | null;
  version: number;
  /** The last change of the text, ISO 8601 UTC. */
  editedAt: string | null;
  /** Whether the page says so: the change came after the 72 hours for mending. */
  saysEdited: boolean;
  /** The latest change of its words by an administrator. */
  administratorEdit: AdministratorEditView | null;
  earlierVersions: EarlierVersionView[];
  /** There are more: the version from which `reviews.versions` goes on. */
  olderFrom: number | null;
  createdAt: string;
  response: ResponseView | null;
  /** For the owner without a response: the administrator's decision that deleted the last one. */
  responseDeletedBy: number | null;
  /** Readers who said that it helped them; in no rank and no rating. */
  helpful: { count: number; isMine: boolean };
  can: ReviewCan;
};

export type { ExistingReview, ReviewCreateView, ReviewFormOptions, TradeOption } from './form-views.ts';

/** The page to change a review. */
export type ReviewEditView = { review: ReviewView; options: ReviewFormOptions };

/** The reader's own lists. `asked` is the review that a link from elsewhere is about. */
export type GivenReviewsView = {
  reviews: ReviewView[];
  pagination: Pagination;
  asked: ReviewView | null;
  options: ReviewFormOptions;
};
export type GotReviewsView = {
  /** null: the reader manages no business. */
  contractor: { id: number; slug: string; name: string } | null;
  reviews: ReviewView[];
  pagination: Pagination;
  unanswered: number;
  asked: ReviewView | null;
};

/** Turns rows into views for the viewer; reads the list of bad words once. */
export async function toReviewViews(context: ReadContext, rows: readonly ReviewRow[]): Promise<ReviewView[]> {
  const mask = await maskFor(context);
  const holdOf = await holdViews(context, rows);
  const { viewer, language, now } = context;
  const marked = await markedByViewer(
    context,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...toReviewView(row, { viewer, language, now, mask }),
    hold: holdOf(row),
    helpful: { count: row.helpfulCount, isMine: marked.has(row.id) },
  }));
}

type ViewContext = { viewer: Viewer; language: Language; now: Date; mask: WordMask };

function toReviewView(
  stored: ReviewRow,
  { viewer, language, now, mask }: ViewContext,
): Omit<ReviewView, 'hold' | 'helpful'> {
  const row = asShownTo(viewer, stored);
  const isAuthor = viewer?.profileId === row.authorProfileId;
  const masked: WordMask = isAuthor ? (text) => text : mask;
  const displayStatus = statusView(row, viewer);
  const earlier = earlierVersions(row, { masked, viewer });
  return {
    id: row.id,
    contractor: { id: row.contractorId, slug: row.contractorSlug, name: row.contractorName },
    author: authorView(row, masked),
    overall: row.overall,
    scores: scoreTable(row.scores),
    title: masked(row.title),
    body: masked(row.body),
    job: jobView(row, language),
    facts: factTable(row.facts),
    photos: photoViews(row.photos, masked),
    language: row.language,
    verification: row.verification,
    provenBy: row.provenBy,
    status: row.status,
    statusReason: displayStatus.reason,
    displayStatus,
    appeal: appealView(row, { viewer, now }),
    version: row.version,
    editedAt: row.editedAt && row.editedAt.toISOString(),
    saysEdited: saysEdited(row.firstShownAt, row.editedAt),
    administratorEdit: administratorEditOf(row.allVersions),
    earlierVersions: earlier,
    olderFrom: olderVersionsFrom(row, earlier),
    createdAt: row.createdAt.toISOString(),
    response: responseView(row, { viewer, language, now, mask }),
    responseDeletedBy:
      row.response === null && viewer?.contractorId === row.contractorId ? row.responseDeletedBy : null,
    can: canOf(row, { viewer, now }),
  };
}

function jobView(row: ReviewRow, language: Language): JobView {
  return {
    tradeId: row.tradeId,
    tradeSlug: row.tradeSlug,
    trade: language === 'english' ? row.tradeEnglish : row.tradeMexicanSpanish,
    month: row.jobMonth.slice(0, 'YYYY-MM'.length),
    city: row.city,
    postalCode: row.postalCode,
    costBand: row.costBand,
    currency: currencyOf(row.contractorCountry),
    stage: row.stage,
  };
}

/** The contractor's own words are not masked for the contractor, who alone sees an inactive one beside administrators. */
function responseView(row: ReviewRow, { viewer, mask, now }: ViewContext): ResponseView | null {
  const { response } = row;
  const isOwner = viewer?.contractorId === row.contractorId;
  const seesInactive = isOwner || actsAsAdministrator(viewer);
  if (response === null || (response.status !== 'active' && !seesInactive)) return null;
  const masked: WordMask = isOwner ? (text) => text : mask;
  return {
    ...responseText(response, masked),
    hiddenBy: isOwner && response.status !== 'active' ? response.decisionId : null,
    signals: response.status === 'active' ? [] : response.holdSignals,
    checkedBy:
      isOwner && response.onHoldAt !== null ? checkedBy(new Date(response.onHoldAt)).toISOString() : null,
    earlierVersions: earlierResponses(row, { masked, viewer }),
    appeal: responseAppealView(row, { viewer, now }),
    can: canOfResponse(row, response, { viewer, now }),
  };
}

function responseText(
  response: ResponseRow,
  masked: WordMask,
): Omit<ResponseView, 'appeal' | 'can' | 'checkedBy' | 'earlierVersions' | 'hiddenBy' | 'signals'> {
  return {
    id: response.id,
    body: masked(response.body),
    status: response.status,
    editedAt: response.editedAt && toIso(response.editedAt),
    createdAt: toIso(response.createdAt),
    administratorEdit: administratorEditOf(response.allVersions),
  };
}

function scoreTable(scores: ReviewRow['scores']): ScoreTable {
  return Object.fromEntries(SCORE_KEYS.map((key) => [key, scores[key] ?? null])) as ScoreTable;
}

function factTable(facts: ReviewRow['facts']): FactTable {
  return Object.fromEntries(FACT_KEYS.map((key) => [key, facts[key] ?? null])) as FactTable;
}
