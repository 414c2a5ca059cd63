import type { OutcomeCode } from '../../../../common/constants.ts';
import { decideDecisionAppeal } from '../../../../server/cases/actions/decide-decision-appeal.ts';
import { fileDecisionAppeal } from '../../../../server/cases/actions/file-decision-appeal.ts';
import { SUBJECTS } from '../../../../server/subjects.ts';
import {
  dismissRedFlag,
  endRedFlag,
  publishRedFlag,
} from '../../../../server/red-flags/actions/decide-red-flag.ts';
import { expediteRedFlag } from '../../../../server/red-flags/actions/expedite-red-flag.ts';
import { answerDueAt } from '../../../../server/red-flags/red-flag.ts';
import { asCall } from './decision-appeals.ts';
import type { Scene, Step } from './scene.ts';

const DAY_MS = 86_400_000;
const ANSWERED_AFTER_MS = 3 * DAY_MS;

/** Reports one with an official record; what the contractor said to it is there at once, with its own day. */
export async function reportRedFlag(
  { database, ids, now, administrators, redFlags }: Scene,
  { flag, contractorKey, userKey }: Step<'red_flag_reported'>,
): Promise<void> {
  const { level } = await database
    .selectFrom('red_flag_criteria')
    .select('level')
    .where('key', '=', flag.criterion)
    .executeTakeFirstOrThrow();
  const isApproved = flag.state === 'second_approval';
  const { id } = await database
    .insertInto('red_flags')
    .values({
      contractor_id: ids.profile(contractorKey),
      criterion: flag.criterion,
      level,
      origin: 'report',
      reporter_user_id: ids.user(userKey),
      body: flag.body,
      language: flag.language,
      record_url: flag.record,
      opened_at: now,
      answer_due_at: answerDueAt(now),
      answer: flag.answer,
      answer_language: flag.answer === null ? null : flag.language,
      answered_at: flag.answer === null ? null : new Date(now.getTime() + ANSWERED_AFTER_MS),
      approved_at: isApproved ? new Date(answerDueAt(now).getTime() + DAY_MS / 4) : null,
      approved_by_user_id: isApproved ? (administrators[0] ?? null) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  redFlags.set(flag.key, id);
}

/** By the calls of administrators; an alert takes two of them. */
export async function decideRedFlag(
  scene: Scene,
  { flagKey, move, code, reason }: Step<'red_flag_decided'>,
): Promise<void> {
  const { database, now, administrators } = scene;
  const redFlagId = idOfFlag(scene, flagKey);
  const [first = 0, second = first] = administrators;
  const read = async () =>
    database
      .selectFrom('red_flags')
      .select(['version', 'state'])
      .where('id', '=', redFlagId)
      .executeTakeFirstOrThrow();
  if (move === 'withdraw') {
    const withdrawn = { state: 'withdrawn', closed_at: now };
    await database.updateTable('red_flags').set(withdrawn).where('id', '=', redFlagId).execute();
    return;
  }
  const { version } = await read();
  const decision = { redFlagId, reason, reasonCode: code as OutcomeCode, version };
  if (move === 'expedite') await expediteRedFlag(asCall(scene, first), { redFlagId, reason, version });
  if (move === 'dismiss') await dismissRedFlag(asCall(scene, first), decision);
  if (move === 'end') await endRedFlag(asCall(scene, second), decision);
  if (move !== 'publish') return;
  const { decisionId } = await publishRedFlag(asCall(scene, first), { ...decision, publicFiles: null });
  if (decisionId !== null) return;
  const again = { ...decision, version: version + 1, publicFiles: null };
  await publishRedFlag(asCall(scene, second), again);
}

export async function appealRedFlag(
  scene: Scene,
  { flagKey, reason }: Step<'red_flag_appealed'>,
): Promise<void> {
  const { decisionId, ownerId } = await publicationOf(scene, flagKey);
  await fileDecisionAppeal(asCall(scene, ownerId), SUBJECTS, {
    decisionId,
    reason,
    files: [],
    topic: null,
  });
}

export async function decideRedFlagAppeal(
  scene: Scene,
  { flagKey, outcome, code, reason }: Step<'red_flag_appeal_decided'>,
): Promise<void> {
  const { decisionId, deciderId } = await publicationOf(scene, flagKey);
  const { id: appealId } = await scene.database
    .selectFrom('appeals')
    .select('id')
    .where('type', '=', 'decision_appeal')
    .where('against_decision_id', '=', decisionId)
    .executeTakeFirstOrThrow();
  const other = scene.administrators.find((id) => id !== deciderId) ?? 0;
  const answer = { appealId, outcome, reasonCode: code, reason };
  await decideDecisionAppeal(asCall(scene, other), SUBJECTS, answer);
}

function idOfFlag({ redFlags }: Scene, key: string): number {
  const id = redFlags.get(key);
  if (id === undefined) throw new Error(`The red flag ${key} was not reported`);
  return id;
}

async function publicationOf(scene: Scene, key: string) {
  const row = await scene.database
    .selectFrom('decisions as d')
    .innerJoin('decision_statements as s', 's.decision_id', 'd.id')
    .select(['d.id as decisionId', 'd.decided_by_user_id as deciderId', 's.user_id as ownerId'])
    .where('d.action', '=', 'red_flag.published')
    .where('d.subject_type', '=', 'red_flag')
    .where('d.subject_id', '=', idOfFlag(scene, key))
    .where('s.party', '=', 'contractor')
    .executeTakeFirstOrThrow();
  return row;
}
