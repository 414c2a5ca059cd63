import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, forbidden, notFound } from '../../core/errors.ts';
import { activeAdministrators } from '../../cases/other-administrator.ts';
import { carryOutBy, extendedBy } from '../due-day.ts';
import { recordStep } from '../events.ts';
import { lockRequest, type FoundRequest } from '../queries/find-request.ts';
import { isAnswerable, obstacleToExtend } from '../request.ts';
import type { AnswerForm } from '../schemas.ts';

type Said = { requestId: number; words: string };

/** Asks for more, such as a proof of who asks; the clock stops where the law lets it. Throws a 409 where it is not open. */
export async function askForMore(context: Context, { requestId, words }: Said): Promise<void> {
  await transact(context, async (tx) => {
    const { state } = await lockForeign(tx, requestId);
    if (state !== 'open') throw conflict('data_requests.not_open');
    await change(tx, requestId, { state: 'more_needed', paused_at: tx.now });
    await recordStep(tx, { requestId, step: 'more_needed', words });
  });
}

/** Extends the term once, with the reason for it. Throws a 409 a second time, and after the first term. */
export async function extendRequest(context: Context, { requestId, words }: Said): Promise<void> {
  await transact(context, async (tx) => {
    const request = await lockForeign(tx, requestId);
    const obstacle = obstacleToExtend(request, tx.now);
    if (obstacle !== null) throw conflict(obstacle);
    await change(tx, requestId, { extended_at: tx.now, due_at: extendedBy(request.law, request.dueAt) });
    await recordStep(tx, { requestId, step: 'extended', words });
  });
}

type Answered = AnswerForm & { requestId: number };

/** Answers a request; a granted one stays until it is carried out. Throws a 409 where it is answered already. */
export async function answerRequest(
  context: Context,
  { requestId, outcome, ground, words }: Answered,
): Promise<void> {
  await transact(context, async (tx) => {
    const request = await lockForeign(tx, requestId);
    if (!isAnswerable(request)) throw conflict('data_requests.answered_before');
    const { now } = tx;
    const isGranted = outcome === 'granted' || outcome === 'partial';
    const needsGround = outcome === 'partial' || outcome === 'refused';
    await change(tx, requestId, {
      outcome,
      ground: needsGround ? ground : null,
      answer: words,
      answered_at: now,
      paused_at: null,
      ...(isGranted
        ? { state: 'carrying_out', due_at: carryOutBy(request.law, request.dueAt, now) }
        : { state: 'closed', closed_at: now }),
    });
    await recordStep(tx, { requestId, step: 'answered', words });
  });
}

/** Says that what was granted is done. Throws a 409 where nothing is left to do. */
export async function carryOutRequest(context: Context, requestId: number): Promise<void> {
  await transact(context, async (tx) => {
    const { state } = await lockForeign(tx, requestId);
    if (state !== 'carrying_out') throw conflict('data_requests.answered_before');
    await change(tx, requestId, { state: 'closed', closed_at: tx.now });
    await recordStep(tx, { requestId, step: 'carried_out' });
  });
}

/** Locks a confirmed request. An administrator’s own one is for another one, where there is one. */
async function lockForeign(tx: ReadContext, requestId: number): Promise<FoundRequest> {
  const request = await lockRequest(tx, requestId);
  if (request.state === 'unconfirmed') throw notFound();
  if (request.userId !== null && request.userId === tx.viewer?.userId) {
    const others = (await activeAdministrators(tx.database)).filter((id) => id !== request.userId);
    if (others.length > 0) throw forbidden('data_requests.own');
  }
  return request;
}

type Changes = Partial<{
  state: string;
  outcome: string;
  ground: string | null;
  answer: string;
  paused_at: Date | null;
  extended_at: Date;
  answered_at: Date;
  closed_at: Date;
  due_at: Date;
}>;

const change = ({ database }: ReadContext, requestId: number, changes: Changes) =>
  database.updateTable('data_requests').set(changes).where('id', '=', requestId).execute();
