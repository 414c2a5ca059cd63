import { signedInViewer } from '../../core/policies.ts';
import { PLANS } from '../../../common/limits/plan-limits.ts';
import { route } from '../../../common/routes/route-table.ts';
import { redirect, type Answer } from '../../core/answers.ts';
import type { Context } from '../../core/context.ts';
import { notFound, Refusal } from '../../core/errors.ts';
import type { Routes } from '../../core/routes.ts';
import { findMembership } from '../queries/membership.ts';
import { claimInterrupted, closeInterrupted, findInterrupted, type InterruptedRow } from './interrupted.ts';

/** The answer, and with a failed action the typed text. */
type Failed = { answer: Answer; kept: { notice: string; input: Record<string, unknown> } | null };

/** Does what a plan refused, once, after a larger one began; before that, leads to the plans. */
export async function continueAction(
  context: Context,
  perform: Routes['perform'],
  id: number,
): Promise<Failed> {
  const { database } = context;
  const { userId } = signedInViewer(context);
  const action = await claimInterrupted(database, { id, userId });
  if (action) return performOnce(context, perform, action);
  const present = await findInterrupted(database, { id, userId });
  if (!present) throw notFound();
  if (present.state === 'open')
    return { answer: redirect(route('upgrade.show', {}, { query: { action: id } })), kept: null };
  return { answer: redirect(present.result ?? present.back), kept: null };
}

async function performOnce(
  context: Context,
  perform: Routes['perform'],
  { id, route: name, params, body, more, back }: InterruptedRow,
): Promise<Failed> {
  const { database, t } = context;
  const membership = await findMembership(database, signedInViewer(context).userId);
  const begun = t('billing.changed_to', { plan: PLANS[membership?.version ?? 'free'].name });
  let input = body;
  try {
    const first = outcomeOf(await perform(name, context, { params, body }), back);
    const said = [begun, first.message];
    for (const batch of more) {
      input = batch;
      said.push(outcomeOf(await perform(name, context, { params, body: batch }), back).message);
    }
    await closeInterrupted(database, id, { state: 'done', result: first.to });
    return { answer: redirect(first.to, { success: said.join(' ').trim() }), kept: null };
  } catch (error) {
    await closeInterrupted(database, id, { state: 'failed', result: null });
    if (!(error instanceof Refusal)) context.log.error({ err: error }, 'interrupted action failed');
    const message = error instanceof Refusal ? t(error.messageKey, error.params) : t('errors.server');
    const notice = `${begun} ${t('billing.not_completed', { message })}`;
    return { answer: redirect(back), kept: { notice, input } };
  }
}

/** Where it leads, and the sentence it ends with. */
function outcomeOf(answer: Answer, back: string): { to: string; message: string } {
  if (answer.kind === 'redirect') return { to: answer.to, message: answer.flash.success ?? '' };
  const { message } = (answer.kind === 'json' ? answer.body : {}) as { message?: string };
  return { to: back, message: message ?? '' };
}
