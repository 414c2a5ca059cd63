import type { MessageParams } from '../../common/format/messages.ts';
import type { MessageKey } from '../../translations/index.ts';
import type { ReadContext } from '../core/context.ts';
import { conflict, Refusal } from '../core/errors.ts';
import type { Queryable } from '../database/client.ts';
import { decisionSummary, type DecisionSummary } from '../decisions/decision-summary.ts';
import { latestDecision, type DecidedSubject } from './latest-decision.ts';

/** The state that the administrator saw. A field left out is not checked. */
export type ExpectedState = {
  lastDecisionId?: number | null | undefined;
  version?: number | null | undefined;
  /** Ids, in order. */
  photos?: readonly number[] | undefined;
};

/** The 409 of an administrator who was second, with the decision that came first. */
const decidedFirst = (
  decision: DecisionSummary | null,
  key: MessageKey,
  params: MessageParams = {},
): Refusal => new Refusal(409, 'decided_meanwhile', key, params, { decision });

/** The same, with a decision known by its number. */
export const decidedMeanwhile = async (
  database: Queryable,
  decisionId: number | null,
  key: MessageKey,
  params?: MessageParams,
): Promise<Refusal> => decidedFirst(await decisionSummary(database, decisionId), key, params);

/** The same, with the latest decision about a subject. */
export const conflictAbout = async (
  context: Pick<ReadContext, 'database'>,
  subject: DecidedSubject,
  key: MessageKey,
): Promise<Refusal> => decidedFirst(await latestDecision(context, subject), key);

/**
 * The decision that the administrator saw last, or else the latest when the request came in. Ask before the transaction: two
 * administrators at once must not both see the same state under the lock.
 */
export async function seenDecision(
  context: Pick<ReadContext, 'database'>,
  subject: DecidedSubject,
  { lastDecisionId }: ExpectedState,
): Promise<number> {
  return lastDecisionId ?? (await latestDecision(context, subject))?.id ?? 0;
}

/** Throws the 409 if an administrator decided about it since. Call it under the lock. */
export async function refuseIfDecidedSince(
  tx: ReadContext,
  subject: DecidedSubject,
  seenDecisionId: number,
): Promise<void> {
  const latest = await latestDecision(tx, subject);
  if (latest !== null && latest.id > seenDecisionId)
    throw decidedFirst(latest, 'appeal_refusals.decided_meanwhile');
}

/** Throws a 409 if the text changed after the administrator read it. */
export function refuseOtherVersion(
  version: number,
  expected: ExpectedState,
  key: MessageKey = 'appeal_refusals.words_changed',
): void {
  if (expected.version && expected.version !== version) throw conflict(key);
}
