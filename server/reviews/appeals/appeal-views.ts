import type {
  AppealKind,
  AppealState,
  DecisionReasonCode,
  ReviewAppealKind,
  ReviewDisplayStatus,
} from '../../../common/constants.ts';
import { isSensitiveCode } from '../../../common/cases/sensitive-cases.ts';
import type { Language } from '../../../common/format/language.ts';
import { isOverdue } from '../../cases/overdue.ts';
import { detectLanguage } from '../../content/text-language.ts';
import { allows } from '../../core/policies.ts';
import { actsAsAdministrator, type Viewer } from '../../core/viewer.ts';
import { toUploadView, type UploadView } from '../../uploads/views.ts';
import {
  kindOfSide,
  mayAppealAgainFrom,
  obstacleToAppeal,
  sideOfKind,
  displayStatusOf,
  type AppealCase,
} from './appeal.ts';
import { toIso, toIsoOrNull } from '../json-times.ts';
import {
  mayAppeal,
  mayAppealResponse,
  mayModerate,
  mayReadCase,
  mayTurnOffAppeal,
  mayTurnOffResponseAppeal,
  sidesOf,
} from '../policy.ts';
import type { ResponseRow, ReviewRow } from '../queries/select-reviews.ts';
import type { AppealRow, NoteRow, ResponseAppealRow } from '../queries/select-status.ts';

import {
  mayAppealResponseAgainFrom,
  obstacleToResponseAppeal,
  type ResponseAppealCase,
} from './response-appeal.ts';

/** The status of a review, with its decision. */
export type StatusView = {
  state: ReviewDisplayStatus;
  reasonCode: DecisionReasonCode | null;
  /** The code in the reader's language; null like `reason`. */
  reasonName: string | null;
  /** The decision's text, for the author, the contractor and administrators. */
  reason: string | null;
  /** In which language they were written. */
  reasonLanguage: Language | null;
  /** The signals of screening, shown to the author and administrators. */
  signals: string[];
  decidedAt: string | null;
  decisionId: number | null;
  /** Whether the reader was given a statement of it, at decisions.show. */
  hasStatement: boolean;
};

export type NoteView = { id: number; body: string; author: string | null; createdAt: string };

/**
 * An appeal as its reader may know it. Its existence is public; its text and files are for the sides and
 * administrators.
 */
export type AppealView = {
  id: number;
  kind: AppealKind;
  state: AppealState;
  /** ISO 8601 UTC, like the other times. */
  filedAt: string;
  dueAt: string;
  /** It is open, and that day is over. */
  isLate: boolean;
  closedAt: string | null;
  /** Whether the reader's side filed it. */
  isMine: boolean;
  /** For the side that was refused: from when it may ask again without new evidence. */
  againFrom: string | null;
  onReason: string | null;
  offReason: string | null;
  /** Files of a sensitive case are for its appellant and administrators only. */
  files: UploadView[];
  isSensitive: boolean;
  /** The administrators' notes; null for other readers. */
  notes: NoteView[] | null;
};

type StatusRow = Pick<ReviewRow, 'status' | 'deletedAt' | 'holdSignals' | 'decision' | 'appeal'>;

const displayStatus = (row: StatusRow) =>
  displayStatusOf({ status: row.status, isDeleted: row.deletedAt !== null, holdSignals: row.holdSignals });

export function statusView(row: ReviewRow, viewer: Viewer): StatusView {
  const { decision } = row;
  const state = displayStatus(row);
  // A review on hold has signals instead of a reason.
  const mayRead = state !== 'held' && allows(mayReadCase(viewer, row));
  const reason = mayRead ? (decision?.reasonText ?? row.statusReason) : null;
  const seesSignals = actsAsAdministrator(viewer) || sidesOf(viewer, row).includes('author');
  return {
    state,
    ...reasonOf(decision),
    reason,
    reasonLanguage: reason === null ? null : detectLanguage(reason, 'english'),
    signals: seesSignals ? row.holdSignals : [],
    decidedAt: toIsoOrNull(decision?.decidedAt),
    decisionId: decision?.id ?? null,
    hasStatement: viewer !== null && (decision?.notifiedUserIds ?? []).includes(viewer.userId),
  };
}

const reasonOf = (decision: ReviewRow['decision']) => ({
  reasonCode: decision?.reasonCode ?? null,
  reasonName: decision?.reasonName ?? null,
});

type ViewContext = { viewer: Viewer; now: Date };

export function appealView(row: ReviewRow, viewContext: ViewContext): AppealView | null {
  const { appeal } = row;
  return appeal && viewOf(row, appeal, viewContext, () => againFrom(row, appeal));
}

/** The same of an appeal against the response. */
export function responseAppealView(row: ReviewRow, viewContext: ViewContext): AppealView | null {
  const appeal = row.response?.appeal ?? null;
  return appeal && viewOf(row, appeal, viewContext, () => responseAgainFrom(row));
}

