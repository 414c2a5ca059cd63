import { route } from '../../../common/routes/route-table.ts';
import type { ClaimEvidence, ClaimState } from '../../../common/constants.ts';
import { isOverdue } from '../../cases/overdue.ts';
import { hasEvidence, isOwnText, obstacleToAccept, type AcceptCase } from '../../contractors/claims/claim.ts';
import type { ScreeningSignal } from '../../screening/signals.ts';
import type { ReasonView } from '../../decisions/reason-codes.ts';
import type { AdminView } from '../admin-view.ts';
import type { ListPage } from '../list-query.ts';
import { toNoteItem, type NoteItem } from './note-view.ts';
import type { ClaimCaseRow, ClaimOnContractorRow } from './queries/claim-case.ts';
import type { ClaimRow } from './queries/list-claims.ts';
import type { NoteRow } from './queries/notes.ts';

/** A claim in the queue. Times are ISO 8601 UTC. */
export type ClaimItem = {
  id: number;
  state: ClaimState;
  evidence: ClaimEvidence;
  hasEvidence: boolean;
  filedAt: string;
  dueAt: string;
  isLate: boolean;
  contractor: { slug: string; name: string; city: string | null };
  claimant: { id: number; name: string };
};
export type ClaimCase = ClaimItem & {
  email: string | null;
  confirmedAt: string | null;
  codes: { sent: number; attempts: number };
  document: { url: string; name: string } | null;
  message: string | null;
  /** The signals of screening in the message. */
  messageSignals: ScreeningSignal[];
  closedAt: string | null;
  business: {
    id: number;
    website: string | null;
    email: string | null;
    phone: string | null;
    licenseNumber: string | null;
    source: string | null;
    isClaimed: boolean;
  };
  person: {
    email: string;
    emailVerified: boolean;
    isActive: boolean;
    joinedAt: string;
    reviewsGiven: number;
    /** The business that the claimant manages already; `joins`: it becomes part of this one. */
    otherBusiness: { name: string; joins: boolean; reviews: number } | null;
    /** Reviews of this very business, by number. */
    ownReviews: number[];
  };
  /** All claims ever filed on this business, this one too. */
  claims: {
    id: number;
    state: ClaimState;
    claimant: string;
    evidence: ClaimEvidence;
    at: string;
    decidedBy: string | null;
    reason: string | null;
  }[];
  notes: NoteItem[];
  can: { accept: boolean; reject: boolean };
};
export type ClaimsView = {
  admin: AdminView;
  claims: ListPage<ClaimItem>;
  opened: ClaimCase | null;
  reasons: ReasonView[];
};

export function toClaimItem(row: ClaimRow, now: Date): ClaimItem {
  return {
    id: row.id,
    state: row.state,
    evidence: row.evidence,
    hasEvidence: hasEvidence(row),
    filedAt: row.filedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    isLate: isOverdue(row, now),
    contractor: { slug: row.contractorSlug, name: row.contractorName, city: row.contractorCity },
    claimant: { id: row.claimantId, name: row.claimantName },
  };
}

type ClaimRows = {
  row: ClaimCaseRow;
  claims: readonly ClaimOnContractorRow[];
  notes: readonly NoteRow[];
};

export function toClaimCase(
  { row, claims, notes }: ClaimRows,
  { userId, now }: { userId: number; now: Date },
): ClaimCase {
  const isOwn = row.claimantId === userId;
  const isOpen = row.state === 'open' && !isOwn;
  return {
    ...toClaimItem(row, now),
    email: row.email,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    codes: { sent: row.codesSent, attempts: row.codeAttempts },
    document: documentOf(row),
    message: row.message,
    messageSignals: row.messageSignals,
    closedAt: row.closedAt?.toISOString() ?? null,
    business: {
      id: row.contractorId,
      website: row.website,
      email: row.listedEmail,
      phone: row.phone,
      licenseNumber: row.licenseNumber,
      source: row.source,
      isClaimed: row.ownerId !== null,
    },
    person: {
      email: row.claimantEmail,
      emailVerified: row.emailVerified,
      isActive: row.isActive,
      joinedAt: row.joinedAt.toISOString(),
      reviewsGiven: row.reviewsGiven,
      otherBusiness: otherBusinessOf(row),
      ownReviews: row.ownReviews,
    },
    claims: claims.map((claim) => ({
      id: claim.id,
      state: claim.state as ClaimState,
      claimant: claim.claimant,
      evidence: claim.evidence as ClaimEvidence,
      at: (claim.closedAt ?? claim.filedAt).toISOString(),
      decidedBy: claim.decidedBy,
      reason: claim.reason,
    })),
    notes: isOwn ? [] : notes.map(toNoteItem),
    can: {
      accept: isOpen && obstacleToAccept(acceptCaseOf(row)) === null,
      reject: isOpen,
    },
  };
}

function acceptCaseOf(row: ClaimCaseRow): AcceptCase {
  const other = otherBusinessOf(row);
  return {
    claim: row,
    isOwned: row.ownerId !== null,
    isClaimantActive: row.isActive,
    own: other && { isOwnText: other.joins },
  };
}

function otherBusinessOf(row: ClaimCaseRow): ClaimCase['person']['otherBusiness'] {
  if (row.otherBusiness === null) return null;
  const joins = isOwnText({ source: row.otherSource, hiddenAt: row.otherHiddenAt });
  return { name: row.otherBusiness, joins, reviews: row.otherReviews ?? 0 };
}

function documentOf({ fileKey, fileName }: ClaimCaseRow): ClaimCase['document'] {
  if (fileKey === null || fileName === null) return null;
  return { url: route('uploads.show', { key: fileKey }), name: fileName };
}
