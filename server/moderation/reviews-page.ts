import { maskFor } from '../content/bad-words.ts';
import { referenceLists } from '../contractors/reference-lists.ts';
import type { ReadContext } from '../core/context.ts';
import { listDecisionReasons } from '../decisions/reason-codes.ts';
import { adminView } from './admin-view.ts';
import { readListPage } from './list-query.ts';
import { toAppealItem, toCaseItem, type AppealsView, type ModerationView } from './list-views.ts';
import { openCase } from './open-case.ts';
import { countAppeals, listAppeals } from './queries/list-appeals.ts';
import { countCases, listCases } from './queries/list-cases.ts';
import type { AppealListState, CaseListState } from './schemas.ts';

/** The data that both pages with a case beside their list need. */
async function casePage(context: ReadContext, reviewId: number | null) {
  const [admin, opened, reasons, { choices }] = await Promise.all([
    adminView(context),
    openCase(context, reviewId),
    listDecisionReasons(context),
    referenceLists(context),
  ]);
  return { admin, opened, reasons, regions: choices[context.language].regions };
}

/** Reviews and responses to look through, with one case open. */
export async function moderationPage(context: ReadContext, state: CaseListState): Promise<ModerationView> {
  const mask = await maskFor(context);
  const cases = await readListPage(state, {
    count: () => countCases(context, state),
    read: async (slice) => (await listCases(context, state, slice)).map((row) => toCaseItem(row, mask)),
  });
  return { ...(await casePage(context, state.open)), cases };
}

/** The queue of appeals, the earliest due first, with one case open. */
export async function appealsPage(context: ReadContext, state: AppealListState): Promise<AppealsView> {
  const mask = await maskFor(context);
  const appeals = await readListPage(state, {
    count: () => countAppeals(context, state),
    read: async (slice) => (await listAppeals(context, state, slice)).map((row) => toAppealItem(row, mask)),
  });
  return { ...(await casePage(context, state.open)), appeals };
}
