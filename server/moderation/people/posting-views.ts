import type { PostingStatus, PostingType } from '../../../common/constants.ts';
import type { Language } from '../../../common/format/language.ts';
import { regionOf, tradesOf, type NamedView, type ViewContext } from '../../contractors/views.ts';
import type { ReasonView } from '../../decisions/reason-codes.ts';
import type { SignedIn } from '../../core/viewer.ts';
import { transitionOpenTo, type CommentTransition } from '../../postings/comments/comment-transitions.ts';
import { isExpired } from '../../postings/expiry.ts';
import { isAuthor, isForOthers } from '../../postings/policy.ts';
import { isChanged } from '../../postings/posting-transitions.ts';
import { photoViews, type PhotoView } from '../../uploads/photos.ts';
import type { PendingAppeal } from '../decision-appeals/queries/pending-appeals.ts';
import type { AdminView } from '../admin-view.ts';
import type { ListPage } from '../list-query.ts';
import { toNoteItem, type NoteItem } from './note-view.ts';
import type { NoteRow } from './queries/notes.ts';
import type { CommentOfPostingRow } from './queries/comments-of-posting.ts';
import type { FoundPostingRow, PostingCaseRow, postingsBy } from './queries/posting-case.ts';
import type { DecisionItem } from './decision-view.ts';

/** The status that keeps it from being listed; `deleted`: by its author. */
export type PostingDisplayStatus = PostingStatus | 'held' | 'expired' | 'deleted';

/** A posting in an admin list. Times are ISO 8601 UTC; texts are as they were written. */
export type PostingItem = {
  id: number;
  type: PostingType;
  title: string;
  author: string;
  displayStatus: PostingDisplayStatus;
  publishedAt: string;
};
export type PostingCase = Omit<PostingItem, 'author'> & {
  body: string;
  language: Language;
  author: { userId: number | null; name: string; slug: string | null };
  region: NamedView | null;
  trades: NamedView[];
  photos: PhotoView[];
  /** YYYY-MM-DD */
  endsOn: string | null;
  expiresAt: string | null;
  editedAt: string | null;
  version: number;
  /** The latest first; the first is the current one. */
  versions: { version: number; title: string; body: string; at: string }[];
  /** The latest, removed ones included. */
  comments: CommentOfPosting[];
  decisions: DecisionItem[];
  /** An appeal that is decided first. */
  waiting: PendingAppeal[];
  notes: NoteItem[];
  /** The latest, sent along with a decision: 0 is none. */
  lastDecisionId: number;
  /** Another administrator has to decide. */
  isOwnCase: boolean;
  can: { remove: boolean; restore: boolean };
  /** The signals of screening, where it is on hold. */
  signals: string[];
};
/** A comment as administrators decide about it; its words are unmasked. */
export type CommentOfPosting = {
  id: number;
  body: string;
  language: Language;
  author: string;
  at: string;
  isRemoved: boolean;
  version: number;
  /** null: an appeal is decided first, or another administrator decides. */
  can: { transition: CommentTransition | null };
};
export type FoundPostingsView = {
  about: 'postings';
  admin: AdminView;
  postings: ListPage<PostingItem>;
  opened: PostingCase | null;
  reasons: ReasonView[];
};
/** One of those that an account published. */
export type PostingOfUser = {
  id: number;
  type: PostingType;
  title: string;
  at: string;
  displayStatus: PostingDisplayStatus;
};

type StoredStatus = {
  status: string;
  holdSignals: readonly string[];
  expiresAt: Date | null;
  deletedAt?: Date | null;
};

function displayStatusOf(
  { status, holdSignals, expiresAt, deletedAt = null }: StoredStatus,
  now: Date,
): PostingDisplayStatus {
  if (deletedAt !== null) return 'deleted';
  if (status === 'inactive') return holdSignals.length > 0 ? 'held' : 'inactive';
  return isExpired(expiresAt, now) ? 'expired' : 'active';
}

export const toPostingItem = (row: FoundPostingRow, now: Date): PostingItem => ({
  id: row.id,
  type: row.type,
  title: row.title,
  author: row.authorName,
  displayStatus: displayStatusOf(row, now),
  publishedAt: row.createdAt.toISOString(),
});

type CaseRows = {
  row: PostingCaseRow;
  comments: readonly CommentOfPostingRow[];
  decisions: DecisionItem[];
  waiting: PendingAppeal[];
  notes: readonly NoteRow[];
};
type CaseReader = { viewContext: ViewContext; now: Date; viewer: SignedIn; hasOther: boolean };

export function toPostingCase(
  { row, comments, decisions, waiting, notes }: CaseRows,
  { viewContext, now, viewer, hasOther }: CaseReader,
): PostingCase {
  const isOwnCase = isForOthers(viewer, row, hasOther);
  const mayDecide = !isOwnCase && !row.isAppealed;
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    body: row.body,
    language: row.language,
    displayStatus: displayStatusOf(row, now),
    author: { userId: row.authorUserId, name: row.authorName, slug: row.authorSlug },
    region: regionOf(row.regionId, viewContext),
    trades: tradesOf(row.tradeIds, viewContext),
    photos: photoViews(row.photos),
    endsOn: row.endsOn,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    editedAt: row.editedAt?.toISOString() ?? null,
    publishedAt: row.createdAt.toISOString(),
    version: row.version,
    versions: row.versions.map(({ version, title, body, at }) => ({
      version,
      title,
      body,
      at: new Date(at).toISOString(),
    })),
    comments: comments.map((comment) => toCommentOfPosting(comment, { viewer, hasOther })),
    decisions,
    waiting,
    // An administrator does not see the others' notes about themselves.
    notes: isAuthor(viewer, row) ? [] : notes.map(toNoteItem),
    lastDecisionId: decisions[0]?.id ?? 0,
    isOwnCase,
    can: {
      remove: mayDecide && !isChanged(row, 'remove'),
      restore: mayDecide && !isChanged(row, 'restore'),
    },
    signals: row.holdSignals,
  };
}

function toCommentOfPosting(
  row: CommentOfPostingRow,
  { viewer, hasOther }: Pick<CaseReader, 'viewer' | 'hasOther'>,
): CommentOfPosting {
  const { id, body, language, author, version } = row;
  const mayDecide = !row.isAppealed && !isForOthers(viewer, row, hasOther);
  return {
    id,
    body,
    language,
    author,
    isRemoved: row.status === 'inactive',
    version,
    at: row.createdAt.toISOString(),
    can: { transition: mayDecide ? transitionOpenTo(row) : null },
  };
}

export const toPostingOfUser = (
  row: Awaited<ReturnType<typeof postingsBy>>[number],
  now: Date,
): PostingOfUser => ({
  id: row.id,
  type: row.type as PostingType,
  title: row.title,
  at: row.createdAt.toISOString(),
  displayStatus: displayStatusOf(row, now),
});
