import { formatDate } from '../../../common/format/dates.ts';
import type { AppealState, Country, DecisionAction, ReviewStatus } from '../../../common/constants.ts';
import type { HistoryKind } from '../../../common/cases/history-kinds.ts';
import type { Language } from '../../../common/format/language.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { WordMask } from '../../../common/text/word-mask.ts';
import type { ListedProfile } from '../../contractors/page/listed-profile-view.ts';
import type { Choices } from '../../contractors/reference-lists.ts';
import type { ReasonNames } from '../../decisions/reason-codes.ts';
import type { AdminView } from '../admin-view.ts';
import { reasonInWords } from '../reason-words.ts';
import type { ListPage } from '../list-query.ts';
import { HISTORY_EVENTS, type HistoryEvent } from './history-events.ts';
import type { ContractorHead } from './queries/contractor-head.ts';
import type { HistoryRow } from './queries/contractor-history.ts';
import type { RegionCounts, RegionRow } from './queries/contractor-regions.ts';
import type { ContractorReviewRow, ReviewSide, SideCounts } from './queries/contractor-reviews.ts';

export type ContractorRegionView = RegionCounts & {
  id: number;
  slug: string;
  name: string;
  country: Country;
  /** Offered in search and forms. */
  active: boolean;
};
export type ContractorRegionsView = {
  admin: AdminView;
  regions: ListPage<ContractorRegionView>;
  totals: RegionCounts;
};

export function toContractorRegion(row: RegionRow): ContractorRegionView {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    country: row.country,
    active: row.active,
    contractors: row.contractors,
    claimed: row.claimed,
    reviews: row.reviews,
    openAppeals: row.openAppeals,
    lateAppeals: row.lateAppeals,
  };
}

export type ContractorsView = {
  admin: AdminView;
  contractors: ListPage<ListedProfile>;
  regions: Choices['regions'];
};

/** One thing that happened, in words. */
export type HistoryEntry = {
  /** Its place in the whole list, for lists to tell entries apart. */
  number: number;
  event: HistoryEvent;
  kind: HistoryKind;
  /** ISO 8601 UTC */
  at: string;
  text: string;
  by: string | null;
  stars: number | null;
  reviewId: number | null;
  /** A title, a text, a note. */
  words: string | null;
  /** The reason of a decision by its name. */
  reason: string | null;
};
export type ContractorHistoryView = {
  admin: AdminView;
  contractor: ContractorHead;
  history: ListPage<HistoryEntry>;
};

export type HistoryReader = { t: Translate; mask: WordMask; nameOf: ReasonNames };

export function toHistoryEntry(row: HistoryRow, number: number, viewContext: HistoryReader): HistoryEntry {
  const { mask, nameOf } = viewContext;
  return {
    number,
    event: row.event,
    kind: HISTORY_EVENTS[row.event],
    at: row.at.toISOString(),
    text: textOf(row, viewContext),
    by: row.by && mask(row.by),
    stars: row.overall,
    reviewId: row.reviewId,
    words: wordsOf(row, viewContext),
    reason: nameOf(row.reasonCode),
  };
}

function wordsOf({ event, action, words }: HistoryRow, { t, mask }: HistoryReader): string | null {
  if (event === 'decision_made') return reasonInWords(action, words && mask(words), t);
  return words && mask(words);
}

function textOf({ event, action, source, asOf }: HistoryRow, { t }: HistoryReader): string {
  if (event === 'decision_made') return t(`admin.action.${action as DecisionAction}`);
  const day = asOf === null ? 'none' : formatDate(asOf, t.language);
  return t(`admin_lists.event.${event}`, { what: action ?? 'none', source: source ?? '', day });
}

/** A review in any state, as those who decide about it see it. */
export type ContractorReviewView = {
  id: number;
  title: string;
  body: string;
  stars: number;
  language: Language;
  state: ReviewStatus | 'held' | 'deleted';
  /** ISO 8601 UTC */
  writtenAt: string;
  editedAt: string | null;
  deletedAt: string | null;
  author: { profileId: number; name: string };
  contractor: { id: number; slug: string; name: string };
  response: { state: ReviewStatus; body: string } | null;
  appeal: { state: AppealState; dueAt: string } | null;
  decision: {
    id: number;
    action: DecisionAction;
    reason: string | null;
    words: string | null;
    at: string;
  } | null;
  /** A review that its author deleted cannot be decided about. */
  can: { moderate: boolean };
};
export type ContractorReviewsView = {
  admin: AdminView;
  contractor: ContractorHead;
  side: ReviewSide;
  counts: SideCounts;
  reviews: ListPage<ContractorReviewView>;
};

export type ReviewReader = { t: Translate; mask: WordMask; nameOf: ReasonNames };

export function toContractorReview(
  row: ContractorReviewRow,
  viewContext: ReviewReader,
): ContractorReviewView {
  const { mask } = viewContext;
  return {
    id: row.id,
    title: mask(row.title),
    body: mask(row.body),
    stars: row.overall,
    language: row.language,
    state: row.deletedAt !== null ? 'deleted' : row.isOnHold ? 'held' : row.status,
    writtenAt: row.createdAt.toISOString(),
    editedAt: row.editedAt && row.editedAt.toISOString(),
    deletedAt: row.deletedAt && row.deletedAt.toISOString(),
    author: { profileId: row.authorId, name: mask(row.authorName) },
    contractor: { id: row.contractorId, slug: row.contractorSlug, name: mask(row.contractorName) },
    response:
      row.responseStatus === null ? null : { state: row.responseStatus, body: mask(row.responseBody ?? '') },
    appeal:
      row.appealState === null || row.appealDueAt === null
        ? null
        : { state: row.appealState, dueAt: row.appealDueAt.toISOString() },
    decision: decisionOf(row, viewContext),
    can: { moderate: !row.deletedByAuthor },
  };
}

function decisionOf({ decision }: ContractorReviewRow, { t, nameOf }: ReviewReader) {
  if (decision === null) return null;
  const { id, action, code, words, at } = decision;
  // JSON made by the database writes times its own way.
  return {
    id,
    action,
    reason: nameOf(code),
    words: reasonInWords(action, words, t),
    at: new Date(at).toISOString(),
  };
}
