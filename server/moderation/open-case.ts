import type { ReadContext } from '../core/context.ts';
import type { Verdict } from '../core/policies.ts';
import { reasonNames } from '../decisions/reason-codes.ts';
import { mayDecideAppeal } from '../cases/other-administrator.ts';
import { mayModerate } from '../reviews/policy.ts';
import { keyOf } from '../reviews/queries/lock-case.ts';
import { selectReviews } from '../reviews/queries/select-reviews.ts';
import { toReviewViews, type ReviewView } from '../reviews/views.ts';
import { caseActions, openAppealKind } from './case-actions.ts';
import { toCaseView, type CaseView } from './case-views.ts';
import { pendingAppeals } from './decision-appeals/queries/pending-appeals.ts';
import { isKeptFrom } from './own-case.ts';
import { withoutOthersWords } from './without-others-words.ts';
import { decisionsOfReview } from './queries/list-decisions.ts';
import { readWritten, type FiledAppeal } from './queries/review-case.ts';
import { readSides, type SidesRow } from './queries/side-histories.ts';
import { toDecisionView } from './views.ts';

/** The case of a review as an administrator opens it; null where there is none, or its author deleted it. */
export async function openCase(context: ReadContext, reviewId: number | null): Promise<CaseView | null> {
  if (reviewId === null) return null;
  const rows = await selectReviews(context, 'kept').where('r.id', '=', reviewId).execute();
  if (rows.some((row) => isKeptFrom(context, row))) return null;
  const [review] = await toReviewViews(context, rows);
  const [written, sides, decisions, waiting, nameOf] = await Promise.all([
    readWritten(context, reviewId),
    readSides(context, reviewId),
    decisionsOfReview(context, reviewId),
    pendingAppeals(context, { reviewId }),
    reasonNames(context.database, context.language),
  ]);
  if (!review || !written || !sides) return null;
  const refusal = refusalOf(context, review);
  const unoffered = toCaseView({
    review,
    written,
    sides,
    decisions: decisions.map((row) => toDecisionView(row, nameOf)),
    waiting,
    now: context.now,
    refusal,
    appealRefusal: await appealRefusalOf(context, { ...sides, appeals: written.appeals }, isOfReview),
    responseAppealRefusal: await appealRefusalOf(
      context,
      { ...sides, appeals: written.appeals },
      isOfResponse,
    ),
  });
  const view = { ...unoffered, can: caseActions(unoffered), appealKind: openAppealKind(unoffered) };
  return refusal === null ? view : withoutOthersWords(view, context);
}

function refusalOf({ viewer, t }: ReadContext, { author, contractor }: ReviewView): string | null {
  const ownership = { authorProfileId: author.profileId, contractorId: contractor.id };
  return wordsOf(mayModerate(viewer, ownership), t);
}

const wordsOf = (verdict: Verdict, t: ReadContext['t']): string | null =>
  verdict === true ? null : t(verdict.messageKey, verdict.params);

const isOfResponse = ({ kind }: FiledAppeal): boolean => kind === 'remove_response';
const isOfReview = (appeal: FiledAppeal): boolean => !isOfResponse(appeal);

/** The reason why the reader leaves the open appeal to another administrator. */
async function appealRefusalOf(
  context: ReadContext,
  { author, contractor, appeals }: SidesRow & { appeals: readonly FiledAppeal[] },
  isMeant: (appeal: FiledAppeal) => boolean,
): Promise<string | null> {
  const open = appeals.find((appeal) => appeal.state === 'open' && isMeant(appeal));
  if (!open) return null;
  const parties = [author.userId, contractor.ownerUserId];
  return wordsOf(await mayDecideAppeal(context, keyOf(open), parties), context.t);
}