function viewOf(
  row: ReviewRow,
  appeal: AppealRow | ResponseAppealRow,
  { viewer, now }: ViewContext,
  againFromOf: () => string | null,
): AppealView {
  const isMine = sidesOf(viewer, row).includes(sideOfKind(appeal.kind));
  const mayRead = allows(mayReadCase(viewer, row));
  return {
    id: appeal.id,
    kind: appeal.kind,
    state: appeal.state,
    filedAt: toIso(appeal.filedAt),
    dueAt: toIso(appeal.dueAt),
    isLate: isOverdue({ state: appeal.state, dueAt: new Date(appeal.dueAt) }, now),
    closedAt: toIsoOrNull(appeal.closedAt),
    isMine,
    againFrom: isMine ? againFromOf() : null,
    onReason: mayRead ? (appeal.onReason ?? null) : null,
    offReason: mayRead ? (appeal.offReason ?? null) : null,
    files: mayRead && maySeeFiles(appeal, isMine, viewer) ? (appeal.files ?? []).map(toUploadView) : [],
    isSensitive: mayRead && appeal.isSensitive === true,
    notes: allows(mayModerate(viewer, row)) ? (appeal.notes ?? []).map(noteView) : null,
  };
}

const maySeeFiles = ({ isSensitive }: { isSensitive?: boolean }, isMine: boolean, viewer: Viewer): boolean =>
  isSensitive !== true || isMine || actsAsAdministrator(viewer);

const againFrom = (row: ReviewRow, { kind }: AppealRow): string | null =>
  mayAppealAgainFrom(kind, caseOf(row))?.toISOString() ?? null;

const responseAgainFrom = ({ response }: ReviewRow): string | null =>
  (response && mayAppealResponseAgainFrom(responseCaseOf(response))?.toISOString()) ?? null;

const noteView = ({ id, body, author, createdAt }: NoteRow): NoteView => ({
  id,
  body,
  author,
  createdAt: toIso(createdAt),
});

export type CanAppeal = {
  appeal: boolean;
  /** Only new evidence makes an appeal possible now: the time until which it is needed (ISO 8601 UTC); else null. */
  appealWithEvidence: string | null;
  offAppeal: boolean;
};
const CANNOT_APPEAL: CanAppeal = { appeal: false, appealWithEvidence: null, offAppeal: false };

/** Whether the reader may file an appeal now, or withdraw one. */
export function canAppeal(row: ReviewRow, viewer: Viewer, now: Date): CanAppeal {
  if (viewer === null) return CANNOT_APPEAL;
  const openKind = row.appeal?.state === 'open' ? row.appeal.kind : null;
  const appealed = caseOf(row);
  const kinds = allows(mayAppeal(viewer, row)) ? sidesOf(viewer, row).map(kindOfSide) : [];
  const isOpenTo = (newEvidence: boolean) => (kind: ReviewAppealKind) =>
    obstacleToAppeal(kind, appealed, { now, newEvidence }) === null;
  const appeal = kinds.some(isOpenTo(false));
  const withEvidence = appeal ? undefined : kinds.find(isOpenTo(true));
  return {
    appeal,
    appealWithEvidence: (withEvidence && mayAppealAgainFrom(withEvidence, appealed)?.toISOString()) ?? null,
    offAppeal: openKind !== null && allows(mayTurnOffAppeal(viewer, row, openKind)),
  };
}

/** The same about the response to the review. */
export function canAppealResponse(row: ReviewRow, viewer: Viewer, now: Date): CanAppeal {
  const { response } = row;
  if (viewer === null || response === null) return CANNOT_APPEAL;
  const appealed = responseCaseOf(response);
  const mayFile = allows(mayAppealResponse(viewer, row));
  const isOpenTo = (newEvidence: boolean) =>
    mayFile && obstacleToResponseAppeal(appealed, { now, newEvidence }) === null;
  const appeal = isOpenTo(false);
  const isOpen = response.appeal?.state === 'open';
  return {
    appeal,
    appealWithEvidence:
      !appeal && isOpenTo(true) ? (mayAppealResponseAgainFrom(appealed)?.toISOString() ?? null) : null,
    offAppeal: isOpen && allows(mayTurnOffResponseAppeal(viewer, row)),
  };
}

function responseCaseOf({ status, decisionId, editedAt, appeal }: ResponseRow): ResponseAppealCase {
  return {
    displayStatus: status,
    decisionId,
    editedAt: editedAt === null ? null : new Date(editedAt),
    latest: appeal && latestOf(appeal),
  };
}

const latestOf = ({ state, againstDecisionId, rejectedAt }: AppealRow | ResponseAppealRow) => ({
  state,
  againstDecisionId: againstDecisionId ?? null,
  rejectedAt: rejectedAt ? new Date(rejectedAt) : null,
});

/** The facts that decide whether a review may be appealed, from its row. */
export function caseOf(row: StatusRow): AppealCase {
  const { decision, appeal } = row;
  return {
    displayStatus: displayStatus(row),
    decision: decision && {
      id: decision.id,
      decidedAt: new Date(decision.decidedAt),
      isSensitive: isSensitiveCode(decision.reasonCode),
    },
    latest: appeal && { kind: appeal.kind, ...latestOf(appeal) },
  };
}
