import type { DecisionAction } from '../../common/constants.ts';
import { htmlLang, type Language } from '../../common/format/language.ts';
import type { PostingView } from '../postings/views.ts';
import type { ReportRemovedKind } from '../../common/cases/reports.ts';
import type { ReportedAbout } from '../reports/queries/reported-about.ts';
import type { DecidedComment } from '../postings/comments/queries/decided-comment.ts';
import type { ReviewView } from '../reviews/views.ts';
import type { StatementRow } from './queries/find-statement.ts';

/** The words a decision is about, as its reader may read them today. */
export type AboutText = {
  of: 'review' | 'response' | 'posting' | 'comment' | 'passage' | ReportRemovedKind;
  /** '' where it has none. */
  title: string;
  /** '' where these words are not for this reader: they were never shown. */
  body: string;
  /** Of the words, for screen readers; null where it is not known. */
  lang: string | null;
  /** Whether the words were changed after the decision. */
  changedSince: boolean;
  /** Of a photo. */
  photo?: { url: string; small: string };
};

/** The text of the review for this reader, or of its response where the decision is about that. */
export function textOfReview(row: StatementRow, review: ReviewView): AboutText | null {
  if (!isAboutResponse(row)) return { of: 'review', ...wordsOf(review), ...since(row, review.editedAt) };
  const { response } = review;
  if (response === null) return null;
  return { of: 'response', title: '', body: response.body, lang: null, ...since(row, response.editedAt) };
}

export function textOfPosting(row: StatementRow, posting: PostingView): AboutText {
  return { of: 'posting', ...wordsOf(posting), ...since(row, posting.editedAt) };
}

/** A comment has no title of its own. */
export const textOfComment = (row: StatementRow, comment: DecidedComment): AboutText => ({
  of: 'comment',
  ...wordsOf({ title: '', ...comment }),
  ...since(row, comment.editedAt?.toISOString() ?? null),
});

/** The words or the photo that a report took down or hid, for its author. */
export const textOfReported = (
  of: ReportRemovedKind | 'passage',
  { body, language, photo }: ReportedAbout,
): AboutText => ({
  of,
  title: '',
  body,
  lang: language === null ? null : htmlLang(language),
  changedSince: false,
  ...(photo === null ? {} : { photo: { url: photo.url, small: photo.small } }),
});

const isAboutResponse = ({ action, subjectType, againstType }: StatementRow): boolean =>
  subjectType === 'response' ||
  againstType === 'response' ||
  (action as DecisionAction).startsWith('response.');

const wordsOf = ({ title, body, language }: { title: string; body: string; language: Language }) => ({
  title,
  body,
  lang: htmlLang(language),
});

const since = ({ decidedAt }: StatementRow, editedAt: string | null) => ({
  changedSince: editedAt !== null && new Date(editedAt) > decidedAt,
});
