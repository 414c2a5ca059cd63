import { formatDate } from '../../common/format/dates.ts';
import type { FileAnswer } from '../core/answers.ts';
import type { Context } from '../core/context.ts';
import { reasonNames } from '../decisions/reason-codes.ts';
import { csv } from './csv.ts';
import { reasonInWords } from './reason-words.ts';
import { listDecisions } from './queries/list-decisions.ts';
import type { DecisionListState } from './schemas.ts';

export async function decisionsFile(context: Context, state: DecisionListState): Promise<FileAnswer> {
  const { t } = context;
  const nameOf = await reasonNames(context.database, context.language);
  return csv(context, {
    name: 'decisions',
    read: (tx, slice) => listDecisions(tx, state, slice),
    columns: [
      { head: t('admin.column.id'), cell: ({ id }) => id },
      { head: t('admin.column.decided'), cell: ({ decidedAt }) => formatDate(decidedAt, t.language) },
      { head: t('admin.column.action'), cell: ({ action }) => t(`admin.action.${action}`) },
      { head: t('admin.column.contractor'), cell: ({ contractorName }) => contractorName },
      { head: t('admin.column.review'), cell: ({ reviewId }) => reviewId },
      { head: t('admin.column.stars'), cell: ({ overall }) => overall },
      { head: t('admin.column.reason_code'), cell: ({ reasonCode }) => reasonCode },
      { head: t('admin.column.reason'), cell: ({ reasonCode }) => nameOf(reasonCode) },
      { head: t('admin.column.reason_text'), cell: ({ action, reason }) => reasonInWords(action, reason, t) },
      { head: t('admin.column.by'), cell: ({ decidedBy }) => decidedBy },
      { head: t('admin.column.hash'), cell: ({ hash }) => hash },
    ],
  });
}
