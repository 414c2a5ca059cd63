import { formatDate } from '../../../common/format/dates.ts';
import { leavesToOthers } from '../../cases/own-case.ts';
import { viewContextOf } from '../../contractors/views.ts';
import type { FileAnswer } from '../../core/answers.ts';
import type { Context, ReadContext } from '../../core/context.ts';
import { Refusal } from '../../core/errors.ts';
import { listDecisionReasons, reasonNames } from '../../decisions/reason-codes.ts';
import { findRedFlag, type RedFlagRow } from '../../red-flags/queries/find-red-flag.ts';
import { redFlagsOfContractor } from '../../red-flags/pages.ts';
import { obstacleToPublishing, phaseOf } from '../../red-flags/red-flag.ts';
import { deadlineText } from '../../places/deadline-text.ts';
import { toRedFlagView } from '../../red-flags/views.ts';
import { csv } from '../csv.ts';
import { adminView } from '../admin-view.ts';
import { readListPage } from '../list-query.ts';
import { countRedFlagCases, listRedFlagCases, namesOf } from './list-red-flag-cases.ts';
import type { RedFlagListState } from './schemas.ts';
import { toRedFlagCase, toRedFlagCaseItem, type RedFlagCasesView, type RedFlagCaseView } from './views.ts';

/** Reported red flags, by the end of the time to answer; one of them with all that was said. */
export async function redFlagCasesPage(
  context: ReadContext,
  state: RedFlagListState,
): Promise<RedFlagCasesView> {
  const cases = await readListPage(state, {
    count: () => countRedFlagCases(context, state),
    read: async (slice) =>
      (await listRedFlagCases(context, state, slice)).map((row) => toRedFlagCaseItem(row, context)),
  });
  return {
    admin: await adminView(context),
    cases,
    opened: state.open === null ? null : await openRedFlagCase(context, state.open),
    reasons: await listDecisionReasons(context),
  };
}

export function redFlagCasesFile(context: Context, state: RedFlagListState): FileAnswer {
  const { t, now } = context;
  return csv(context, {
    name: 'red-flags',
    read: (tx, slice) => listRedFlagCases(tx, state, slice),
    columns: [
      { head: t('admin.column.id'), cell: ({ id }) => id },
      { head: t('admin.column.contractor'), cell: ({ contractorName }) => contractorName },
      { head: t('admin.red_flags.criterion'), cell: ({ criterionName }) => criterionName },
      { head: t('admin.red_flags.level'), cell: ({ level }) => t(`admin.red_flags.level.${level}`) },
      {
        head: t('admin.column.status'),
        cell: (row) => t(`admin.red_flags.state.${phaseOf(row, now) ?? row.state}`),
      },
      { head: t('admin.red_flags.opened'), cell: ({ openedAt }) => formatDate(openedAt, t.language) },
      {
        head: t('admin.red_flags.answer_until'),
        cell: ({ answerDueAt, zone }) => deadlineText(answerDueAt, { language: t.language, zone }).date,
      },
    ],
  });
}

/** null: there is none, or the reader leaves it to another administrator. */
async function openRedFlagCase(context: ReadContext, id: number): Promise<RedFlagCaseView | null> {
  const row = await foundOrNull(context, id);
  const { viewer } = context;
  if (row === null || (await leavesToOthers(context, { type: 'red_flag', id }))) return null;
  const [viewContext, nameOf, names, others] = await Promise.all([
    viewContextOf(context),
    reasonNames(context.database, context.language),
    namesOf(context, [row.reporterUserId, row.approvedByUserId]),
    redFlagsOfContractor(context, row.contractorId),
  ]);
  const flag = toRedFlagView(row, context, { viewContext, nameOf });
  const viewerId = viewer?.userId ?? 0;
  return toRedFlagCase(row, { flag, names, others, viewerId, refusal: refusalOf(context, row) }, context.now);
}

async function foundOrNull(context: ReadContext, id: number): Promise<RedFlagRow | null> {
  try {
    return await findRedFlag(context, id);
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return null;
    throw error;
  }
}

function refusalOf({ viewer, now, t }: ReadContext, row: RedFlagRow): string | null {
  if (row.state !== 'open') return null;
  const obstacle = obstacleToPublishing(row, { userId: viewer?.userId ?? 0, now });
  return obstacle === null ? null : t(`red_flags.refused.${obstacle}`);
}
