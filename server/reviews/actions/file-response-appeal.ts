import type { Language } from '../../../common/format/language.ts';
import { formatDate } from '../../../common/format/dates.ts';
import type { SensitiveTopic } from '../../../common/cases/sensitive-cases.ts';
import { transact, type Context } from '../../core/context.ts';
import { conflict, invalid, unauthenticated, type Refusal } from '../../core/errors.ts';
import { insertReviewAppeal } from '../appeals/insert-appeal.ts';
import { lockResponseCase, type ResponseCase } from '../queries/lock-response.ts';
import {
  mayAppealResponseAgainFrom,
  obstacleToResponseAppeal,
  type ResponseAppealCase,
  type ResponseAppealObstacle,
} from '../appeals/response-appeal.ts';

export type NewResponseAppeal = {
  responseId: number;
  reason: string;
  /** Ids of uploads of the appellant's own. */
  files: readonly number[];
  /** Says that the files show something new: that shortens the wait after a rejection. */
  newEvidence: boolean;
  /** A case about one of these needs no new evidence. */
  topic: SensitiveTopic | null;
};

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
    const newEvidence = input.topic !== null || (input.newEvidence && input.files.length > 0);
    const obstacle = obstacleToResponseAppeal(caseOf(response), { now: tx.now, newEvidence });
    if (obstacle !== null) throw refusalOf(obstacle, { response, language: tx.language }, input);
    const { id: reviewId, contractorId, contractorSlug } = response.review;
    const kind = 'remove_response';
    const appealId = await insertReviewAppeal(tx, {
      reviewId,
      responseId: response.id,
      kind,
      appellant,
      againstDecisionId: response.decisionId,
      reason: input.reason,
      topic: input.topic,
      files: input.files,
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
  if (input.newEvidence) return invalid('files', 'appeal_refusals.attach_evidence');
  const again = mayAppealResponseAgainFrom(caseOf(response));
  return conflict('appeal_refusals.too_early', { date: formatDate(again?.toISOString() ?? '', language) });
}
