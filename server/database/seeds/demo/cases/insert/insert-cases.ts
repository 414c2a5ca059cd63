import type { Queryable } from '../../../../client.ts';
import type { CaseStep } from '../steps.ts';
import { appealForAccount, deactivateAccount } from './accounts.ts';
import { decideAppeal, fileAppeal, withdrawAppeal, writeNote } from './appeals.ts';
import { fileClaim, rejectClaim } from './claims.ts';
import { appealDecision, decideOnAppeal, turnOffAppeal } from './decision-appeals.ts';
import { decidePosting } from './postings.ts';
import { decideReview, edit, editResponse, hold, takeResponseDown } from './reviews.ts';
import type { CaseIds, Scene } from './scene.ts';

/** Carries out planned steps one after the other, each as of its day. Callers add up the ratings afterwards. */
export async function insertCases(
  database: Queryable,
  steps: readonly CaseStep[],
  ids: CaseIds,
): Promise<void> {
  for (const [index, step] of steps.entries()) {
    const administrator = ids.administrators[index % ids.administrators.length] ?? null;
    await carryOut({ database, ids, now: step.at, administrator }, step);
  }
}

async function carryOut(scene: Scene, step: CaseStep): Promise<void> {
  switch (step.kind) {
    case 'held':
      return hold(scene, step);
    case 'review':
      return decideReview(scene, step);
    case 'edited':
      return edit(scene, step);
    case 'response':
      return takeResponseDown(scene, step);
    case 'response_edited':
      return editResponse(scene, step);
    case 'posting':
      return decidePosting(scene, step);
    case 'appeal_filed':
      return fileAppeal(scene, step);
    case 'appeal_decided':
      return decideAppeal(scene, step);
    case 'appeal_withdrawn':
      return withdrawAppeal(scene, step);
    case 'decision_appealed':
      return appealDecision(scene, step);
    case 'decision_appeal_decided':
      return decideOnAppeal(scene, step);
    case 'decision_appeal_withdrawn':
      return turnOffAppeal(scene, step);
    case 'note':
      return writeNote(scene, step);
    case 'account_deactivated':
      return deactivateAccount(scene, step);
    case 'account_appealed':
      return appealForAccount(scene, step);
    case 'claim_filed':
      return fileClaim(scene, step);
    case 'claim_rejected':
      return rejectClaim(scene, step);
  }
}
