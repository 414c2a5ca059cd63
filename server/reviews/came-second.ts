import type { MessageKey } from '../../translations/index.ts';
import type { ReadContext } from '../core/context.ts';
import { Refusal, conflict } from '../core/errors.ts';
import { latestDecision, type DecidedSubject } from './queries/latest-decision.ts';

/** What an administrator had before them; what is missing is not asked about. */
export type Seen = {
  lastDecisionId?: number | null | undefined;
  version?: number | null | undefined;
  /** Ids, in order. */
  photos?: readonly number[] | undefined;
};

/** A 409 that says what happened first: the decision goes with it. */
export async function cameSecond(
  context: Pick<ReadContext, 'database'>,
  subject: DecidedSubject,
  key: MessageKey,
): Promise<Refusal> {
  const decision = await latestDecision(context, subject);
  return new Refusal(409, 'conflict', key, {}, { decision });
}

/**
 * Which decision about a subject counts as seen: the one the desk had before it, or else the latest when the request came
 * in. Ask before the transaction, so that two administrators at once do not both see what neither has decided yet.
 */
export async function lastSeen(
  context: Pick<ReadContext, 'database'>,
  subject: DecidedSubject,
  { lastDecisionId }: Seen,
): Promise<number> {
  return lastDecisionId ?? (await latestDecision(context, subject))?.id ?? 0;
}

/** Throws the 409 when somebody has decided about it since. Call it under the lock. */
export async function refuseLater(
  inside: ReadContext,
  subject: DecidedSubject,
  seenDecisionId: number,
): Promise<void> {
  const latest = await latestDecision(inside, subject);
  if (latest === null || latest.id <= seenDecisionId) return;
  throw new Refusal(409, 'conflict', 'appeal_refusals.decided_meanwhile', {}, { decision: latest });
}

/** Throws a 409 when the words that the administrator read are no longer those that stand. */
export function refuseOtherWords(version: number, seen: Seen): void {
  if (seen.version && seen.version !== version) throw conflict('appeal_refusals.words_changed');
}
