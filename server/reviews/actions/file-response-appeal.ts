import type { Language } from '../../../common/format/language.ts';
import { insertAppeal } from '../../cases/appeals.ts';
import { transact, type Context } from '../../core/context.ts';
import { conflict, unauthenticated, type Refusal } from '../../core/errors.ts';
import { bringsNewEvidence, needsNewEvidence, type SentAppeal } from '../appeals/evidence.ts';
import { lockResponseCase, type ResponseCase } from '../queries/lock-response.ts';
import {
  mayAppealResponseAgainFrom,
  obstacleToResponseAppeal,
  type ResponseAppealCase,
  type ResponseAppealObstacle,
} from '../appeals/response-appeal.ts';

export type NewResponseAppeal = SentAppeal & { responseId: number };

const caseOf = (response: ResponseCase): ResponseAppealCase => ({ ...response, latest: response.appeal });

/**
 * The author of a review appeals against the response to it. Throws a 409 that names the obstacle, and
 * InvalidInput for files that are not the author's.
 */
export async function fileResponseAppeal(
  context: Context,
  input: NewResponseAppeal,
): Promise<{ reviewId: number }> {
  const appellant = context.viewer;
  if (!appellant) throw unauthenticated();
  return transact(context, async (tx) => {
    const response = await lockResponseCase(tx, input.responseId);
    const newEvidence = bringsNewEvidence(input);
    const obstacle = obstacleToResponseAppeal(caseOf(response), { now: tx.now, newEvidence });
    if (obstacle !== null) throw refusalOf(obstacle, { response, language: tx.language }, input);
    const { id: reviewId, contractorId, contractorSlug } = response.review;
    const kind = 'remove_response';
    const appealId = await insertAppeal(tx, {
      type: 'appeal',
      subject: { type: 'response', id: response.id },
      review: { id: reviewId, kind },
      appellantUserId: appellant.userId,
      againstDecisionId: response.decisionId,
      ...input,
    });
    tx.announce({ name: 'appeal.filed', appealId, kind, reviewId, contractorId, contractorSlug });
    return { reviewId };
  });
}

function refusalOf(
  obstacle: ResponseAppealObstacle,
  { response, language }: { response: ResponseCase; language: Language },
  input: NewResponseAppeal,
): Refusal {
  if (obstacle !== 'response_too_early') return conflict(`appeal_refusals.${obstacle}`);
  return needsNewEvidence(input, mayAppealResponseAgainFrom(caseOf(response)), language);
}
