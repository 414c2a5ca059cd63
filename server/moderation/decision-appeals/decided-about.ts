import type { AppealableAction, PostingType, Role } from '../../../common/constants.ts';
import type { ReportRemovedKind } from '../../../common/cases/reports.ts';
import type { Language } from '../../../common/format/language.ts';
import type { ReadContext } from '../../core/context.ts';
import { photosTakenAwayBy } from '../../reviews/photos.ts';
import type { PhotoView } from '../../uploads/photos.ts';
import { excerptOf } from '../list-views.ts';
import {
  changeOfResponse,
  changeOfReview,
  listingDecidedAbout,
  postingDecidedAbout,
  redFlagDecidedAbout,
  responseDecidedAbout,
  reviewDecidedAbout,
  type Change,
  type ListingName,
  type PostingDecidedAbout,
  type RedFlagDecidedAbout,
  type ReviewDecidedAbout,
} from './queries/decided-about.ts';
import { decidedComment, type DecidedComment } from '../../postings/comments/queries/decided-comment.ts';
import { passageAbout, reportedAbout, type ReportedAbout } from '../../reports/queries/reported-about.ts';
import type { DecisionAppealCaseRow } from './queries/decision-appeal-case.ts';

export type ReviewAbout = {
  id: number;
  title: string;
  excerpt: string;
  stars: number;
  language: Language;
  contractor: { slug: string; name: string };
};
export type CommentAbout = {
  id: number;
  posting: { id: number; title: string };
  body: string;
  language: Language;
};
export type PostingAbout = { id: number; type: PostingType; title: string; body: string; language: Language };

/** The subject of the decision, unmasked; null: it is of another kind, or its author deleted it. */
export type DecidedAbout = {
  review: ReviewAbout | null;
  response: string | null;
  posting: PostingAbout | null;
  comment: CommentAbout | null;
  reported: ReportedAbout | null;
  /** The words that an edit changed, and the photos that it took away. */
  change: Change | null;
  photos: PhotoView[];
  role: { before: Role; after: Role } | null;
  /** The reports about a business, and its answer. */
  redFlag: RedFlagDecidedAbout | null;
  /** `mergedInto`: the one that it was merged into. */
  listing: (ListingName & { mergedInto: ListingName | null }) | null;
};
const NOTHING: DecidedAbout = {
  review: null,
  response: null,
  posting: null,
  comment: null,
  reported: null,
  change: null,
  photos: [],
  role: null,
  redFlag: null,
  listing: null,
};

type Read = (context: ReadContext, row: DecisionAppealCaseRow) => Promise<Partial<DecidedAbout>>;

const readReview = async (context: ReadContext, reviewId: number | null): Promise<ReviewAbout | null> => {
  const row = reviewId === null ? undefined : await reviewDecidedAbout(context, reviewId);
  return row ? toReviewAbout(row) : null;
};

const readResponse: Read = async (context, { reviewId, subjectId }) => {
  const review = await readReview(context, reviewId);
  return { review, response: review && (await responseDecidedAbout(context, subjectId)) };
};

const readReported =
  (kind: ReportRemovedKind): Read =>
  async (context, { subjectId }) => ({ reported: await reportedAbout(context, kind, subjectId) });

const READ: Readonly<Record<AppealableAction, Read>> = {
  'review.edited': async (context, { reviewId, decisionId }) => {
    const review = await readReview(context, reviewId);
    if (review === null) return {};
    const [change, photos] = [
      await changeOfReview(context, decisionId),
      await photosTakenAwayBy(context, decisionId),
    ];
    return { review, change: change ?? null, photos };
  },
  'response.deactivated': readResponse,
  'response.deleted': readResponse,
  'response.edited': async (context, row) => {
    const about = await readResponse(context, row);
    const isThere = about.response !== null && about.response !== undefined;
    return { ...about, change: (isThere && (await changeOfResponse(context, row.decisionId))) || null };
  },
  'posting.removed': async (context, { subjectId }) => {
    const row = await postingDecidedAbout(context, subjectId);
    return { posting: row ? toPostingAbout(row) : null };
  },
  'comment.removed': async (context, { subjectId }) => {
    const row = await decidedComment(context, subjectId);
    return { comment: row ? toCommentAbout(row) : null };
  },
  'message.removed': readReported('message'),
  'invitation.removed': readReported('invitation'),
  'partner_rating.removed': readReported('partner_rating'),
  'photo.removed': readReported('photo'),
  'passage.hidden': async (context, { subjectId }) => ({ reported: await passageAbout(context, subjectId) }),
  'user.role_changed': async (_context, { before, after }) => ({
    role: { before: before['role'] as Role, after: after['role'] as Role },
  }),
  'listing.hidden': async (context, { subjectId }) => ({
    listing: await listingDecidedAbout(context, { id: subjectId, mergedIntoId: null }),
  }),
  'listing.closed': async (context, { subjectId }) => ({
    listing: await listingDecidedAbout(context, { id: subjectId, mergedIntoId: null }),
  }),
  'listing.merged': async (context, { subjectId, after }) => ({
    listing: await listingDecidedAbout(context, {
      id: subjectId,
      mergedIntoId: Number(after['merged_into']),
    }),
  }),
  'job_proof.revoked': async (context, { reviewId }) => ({ review: await readReview(context, reviewId) }),
  'red_flag.published': async (context, { subjectId }) => ({
    redFlag: await redFlagDecidedAbout(context, subjectId),
  }),
};

/** The subject of an appeal, for the administrators who decide it. */
export const readDecidedAbout = async (
  context: ReadContext,
  row: DecisionAppealCaseRow,
): Promise<DecidedAbout> => ({ ...NOTHING, ...(await READ[row.action](context, row)) });

const toReviewAbout = (row: ReviewDecidedAbout): ReviewAbout => ({
  id: row.id,
  title: row.title,
  excerpt: excerptOf(row.body),
  stars: row.overall,
  language: row.language,
  contractor: { slug: row.contractorSlug, name: row.contractorName },
});

const toCommentAbout = ({ id, postingId, postingTitle, body, language }: DecidedComment): CommentAbout => ({
  id,
  posting: { id: postingId, title: postingTitle },
  body,
  language,
});

const toPostingAbout = ({ id, type, title, body, language }: PostingDecidedAbout): PostingAbout => ({
  id,
  type,
  title,
  body,
  language,
});
