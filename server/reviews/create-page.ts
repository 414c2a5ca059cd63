import { currencyOf } from '../../common/format/currencies.ts';
import type { ReadContext } from '../core/context.ts';
import { prefilledBy } from '../review-requests/queries/find-request.ts';
import { mayReview } from './policy.ts';
import type { ReviewedContractor } from './queries/find-contractor.ts';
import { ownReviewsOf, reviewFormOptions } from './queries/review-form.ts';
import { DISQUALIFYING_ANSWERS } from './qualification.ts';
import type { ReviewCreateView } from './views.ts';

/** The data of the page to write a review; the page itself names the obstacles to publishing. */
export async function reviewCreateView(
  context: ReadContext,
  contractor: ReviewedContractor,
  /** The code of the link that led here. */
  request: string | undefined,
): Promise<ReviewCreateView> {
  const verdict = mayReview(context.viewer, contractor.id);
  return {
    contractor: { id: contractor.id, slug: contractor.slug, name: contractor.name },
    currency: currencyOf(contractor.country),
    obstacle:
      verdict === true ? null : { code: verdict.code, text: context.t(verdict.messageKey, verdict.params) },
    request: request ?? null,
    prefilled: await prefilledBy(context, { code: request, contractorId: contractor.id }),
    stops: DISQUALIFYING_ANSWERS,
    existing: await ownReviewsOf(context, contractor.id),
    options: await reviewFormOptions(context, contractor),
  };
}
