import type { AppealKind, AppealState, ReviewDisplayStatus } from '../../common/constants.ts';
import type { Language } from '../../common/format/language.ts';
import type { WordMask } from '../../common/text/word-mask.ts';
import type { Choices } from '../contractors/reference-lists.ts';
import type { ReasonView } from '../decisions/reason-codes.ts';
import type { CaseView } from './case-views.ts';
import type { AdminView } from './admin-view.ts';
import type { ListPage } from './list-query.ts';
import type { AppealedRegionRow, AppealRow } from './queries/list-appeals.ts';
import type { CaseRow } from './queries/list-cases.ts';

const EXCERPT_LENGTH = 160;

/** A review in the moderation list; words are masked. Times are ISO 8601 UTC. */
export type CaseItem = {
  id: number;
  /** Sent with a decision about several reviews, so that each is about a fully read one. */
  version: number;
  lastDecisionId: number;
  title: string;
  excerpt: string;
  stars: number;
  language: Language;
  createdAt: string;
  state: ReviewDisplayStatus;
  /** On hold for longer than its author was told that the check takes. */
  isLate: boolean;
  isAppealed: boolean;
  signals: string[];
  /** null: a former member. */
  author: string | null;
  contractor: { slug: string; name: string };
  region: string | null;
  response: CaseRow['response'];
};

export function toCaseItem(row: CaseRow, mask: WordMask): CaseItem {
  return {
    id: row.id,
    version: row.version,
    lastDecisionId: row.lastDecisionId,
    title: mask(row.title),
    excerpt: excerptOf(mask(row.body)),
    stars: row.overall,
    language: row.language,
    createdAt: row.createdAt.toISOString(),
    state: stateOf(row),
    isLate: row.isLate,
    isAppealed: row.isAppealed,
    signals: row.signals,
    author: row.authorLeft ? null : mask(row.authorName),
    contractor: { slug: row.contractorSlug, name: row.contractorName },
    region: row.region,
    response: row.response,
  };
}

export function stateOf({ isDeleted, isActive, isOnHold }: CaseRow): ReviewDisplayStatus {
  if (isDeleted) return 'deleted';
  if (isActive) return 'active';
  return isOnHold ? 'held' : 'inactive';
}

export function excerptOf(text: string): string {
  const letters = [...text.replace(/\s+/gu, ' ')];
  return letters.length <= EXCERPT_LENGTH
    ? letters.join('')
    : `${letters.slice(0, EXCERPT_LENGTH).join('')}…`;
}

export type AppealItem = {
  id: number;
  reviewId: number;
  kind: AppealKind;
  state: AppealState;
  filedAt: string;
  dueAt: string;
  isLate: boolean;
  by: string | null;
  title: string;
  stars: number;
  contractor: { slug: string; name: string };
  region: string | null;
};

export function toAppealItem(row: AppealRow, mask: WordMask): AppealItem {
  return {
    id: row.id,
    reviewId: row.reviewId,
    kind: row.kind,
    state: row.state,
    filedAt: row.filedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    isLate: row.isLate,
    by: row.by,
    title: mask(row.title),
    stars: row.overall,
    contractor: { slug: row.contractorSlug, name: row.contractorName },
    region: row.region,
  };
}

export type AppealedRegion = {
  id: number;
  /** null: contractors without a known region. */
  slug: string | null;
  name: string | null;
  open: number;
  late: number;
  oldest: string;
  nextDue: string;
};

export function toAppealedRegion(row: AppealedRegionRow): AppealedRegion {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    open: row.open,
    late: row.late,
    oldest: row.oldest.toISOString(),
    nextDue: row.nextDue.toISOString(),
  };
}

type CasePage = {
  admin: AdminView;
  opened: CaseView | null;
  reasons: ReasonView[];
  regions: Choices['regions'];
};
export type ModerationView = CasePage & { cases: ListPage<CaseItem> };
export type AppealsView = CasePage & { appeals: ListPage<AppealItem> };
export type AppealedRegionsView = { admin: AdminView; regions: ListPage<AppealedRegion> };
