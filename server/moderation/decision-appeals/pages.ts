import { mayDecideAppeal } from '../../cases/other-administrator.ts';
import { formatDate } from '../../../common/format/dates.ts';
import type { FileAnswer } from '../../core/answers.ts';
import type { Context, ReadContext } from '../../core/context.ts';
import { appealsAgainst } from '../../cases/queries/decision-appeals.ts';
import { partiesOfDecision } from '../../cases/queries/still-stands.ts';
import { listDecisionReasons, reasonNames } from '../../decisions/reason-codes.ts';
import { csv } from '../csv.ts';
import { adminView } from '../admin-view.ts';
import { readListPage } from '../list-query.ts';
import { notesOn } from '../people/queries/notes.ts';
import { readDecidedAbout } from './decided-about.ts';
import { decisionAppealCase } from './queries/decision-appeal-case.ts';
import { countDecisionAppeals, listDecisionAppeals } from './queries/list-decision-appeals.ts';
import type { DecisionAppealListState } from './schemas.ts';
import { toDecisionAppealCase, toDecisionAppealItem, type DecisionAppealsView } from './views.ts';

/** Appeals against edits, responses taken down, postings removed and roles taken, by the day they are due. */
export async function decisionAppealsPage(
  context: ReadContext,
  state: DecisionAppealListState,
): Promise<DecisionAppealsView> {
  const appeals = await readListPage(state, {
    count: () => countDecisionAppeals(context, state),
    read: async (slice) =>
      (await listDecisionAppeals(context, state, slice)).map((row) => toDecisionAppealItem(row, context.now)),
  });
  return {
    admin: await adminView(context),
    appeals,
    opened: state.open === null ? null : await openAppeal(context, state.open),
    reasons: await listDecisionReasons(context),
  };
}

export function decisionAppealsFile(context: Context, state: DecisionAppealListState): FileAnswer {
  const { t } = context;
  return csv(context, {
    name: 'decision-appeals',
    read: (tx, slice) => listDecisionAppeals(tx, state, slice),
    columns: [
      { head: t('admin.column.id'), cell: ({ id }) => id },
      { head: t('admin.decision_appeals.decision'), cell: ({ decisionId }) => decisionId },
      { head: t('admin.decision_appeals.decided'), cell: ({ action }) => t(`admin.action.${action}`) },
      { head: t('admin.column.title'), cell: ({ title }) => title },
      { head: t('admin.column.contractor'), cell: ({ contractorName }) => contractorName },
      { head: t('admin.decision_appeals.appellant'), cell: ({ appellantName }) => appellantName },
      { head: t('admin.column.status'), cell: (row) => t(`appeals.state.${row.state}`) },
      { head: t('admin.column.filed'), cell: ({ filedAt }) => formatDate(filedAt, t.language) },
      { head: t('admin.column.due'), cell: ({ dueAt }) => formatDate(dueAt, t.language) },
      {
        head: t('admin.column.closed'),
        cell: ({ closedAt }) => closedAt && formatDate(closedAt, t.language),
      },
    ],
  });
}

async function openAppeal(context: ReadContext, appealId: number): Promise<DecisionAppealsView['opened']> {
  const row = await decisionAppealCase(context, appealId);
  if (!row) return null;
  if (row.isOwnCase) return { id: row.id, isOwnCase: true };
  const key = { type: 'decision_appeal', id: appealId } as const;
  const parties = await partiesOfDecision(context, row.decisionId);
  const [about, appeals, notes, verdict, nameOf] = await Promise.all([
    readDecidedAbout(context, row),
    appealsAgainst(context, row.decisionId),
    notesOn(context, key),
    mayDecideAppeal(context, key, parties),
    reasonNames(context.database, context.language),
  ]);
  return toDecisionAppealCase(
    { row, about, appeals, notes },
    { now: context.now, nameOf, isForOthers: verdict !== true },
  );
}
