import type { Queryable } from '../../../../server/database/client.ts';
import type { CaseStep } from '../steps.ts';
import { appealForAccount, deactivateAccount } from './accounts.ts';
import { decideAppeal, fileAppeal, withdrawAppeal, writeNote } from './appeals.ts';
import { fileClaim, rejectClaim } from './claims.ts';
import { appealDecision, decideOnAppeal, turnOffAppeal } from './decision-appeals.ts';
import { decidePosting } from './postings.ts';
import { decideReview, edit, editResponse, hold, takeResponseDown } from './reviews.ts';
import { appealRedFlag, decideRedFlag, decideRedFlagAppeal, reportRedFlag } from './red-flags.ts';
import { fileReport } from './reports.ts';
import type { CaseIds, Scene, Step } from './scene.ts';

/** Carries out planned steps one after the other, each as of its day. Callers add up the ratings afterwards. */
export async function insertCases(
  database: Queryable,
  steps: readonly CaseStep[],
  ids: CaseIds,
): Promise<void> {
  const redFlags = new Map<string, number>();
  const { administrators } = ids;
  for (const [index, step] of steps.entries()) {
    const administrator = administrators[index % administrators.length] ?? null;
    await carryOut({ database, ids, now: step.at, administrator, administrators, redFlags }, step);
  }
}

const CARRY_OUT: { [Kind in CaseStep['kind']]: (scene: Scene, step: Step<Kind>) => Promise<void> } = {
  held: hold,
  review: decideReview,
  edited: edit,
  response: takeResponseDown,
  response_edited: editResponse,
  posting: decidePosting,
  appeal_filed: fileAppeal,
  appeal_decided: decideAppeal,
  appeal_withdrawn: withdrawAppeal,
  decision_appealed: appealDecision,
  decision_appeal_decided: decideOnAppeal,
  decision_appeal_withdrawn: turnOffAppeal,
  reported: fileReport,
  red_flag_reported: reportRedFlag,
  red_flag_decided: decideRedFlag,
  red_flag_appealed: appealRedFlag,
  red_flag_appeal_decided: decideRedFlagAppeal,
  note: writeNote,
  account_deactivated: deactivateAccount,
  account_appealed: appealForAccount,
  claim_filed: fileClaim,
  claim_rejected: rejectClaim,
};

function carryOut(scene: Scene, step: CaseStep): Promise<void> {
  const carry = CARRY_OUT[step.kind] as (scene: Scene, step: CaseStep) => Promise<void>;
  return carry(scene, step);
}
