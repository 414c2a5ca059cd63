import { sql, type RawBuilder } from 'kysely';
import { APPEALABLE_ACTIONS } from '../../common/constants.ts';
import type { ReadContext } from '../core/context.ts';
import { conflict } from '../core/errors.ts';
import { APPEALABLE, type AppealMatter } from './appealable-decision.ts';
import { decisionAppealEvent } from '../decisions/events.ts';

/** What an appealed decision was about. */
export type AppealedSubject = { type: 'review' | 'response' | 'posting' | 'user' | 'listing'; id: number };

const openAbout = ({ database }: ReadContext, subject: AppealedSubject, matter: AppealMatter | null) =>
  database
    .selectFrom('decision_appeals as a')
    .innerJoin('decisions as d', 'd.id', 'a.against_decision_id')
    .select('a.id')
    .where('a.state', '=', 'open')
    .where('d.subject_type', '=', subject.type)
    .where('d.subject_id', '=', subject.id)
    .where('d.action', 'in', matter === null ? APPEALABLE_ACTIONS : actionsOf(matter));

type OpenAppeals = ReturnType<typeof openAbout>;

const actionsOf = (matter: AppealMatter) =>
  APPEALABLE_ACTIONS.filter((action) => APPEALABLE[action].matter === matter);

/**
 * Throws a 409 while somebody's appeal about this matter waits: it is decided, not passed over. Hold the subject's row, as
 * whoever files one does.
 */
export async function refuseWhileAppealed(
  inside: ReadContext,
  subject: AppealedSubject,
  matter: AppealMatter,
): Promise<void> {
  const open = await openAbout(inside, subject, matter).executeTakeFirst();
  if (open) throw conflict('decision_appeals.decide_first', { number: String(open.id) });
}

/**
 * What somebody takes back leaves nothing to appeal: it ends as turned off, without a reason. Announces
 * `decision_appeal.withdrawn` for each.
 */
export async function endDecisionAppeals(inside: ReadContext, subject: AppealedSubject): Promise<void> {
  await end(inside, openAbout(inside, subject, null));
}

/** The same for all that was decided about a review that its author takes back, and about the response to it. */
export async function endDecisionAppealsUnder(inside: ReadContext, reviewId: number): Promise<void> {
  const open = inside.database
    .selectFrom('decision_appeals as a')
    .innerJoin('decisions as d', 'd.id', 'a.against_decision_id')
    .select('a.id')
    .where('a.state', '=', 'open')
    .where('d.review_id', '=', reviewId);
  await end(inside, open);
}

async function end({ database, now, viewer, announce }: ReadContext, open: OpenAppeals): Promise<void> {
  const ended = await database
    .updateTable('decision_appeals')
    .set({ state: 'withdrawn', closed_at: now })
    .where('id', 'in', open)
    .returning('id')
    .execute();
  const byUserId = viewer?.userId ?? null;
  for (const { id: appealId } of ended)
    announce(decisionAppealEvent({ name: 'decision_appeal.withdrawn', appealId, byUserId }));
}

/** Whether an appeal is open against one of the decisions (as `appealed`): what waits for an answer is not erased. */
export const isAnyAppealed = (ofThese: RawBuilder<boolean>) => sql<boolean>`exists (
  select from decision_appeals as waiting join decisions as appealed on appealed.id = waiting.against_decision_id
  where waiting.state = 'open' and ${ofThese})`;
