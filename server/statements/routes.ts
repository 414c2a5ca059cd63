import * as z from 'zod';
import type { DecisionAction, DecisionParty } from '../../common/constants.ts';
import { inertia } from '../core/answers.ts';
import type { ReadContext } from '../core/context.ts';
import { unauthenticated } from '../core/errors.ts';
import { signedIn } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { id } from '../core/validation.ts';
import { actsAsAdministrator, type SignedIn } from '../core/viewer.ts';
import { SUBJECTS } from '../subjects.ts';
import { appealsAgainst, caseOf } from '../cases/queries/decision-appeals.ts';
import { stillStands } from '../cases/queries/still-stands.ts';
import { toDecisionAppealView } from '../cases/views.ts';
import { isAppealableBy } from '../cases/appealable-decision.ts';
import { reasonNames } from '../decisions/reason-codes.ts';
import { mayReadRemoved } from '../postings/policy.ts';
import { decidedComment } from '../postings/comments/queries/decided-comment.ts';
import { findPosting } from '../postings/queries/find-posting.ts';
import { toPostingView } from '../postings/views.ts';
import { photosTakenAwayBy } from '../reviews/photos.ts';
import { findOwnReview, findReviewLeft } from '../reviews/queries/own-reviews.ts';
import type { ReviewView } from '../reviews/views.ts';
import { passageAbout, reportedAbout } from '../reports/queries/reported-about.ts';
import { isRemovedByReport } from '../reports/removable.ts';
import { textOfComment, textOfPosting, textOfReported, textOfReview, type AboutText } from './about-text.ts';
import { findStatement, markRead, type StatementRow } from './queries/find-statement.ts';
import { unclaimedSlugOf } from './queries/unclaimed-slug.ts';
import { listStatements } from './queries/list-statements.ts';
import { toListedStatements } from './listed-view.ts';
import { againstOf, kindOf, toStatementView } from './views.ts';
import { wayOnFrom } from './way-to-appeal.ts';

const LAST_PAGE = 100_000;
const listQuery = z.object({ page: z.coerce.number().int().min(1).max(LAST_PAGE).catch(1) });

/**
 * The statements of decisions for the users they concern: the reason, the changes, and the possible next
 * steps.
 */
export function addStatementRoutes(routes: Routes): void {
  routes.page('statements.index', {
    query: listQuery,
    policy: signedIn,
    handle: async (context, { query }) => {
      const user = signedInOf(context);
      const { rows, pagination } = await listStatements(context, user.userId, query.page);
      const nameOf = await reasonNames(context.database, context.language);
      return inertia('decisions/mine', {
        statements: toListedStatements(rows, nameOf, context.now),
        pagination,
      });
    },
  });

  // The query selects the reader's own statements; other users get a 404.
  routes.page('decisions.show', {
    params: z.object({ id: id() }),
    policy: signedIn,
    handle: async (context, { params }) => {
      const row = await findStatement(context, params.id, signedInOf(context));
      if (row.statementId !== null) await markRead(context, row.statementId);
      const [onward, nameOf, photos] = await Promise.all([
        onwardFrom(context, row),
        reasonNames(context.database, context.language),
        row.party === 'author' ? photosTakenAwayBy(context, row.id) : [],
      ]);
      const writeTo = context.config.operator.email;
      return inertia('decisions/show', toStatementView(row, { ...onward, nameOf, photos, writeTo }));
    },
  });
}

function signedInOf({ viewer }: ReadContext): SignedIn {
  if (!viewer) throw unauthenticated();
  return viewer;
}

/** The reader's possible next steps after a decision, and their appeals so far. */
async function onwardFrom(context: ReadContext, row: StatementRow) {
  const { id: decisionId, appealUntil } = row;
  const party = row.party as DecisionParty | null;
  const action = row.action as DecisionAction;
  const isAppealable = party !== null && appealUntil !== null && isAppealableBy(action, party);
  const [review, appeals, stands, unclaimedSlug] = await Promise.all([
    reviewOf(context, row),
    isAppealable ? appealsAgainst(context, decisionId) : [],
    isAppealable ? stillStands(context, SUBJECTS, { id: decisionId, action }) : null,
    action === 'claim.rejected' ? unclaimedSlugOf(context, row.contractorId) : null,
  ]);
  const decisionCase = stands && caseOf(row, appeals, stands);
  const stated = { id: decisionId, action, kind: kindOf(row), party, appealUntil, against: againstOf(row) };
  const wayOn = wayOnFrom(
    stated,
    { review, decisionCase, unclaimedSlug, isPostingOnHold: row.isPostingOnHold },
    context.now,
  );
  const text = review
    ? textOfReview(row, review)
    : ((await reportedTextOf(context, row)) ?? (await postingTextOf(context, row)));
  return { wayOn, appeals: appeals.map(toDecisionAppealView), text };
}

/** The review behind a decision, for who was told of it in a part in it, and for administrators. */
async function reviewOf(context: ReadContext, { party, reviewId }: StatementRow): Promise<ReviewView | null> {
  if (party === 'author' || party === 'contractor') return findOwnReview(context, reviewId, party);
  return actsAsAdministrator(context.viewer) ? findReviewLeft(context, reviewId) : null;
}

/** Something that a report took down is told to its author alone, and to administrators. */
async function reportedTextOf(context: ReadContext, row: StatementRow): Promise<AboutText | null> {
  const { subjectType, subjectId, againstType, againstSubjectId } = row;
  if (subjectType === 'passage') {
    const hidden = await passageAbout(context, subjectId);
    return hidden === null || hidden.body === '' ? null : textOfReported('passage', hidden);
  }
  const [kind, id] = isRemovedByReport(subjectType)
    ? [subjectType, subjectId]
    : [againstType ?? '', againstSubjectId ?? 0];
  if (!isRemovedByReport(kind)) return null;
  const reported = await reportedAbout(context, kind, id);
  return reported && textOfReported(kind, reported);
}

async function postingTextOf(context: ReadContext, row: StatementRow): Promise<AboutText | null> {
  if (row.commentId !== null) {
    const comment = await decidedComment(context, row.commentId);
    return comment && mayReadRemoved(context.viewer, comment) ? textOfComment(row, comment) : null;
  }
  if (row.postingId === null) return null;
  const found = await findPosting(context, row.postingId);
  if (found.status !== 'active' && !mayReadRemoved(context.viewer, found)) return null;
  return textOfPosting(row, await toPostingView(context, found));
}
