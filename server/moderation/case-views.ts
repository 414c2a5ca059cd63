import type { AppealKind, AppealState, ReviewAppealKind } from '../../common/constants.ts';
import { isOverdue } from '../cases/overdue.ts';
import type { SensitiveTopic } from '../../common/cases/sensitive-cases.ts';
import type { NoteView } from '../reviews/appeals/appeal-views.ts';
import { toIso, toIsoOrNull } from '../reviews/json-times.ts';
import { photoViews, type PhotoView } from '../uploads/photos.ts';
import type { ReviewView } from '../reviews/views.ts';
import { toUploadView, type UploadView } from '../uploads/views.ts';
import type { PendingAppeal } from './decision-appeals/queries/pending-appeals.ts';
import type { FiledAppeal, WrittenResponse, WrittenRow } from './queries/review-case.ts';
import type { SideRow, SidesRow } from './queries/side-histories.ts';
import type { DecisionView } from './views.ts';

/**
 * Texts as they were written: admin pages show them masked, and unmasked on request. Times are ISO 8601 UTC.
 */
export type KeptText = {
  version: number;
  writtenAt: string;
  title: string | null;
  body: string;
  stars: number | null;
  /** The administrator's edit that made this version. */
  decisionId: number | null;
};
export type CaseResponse = {
  id: number;
  body: string;
  /** Sent with a decision about it: the version that was read. */
  version: number;
  state: WrittenResponse['state'];
  /** The signals of screening, where it is on hold. */
  signals: string[];
  createdAt: string;
  editedAt: string | null;
  versions: KeptText[];
};
export type CaseAppeal = {
  id: number;
  kind: AppealKind;
  state: AppealState;
  by: string | null;
  filedAt: string;
  dueAt: string;
  closedAt: string | null;
  isLate: boolean;
  onReason: string;
  offReason: string | null;
  isSensitive: boolean;
  topic: SensitiveTopic | null;
  files: UploadView[];
  notes: NoteView[];
};
type SideView = Omit<SideRow, 'since' | 'decisions'> & {
  since: string | null;
  decisions: SideRow['decisions'];
};
export type AuthorSide = SideView & { profileId: number; userId: number | null; hasLeft: boolean };
export type ContractorSide = SideView & {
  id: number;
  slug: string;
  claimed: boolean;
  region: string | null;
  responses: number;
};

/** An action that an administrator may take in a case, about the review or about the response to it. */
export type CaseActionName = ReviewActionName | `response_${ReviewActionName}`;
export type ReviewActionName = 'accept' | 'reject' | 'activate' | 'deactivate' | 'edit' | 'remove';

/** Everything needed to decide about a review, on one screen. */
export type CaseView = {
  id: number;
  review: ReviewView;
  written: { title: string; body: string };
  versions: KeptText[];
  response: CaseResponse | null;
  /** The latest first. */
  appeals: CaseAppeal[];
  /** Appeals against other decisions about it, decided first. */
  waiting: PendingAppeal[];
  /** Of this review, the latest first. */
  decisions: DecisionView[];
  /** The photos that each decision removed. */
  takenAway: { decisionId: number; photos: PhotoView[] }[];
  /** Sent with a decision, so that it is about a fully read case; 0: there was no decision yet. */
  lastDecisionId: number;
  author: AuthorSide;
  contractor: ContractorSide;
  /** The reason why this administrator may not act here, or not decide the open appeal; null: they may. */
  refusal: string | null;
  appealRefusal: string | null;
  /** The same of the open appeal against the response. */
  responseAppealRefusal: string | null;
  /** The actions that this administrator may take now. */
  can: CaseActionName[];
  /** The kind of the appeal that `accept` and `reject` decide; null: none is open. */
  appealKind: ReviewAppealKind | null;
};

type Parts = {
  review: ReviewView;
  written: WrittenRow;
  sides: SidesRow;
  decisions: DecisionView[];
  waiting: PendingAppeal[];
  now: Date;
  refusal: string | null;
  appealRefusal: string | null;
  responseAppealRefusal: string | null;
};

export function toCaseView(parts: Parts): Omit<CaseView, 'can' | 'appealKind'> {
  const { review, written, sides, decisions, waiting, now, refusal, appealRefusal, responseAppealRefusal } =
    parts;
  return {
    id: review.id,
    review,
    written: { title: written.title, body: written.body },
    versions: written.versions
      .filter(({ version }) => version < review.version)
      .map(({ version, createdAt, title, body, stars, decisionId }) => ({
        version,
        writtenAt: toIso(createdAt),
        title,
        body,
        stars,
        decisionId,
      })),
    response: written.response && responseOf(written.response),
    appeals: written.appeals.map((appeal) => appealOf(appeal, now)),
    waiting,
    decisions,
    takenAway: written.takenAway.map(({ decisionId, photos }) => ({
      decisionId,
      photos: photoViews(photos),
    })),
    lastDecisionId: decisions[0]?.id ?? 0,
    author: authorOf(sides.author),
    contractor: contractorOf(sides.contractor),
    refusal,
    appealRefusal,
    responseAppealRefusal,
  };
}

function responseOf(response: WrittenResponse): CaseResponse {
  return {
    id: response.id,
    body: response.body,
    version: Math.max(1, ...response.versions.map(({ version }) => version)),
    state: response.state,
    signals: response.signals,
    createdAt: toIso(response.createdAt),
    editedAt: toIsoOrNull(response.editedAt),
    versions: response.versions
      .filter(({ body }) => body !== response.body)
      .map(({ version, createdAt, body, decisionId }) => ({
        version,
        writtenAt: toIso(createdAt),
        title: null,
        body,
        stars: null,
        decisionId,
      })),
  };
}

function appealOf(appeal: FiledAppeal, now: Date): CaseAppeal {
  return {
    id: appeal.id,
    isSensitive: appeal.isSensitive,
    topic: appeal.topic,
    kind: appeal.kind,
    state: appeal.state,
    by: appeal.by,
    filedAt: toIso(appeal.filedAt),
    dueAt: toIso(appeal.dueAt),
    closedAt: toIsoOrNull(appeal.closedAt),
    isLate: isOverdue({ state: appeal.state, dueAt: new Date(appeal.dueAt) }, now),
    onReason: appeal.onReason,
    offReason: appeal.offReason,
    files: appeal.files.map(toUploadView),
    notes: appeal.notes.map(({ id, body, author, createdAt }) => ({
      id,
      body,
      author,
      createdAt: toIso(createdAt),
    })),
  };
}

function sideOf(side: SideRow): SideView {
  return {
    name: side.name,
    since: toIsoOrNull(side.since),
    isInactive: side.isInactive,
    reviews: side.reviews,
    appeals: side.appeals,
    decisions: side.decisions.map(({ id, action, reviewId, decidedAt }) => ({
      id,
      action,
      reviewId,
      decidedAt: toIso(decidedAt),
    })),
  };
}

function authorOf(side: SidesRow['author']): AuthorSide {
  const { profileId, userId, hasLeft } = side;
  return { ...sideOf(side), profileId, userId, hasLeft };
}

function contractorOf(side: SidesRow['contractor']): ContractorSide {
  const { id, slug, claimed, region, responses } = side;
  return { ...sideOf(side), id, slug, claimed, region, responses };
}
