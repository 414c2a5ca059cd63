import type { ReadContext } from '../core/context.ts';
import { listDecisionReasons, reasonNames } from '../decisions/reason-codes.ts';
import { adminView } from './admin-view.ts';
import { readListPage } from './list-query.ts';
import { countDecisions, listDecisions } from './queries/list-decisions.ts';
import type { DecisionListState } from './schemas.ts';
import { toDecisionView, type DecisionsView } from './views.ts';

/** Every decision that was made, for those who make them. */
export async function decisionsPage(context: ReadContext, state: DecisionListState): Promise<DecisionsView> {
  const nameOf = await reasonNames(context.database, context.language);
  const decisions = await readListPage(state, {
    count: () => countDecisions(context, state),
    read: async (slice) =>
      (await listDecisions(context, state, slice)).map((row) => toDecisionView(row, nameOf)),
  });
  return { admin: await adminView(context), decisions, reasons: await listDecisionReasons(context) };
}
