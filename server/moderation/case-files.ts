import { formatDate } from '../../common/format/dates.ts';
import type { FileAnswer } from '../core/answers.ts';
import type { Context } from '../core/context.ts';
import { appealedRegions } from './appealed-regions.ts';
import { csv } from './csv.ts';
import { stateOf } from './list-views.ts';
import { listAppeals } from './queries/list-appeals.ts';
import { listCases } from './queries/list-cases.ts';
import type { AppealedRegionsState, AppealListState, CaseListState } from './schemas.ts';

/** Reviews as they were written, for those who may read them so anyway. */
export function casesFile(context: Context, state: CaseListState): FileAnswer {
  const { t } = context;
  return csv(context, {
    name: 'reviews',
    read: (tx, slice) => listCases(tx, state, slice),
    columns: [
      { head: t('admin.column.id'), cell: ({ id }) => id },
      { head: t('admin.column.written'), cell: ({ createdAt }) => formatDate(createdAt, t.language) },
      { head: t('admin.column.status'), cell: (row) => t(`appeals.standing.${stateOf(row)}`) },
      { head: t('admin.column.appealed'), cell: ({ isAppealed }) => (isAppealed ? 1 : 0) },
      { head: t('admin.column.signals'), cell: ({ signals }) => signals.join(' ') },
      { head: t('admin.column.stars'), cell: ({ overall }) => overall },
      { head: t('admin.column.title'), cell: ({ title }) => title },
      { head: t('admin.column.words'), cell: ({ body }) => body },
      {
        head: t('admin.column.author'),
        cell: ({ authorName, authorLeft }) => (authorLeft ? null : authorName),
      },
      { head: t('admin.column.contractor'), cell: ({ contractorName }) => contractorName },
      { head: t('admin.column.region'), cell: ({ region }) => region },
      { head: t('admin.column.language'), cell: ({ language }) => t(`admin.language.${language}`) },
      {
        head: t('admin.column.response'),
        cell: ({ response }) => response && t(`appeals.standing.${response}`),
      },
    ],
  });
}

export function appealsFile(context: Context, state: AppealListState): FileAnswer {
  const { t } = context;
  return csv(context, {
    name: 'appeals',
    read: (tx, slice) => listAppeals(tx, state, slice),
    columns: [
      { head: t('admin.column.id'), cell: ({ id }) => id },
      { head: t('admin.column.review'), cell: ({ reviewId }) => reviewId },
      { head: t('admin.column.wish'), cell: ({ kind }) => t(`appeals.kind.${kind}`) },
      { head: t('admin.column.status'), cell: (row) => t(`appeals.state.${row.state}`) },
      { head: t('admin.column.filed'), cell: ({ filedAt }) => formatDate(filedAt, t.language) },
      { head: t('admin.column.due'), cell: ({ dueAt }) => formatDate(dueAt, t.language) },
      {
        head: t('admin.column.closed'),
        cell: ({ closedAt }) => closedAt && formatDate(closedAt, t.language),
      },
      { head: t('admin.column.filed_by'), cell: ({ by }) => by },
      { head: t('admin.column.stars'), cell: ({ overall }) => overall },
      { head: t('admin.column.contractor'), cell: ({ contractorName }) => contractorName },
      { head: t('admin.column.region'), cell: ({ region }) => region },
    ],
  });
}

export async function appealedRegionsFile(
  context: Context,
  state: AppealedRegionsState,
): Promise<FileAnswer> {
  const { t } = context;
  const rows = await appealedRegions(context, state);
  return csv(context, {
    name: 'appealed-regions',
    read: async (_inside, { limit, offset }) => rows.slice(offset, offset + limit),
    columns: [
      { head: t('admin.column.region'), cell: ({ name }) => name },
      { head: t('admin.column.open'), cell: ({ open }) => open },
      { head: t('admin.column.late'), cell: ({ late }) => late },
      { head: t('admin.column.oldest'), cell: ({ oldest }) => formatDate(oldest, t.language) },
      { head: t('admin.column.next_due'), cell: ({ nextDue }) => formatDate(nextDue, t.language) },
    ],
  });
}
