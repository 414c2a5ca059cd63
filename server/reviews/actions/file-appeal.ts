import type { ReviewAppealKind } from '../../../common/constants.ts';
import type { Language } from '../../../common/format/language.ts';
import { insertAppeal } from '../../cases/appeals.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, unauthenticated, type Refusal } from '../../core/errors.ts';
import {
  kindOfSide,
  mayAppealAgainFrom,
  obstacleToAppeal,
  type AppealCase,
  type AppealObstacle,
} from '../appeals/appeal.ts';
import { bringsNewEvidence, needsNewEvidence, type SentAppeal } from '../appeals/evidence.ts';
import { sidesOf } from '../policy.ts';
import { lockCase, type ReviewCase } from '../queries/lock-case.ts';

export type NewAppeal = SentAppeal & { reviewId: number };

/**
 * The contractor appeals against a review, or its author for its return. Throws a 409 that names the
 * obstacle, and InvalidInput for files that are not the appellant's.
 */
export async function fileAppeal(context: Context, input: NewAppeal): Promise<{ appealId: number }> {
  const appellant = context.viewer;
  if (!appellant) throw unauthenticated();
  return transact(context, async (tx) => {
    const about = await lockCase(tx, input.reviewId);
    const kind = chooseKind(tx, about, input);
    const { id: reviewId, contractorId, contractorSlug } = about;
    const appealId = await insertAppeal(tx, {
      type: 'appeal',
      subject: { type: 'review', id: reviewId },
      review: { id: reviewId, kind },
      appellantUserId: appellant.userId,
      againstDecisionId: about.decision?.id ?? null,
      ...input,
    });
    tx.announce({ name: 'appeal.filed', appealId, kind, reviewId, contractorId, contractorSlug });
    return { appealId };
  });
}

/**
 * Chooses the appeal that the appellant may file now. Few act for both sides; most have one possible kind,
 * which must fit.
 */
function chooseKind(
  { viewer, now, language }: ReadContext,
  about: ReviewCase,
  input: NewAppeal,
): ReviewAppealKind {
  const newEvidence = bringsNewEvidence(input);
  const wishes = sidesOf(viewer, about).map((side) => {
    const kind = kindOfSide(side);
    return { kind, obstacle: obstacleToAppeal(kind, about.appealed, { now, newEvidence }) };
  });
  const wish = wishes.find(({ obstacle }) => obstacle === null) ?? wishes[0];
  // The policy admits only the two sides.
  if (!wish) throw unauthenticated();
  if (wish.obstacle !== null) {
    const { kind } = wish;
    throw refusalOf(wish.obstacle, { kind, appealed: about.appealed, now, language }, input);
  }
  return wish.kind;
}

type Refused = { kind: ReviewAppealKind; appealed: AppealCase; now: Date; language: Language };

function refusalOf(
  obstacle: AppealObstacle,
  { kind, appealed, now, language }: Refused,
  input: NewAppeal,
): Refusal {
  const needsEvidence = obstacleToAppeal(kind, appealed, { now, newEvidence: true }) === null;
  if (!needsEvidence) return conflict(`appeal_refusals.${obstacle}`);
  if (obstacle === 'too_late' && !input.newEvidence) return conflict('appeal_refusals.evidence_only');
  return needsNewEvidence(input, mayAppealAgainFrom(kind, appealed), language);
}
