import type { ReportCaseState, ReportKind, ReportReason } from '../../../common/cases/reports.ts';
import type { Language } from '../../../common/format/language.ts';
import type { WordMask } from '../../../common/text/word-mask.ts';
import { isOverdue } from '../../cases/overdue.ts';
import type { ReasonNames, ReasonView } from '../../decisions/reason-codes.ts';
import type { ReportOutcome } from '../../reports/report.ts';
import { isHideable } from '../../reports/hidden-passages.ts';
import type { ReportedRating } from '../../reports/queries/reported-rating.ts';
import { outcomesOf } from '../../reports/report.ts';
import { toIso, toIsoOrNull } from '../../reviews/json-times.ts';
import type { PhotoView } from '../../uploads/photos.ts';
import { toUploadView, type UploadView } from '../../uploads/views.ts';
import type { AdminView } from '../admin-view.ts';
import type { ListPage } from '../list-query.ts';
import { excerptOf } from '../list-views.ts';
import type { ReportCaseRow } from './queries/list-report-cases.ts';
import type { Neighbor } from './queries/message-neighbors.ts';
import type { ReportCaseDetails } from './queries/report-case.ts';

/** A case in the queue; words are masked. Times are ISO 8601 UTC. */
export type ReportItem = {
  id: number;
  kind: ReportKind;
  state: ReportCaseState;
  /** null: erased. */
  title: string | null;
  excerpt: string;
  contractor: string | null;
  count: number;
  reasons: { reason: ReportReason; count: number }[];
  openedAt: string;
  dueAt: string;
  isLate: boolean;
};

export type ReportedTextView = {
  title: string;
  body: string;
  language: Language | null;
  isShown: boolean;
  contractor: { id: number; slug: string; name: string } | null;
  review: { id: number; title: string; body: string; stars: number } | null;
  /** The posting, or that of the comment. */
  postingId: number | null;
  ownerProfileId: number;
};

/** The facts for a decision about the reports of one text. */
export type ReportCaseView = {
  id: number;
  kind: ReportKind;
  subjectId: number;
  state: ReportCaseState;
  openedAt: string;
  dueAt: string;
  closedAt: string | null;
  isLate: boolean;
  /** Unmasked; null: erased. */
  text: ReportedTextView | null;
  /** Of a contractor's rating of another. */
  rating: ReportedRating | null;
  /** The reported photo. */
  photo: PhotoView | null;
  /** Messages beside a reported one; of other kinds none. */
  neighbors: Neighbor[];
  reports: {
    id: number;
    reason: ReportReason;
    passage: string | null;
    note: string | null;
    at: string;
    /** Earlier reports of the same person were wrong: this one counts for less. */
    weighsLess: boolean;
    by: { id: number; name: string } | null;
    files: UploadView[];
    /** Unmasked; null: the text is still the same. */
    asReported: { title: string; body: string } | null;
  }[];
  earlier: { id: number; state: ReportCaseState; closedAt: string | null; reason: string | null }[];
  outcome: {
    by: string | null;
    reasonName: string | null;
    reason: string | null;
    decisionId: number | null;
  } | null;
  /** Sent with a decision, so that it is about a fully read case. */
  version: number | null;
  lastReportId: number;
  /** The case that this second look is at. */
  againOf: number | null;
  /** The reason why this administrator may not decide, as text. */
  refusal: string | null;
  can: readonly ReportOutcome[];
  /** Words that are hidden until it is decided. */
  hidden: { id: number; passage: string; at: string; decisionId: number }[];
  /** Whether words of its text may be hidden now. */
  canHide: boolean;
};

export type ReportsView = {
  admin: AdminView;
  reports: ListPage<ReportItem>;
  opened: ReportCaseView | null;
  reasons: ReasonView[];
};

export const toReportItem = (
  row: ReportCaseRow,
  { mask, now }: { mask: WordMask; now: Date },
): ReportItem => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  title: row.title === null ? null : mask(row.title),
  excerpt: excerptOf(mask(row.body ?? '')),
  contractor: row.contractorName,
  count: row.count,
  reasons: row.reasons ?? [],
  openedAt: row.openedAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
  isLate: isOverdue(row, now),
});

type ViewContext = {
  now: Date;
  nameOf: ReasonNames;
  refusal: string | null;
  neighbors: Neighbor[];
  photo: PhotoView | null;
};

export function toReportCase(
  row: ReportCaseDetails,
  { now, nameOf, refusal, neighbors, photo }: ViewContext,
): ReportCaseView {
  const mayDecide = row.state === 'open' && refusal === null;
  return {
    id: row.id,
    kind: row.kind,
    subjectId: row.subjectId,
    state: row.state,
    openedAt: row.openedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    isLate: isOverdue(row, now),
    text: row.text && textView(row.text),
    rating: row.rating,
    photo,
    neighbors,
    reports: row.reports.map(({ id, reason, passage, note, at, weight, by, files, asReported }) => ({
      id,
      reason,
      passage,
      note,
      at: toIso(at),
      weighsLess: weight < 1,
      by,
      files: (files ?? []).map(toUploadView),
      asReported: asReported && { title: asReported.title, body: asReported.body },
    })),
    earlier: row.earlier.map(({ id, state, closedAt, reasonText }) => ({
      id,
      state,
      closedAt: toIsoOrNull(closedAt),
      reason: reasonText,
    })),
    outcome: outcomeOf(row, nameOf),
    version: row.text?.version ?? null,
    lastReportId: row.reports.at(-1)?.id ?? 0,
    againOf: row.againOf,
    refusal,
    can: mayDecide ? outcomesOf(row.kind) : [],
    hidden: row.hidden.map(({ id, passage, at, decisionId }) => ({ id, passage, at: toIso(at), decisionId })),
    canHide: mayDecide && isHideable(row.kind) && row.text?.isShown === true,
  };
}

const textView = (text: NonNullable<ReportCaseDetails['text']>): ReportedTextView => ({
  title: text.title,
  body: text.body,
  language: text.language,
  isShown: text.isShown,
  contractor: text.contractor,
  review: text.review,
  postingId: text.postingId,
  ownerProfileId: text.ownerProfileId,
});

function outcomeOf(row: ReportCaseDetails, nameOf: ReasonNames): ReportCaseView['outcome'] {
  if (row.state === 'open') return null;
  const { closedBy: by, reasonText: reason, decisionId } = row;
  return { by, reasonName: nameOf(row.reasonCode), reason, decisionId };
}
