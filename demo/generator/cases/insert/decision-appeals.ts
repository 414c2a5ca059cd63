import { APPEALABLE_ACTIONS } from '../../../../common/constants.ts';
import { SUBJECTS } from '../../../../server/subjects.ts';
import type { Context } from '../../../../server/core/context.ts';
import { fileDecisionAppeal } from '../../../../server/cases/actions/file-decision-appeal.ts';
import { decideDecisionAppeal } from '../../../../server/cases/actions/decide-decision-appeal.ts';
import { withdrawDecisionAppeal } from '../../../../server/cases/actions/withdraw-decision-appeal.ts';
import { someoneElse } from './appeals.ts';
import { contextOf, type Scene, type Step } from './scene.ts';

type About = Step<'decision_appealed'>['about'];

/** The call itself, within the transaction in which the demo world is written. */
export function asCall(scene: Scene, userId: number): Context {
  const within = {
    transaction: () => ({ execute: (work: (tx: unknown) => unknown) => work(scene.database) }),
  };
  const { now, announce } = contextOf(scene);
  const viewer = { userId, profileId: 0, contractorId: null, role: 'admin' };
  return { database: within, now, announce, viewer } as unknown as Context;
}

export async function appealDecision(
  scene: Scene,
  { about, reason }: Step<'decision_appealed'>,
): Promise<void> {
  const { decisionId, appellant } = await appealedAbout(scene, about);
  await fileDecisionAppeal(asCall(scene, appellant), SUBJECTS, {
    decisionId,
    reason,
    files: [],
    topic: null,
  });
}

export async function turnOffAppeal(
  scene: Scene,
  { about, reason }: Step<'decision_appeal_withdrawn'>,
): Promise<void> {
  const { decisionId, appellant } = await appealedAbout(scene, about);
  await withdrawDecisionAppeal(asCall(scene, appellant), { decisionId, reason });
}

export async function decideOnAppeal(
  scene: Scene,
  { about, outcome, reason }: Step<'decision_appeal_decided'>,
): Promise<void> {
  const { decisionId } = await appealedAbout(scene, about);
  const { id: appealId } = await scene.database
    .selectFrom('appeals')
    .select('id')
    .where('type', '=', 'decision_appeal')
    .where('against_decision_id', '=', decisionId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  const administrator = await someoneElse(scene, decisionId);
  if (administrator === null) throw new Error('The demo world has no administrator to decide an appeal');
  const reasonCode = outcome === 'accept' ? 'A03' : 'N05';
  await decideDecisionAppeal(asCall(scene, administrator), SUBJECTS, {
    appealId,
    outcome,
    reasonCode,
    reason,
  });
}

/** The decision about something that can be appealed, and who may do that. */
async function appealedAbout(scene: Scene, about: About): Promise<{ decisionId: number; appellant: number }> {
  const { id, userId } = await scene.database
    .selectFrom('decisions as d')
    .innerJoin('decision_statements as s', 's.decision_id', 'd.id')
    .select(['d.id', 's.user_id as userId'])
    .where('d.subject_type', '=', about.type)
    .where('d.subject_id', '=', await subjectId(scene, about))
    .where('d.action', 'in', APPEALABLE_ACTIONS)
    .where('s.appeal_until', 'is not', null)
    .orderBy('d.id', 'desc')
    .executeTakeFirstOrThrow();
  return { decisionId: id, appellant: userId };
}

async function subjectId({ database, ids }: Scene, { type, key }: About): Promise<number> {
  if (type === 'posting') return ids.posting(key);
  if (type === 'review') return ids.review(key);
  const response = database
    .selectFrom('review_responses')
    .select('id')
    .where('review_id', '=', ids.review(key));
  return (await response.executeTakeFirstOrThrow()).id;
}
