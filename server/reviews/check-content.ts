import type { ReadContext } from '../core/context.ts';
import { invalid } from '../core/errors.ts';
import { isJobAfterClosing } from '../contractors/closing/closing.ts';
import { formatMonth, formatMonthInWords } from '../../common/format/dates.ts';
import { monthProblem, reviewableMonths } from './qualification.ts';
import type { Job } from './texts/review-content.ts';

/** Checks that a schema cannot do: a month within reach, a trade that exists. Throws InvalidInput. */
export async function checkJob(context: ReadContext, job: Job, before: Job | null = null): Promise<void> {
  // An old review keeps its month, however long ago that has become.
  if (job.month !== before?.month) checkMonth(job.month, context);
  if (job.trade_id !== before?.trade_id) await checkTrade(context, job.trade_id);
}

/** Throws InvalidInput for a month to come or too long ago. */
export function checkMonth(month: string, { now, language }: Pick<ReadContext, 'now' | 'language'>): void {
  const problem = monthProblem(month, now);
  if (problem === 'to_come') throw invalid('job.month', 'review_form.month_to_come');
  const earliest = formatMonth(reviewableMonths(now).earliest, language);
  if (problem === 'too_old') throw invalid('job.month', 'review_form.month_too_old', { earliest });
}

/** Throws InvalidInput for a job in a month after the one in which the business closed for good. */
export async function refuseJobAfterClosing(
  { database, language }: Pick<ReadContext, 'database' | 'language'>,
  contractorId: number,
  month: string,
): Promise<void> {
  const row = await database
    .selectFrom('contractors')
    .select('closed_on')
    .where('id', '=', contractorId)
    .executeTakeFirst();
  const closedOn = row?.closed_on ?? null;
  if (closedOn !== null && isJobAfterClosing(month, closedOn))
    throw invalid('job.month', 'closing.job_after', { month: formatMonthInWords(closedOn, language) });
}

async function checkTrade({ database }: ReadContext, tradeId: number): Promise<void> {
  const trade = await database.selectFrom('trades').select('id').where('id', '=', tradeId).executeTakeFirst();
  if (!trade) throw invalid('job.trade_id', 'review_form.trade_unknown');
}
