import type { ReviewAppealKind } from '../../../common/constants.ts';
import type { Language } from '../../../common/format/language.ts';
import { formatDate } from '../../../common/format/dates.ts';
import type { SensitiveTopic } from '../../../common/cases/sensitive-cases.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, invalid, unauthenticated, type Refusal } from '../../core/errors.ts';
import {
  kindOfSide,
  mayAppealAgainFrom,
  obstacleToAppeal,
  type AppealCase,
  type AppealObstacle,
} from '../appeals/appeal.ts';
import { insertReviewAppeal } from '../appeals/insert-appeal.ts';
import { sidesOf } from '../policy.ts';
import { lockCase, type ReviewCase } from '../queries/lock-case.ts';

export type NewAppeal = {
  reviewId: number;
  reason: string;
  /** Ids of uploads of the appellant's own. */
  files: readonly number[];
  /** Says that the files show something new: that shortens the wait after a rejection. */
  newEvidence: boolean;
  /** A case about one of these needs no new evidence. */
  topic: SensitiveTopic | null;
};

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
    const appealId = await insertReviewAppeal(tx, {
      reviewId,
      responseId: null,
      kind,
      appellant,
      againstDecisionId: about.decision?.id ?? null,
      reason: input.reason,
      topic: input.topic,
      files: input.files,
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
  const newEvidence = input.topic !== null || (input.newEvidence && input.files.length > 0);
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
  if (input.newEvidence) return invalid('files', 'appeal_refusals.attach_evidence');
  if (obstacle === 'too_late') return conflict('appeal_refusals.evidence_only');
  const again = mayAppealAgainFrom(kind, appealed);
  return conflict('appeal_refusals.too_early', { date: formatDate(again?.toISOString() ?? '', language) });
}
