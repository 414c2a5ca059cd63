import { sql } from 'kysely';
import { RED_FLAG_YEARS, RED_FLAGS_A_DAY } from '../../../common/cases/red-flags.ts';
import { detectLanguage } from '../../content/text-language.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { belongsTo } from '../../core/viewer.ts';
import { conflict, forbidden, invalid, Refusal, unauthenticated } from '../../core/errors.ts';
import { audienceFrom, replaceFiles } from '../attach-files.ts';
import { refuseMissingEvidence } from '../refuse-missing-evidence.ts';
import { answerDueAt } from '../red-flag.ts';
import { findAccused, type Notified } from '../queries/find-accused.ts';
import { findCriterion } from '../queries/list-criteria.ts';
import type { NewRedFlag } from '../schemas.ts';
import { screenRedFlagText } from '../screen-texts.ts';

const DAY_MS = 86_400_000;

/**
 * Reports a red flag with its evidence; the contractor's time to answer begins. Throws a 403 for one's own
 * business, a 409 for a repeated report, a 429 above the daily limit. Throws InvalidInput by field.
 */
export async function fileRedFlag(
  context: Context,
  { slug, ...report }: NewRedFlag & { slug: string },
): Promise<{ redFlagId: number; notified: Notified }> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  return transact(context, async (tx) => {
    // One report of a person after the other: each is counted for the daily limit.
    await tx.database
      .selectFrom('users')
      .select('id')
      .where('id', '=', viewer.userId)
      .forNoKeyUpdate()
      .execute();
    const accused = await findAccused(tx, slug);
    if (belongsTo(viewer, accused.id)) throw forbidden('red_flags.own_business');
    if (report.relation !== 'none')
      throw invalid('relation', `red_flags.relation_refused.${report.relation}`);
    refuseDay(tx, report.happened_on);
    refuseMissingEvidence(report.files, report);
    await screenRedFlagText(tx, 'body', report.body);
    await refuseRepeated(tx, accused.id, viewer.userId, report.criterion);
    const redFlagId = await insert(tx, accused.id, viewer.userId, report);
    await replaceFiles(tx, {
      redFlagId,
      side: 'reporter',
      userId: viewer.userId,
      kept: [],
      added: report.files,
      audience: audienceFrom(report),
    });
    tx.announce({
      name: 'red_flag.reported',
      redFlagId,
      contractorId: accused.id,
      contractorSlug: accused.slug,
    });
    return { redFlagId, notified: accused.notified };
  });
}

function refuseDay({ now }: ReadContext, day: string | null): void {
  if (day === null) return;
  const tomorrow = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);
  const earliest = `${now.getUTCFullYear() - RED_FLAG_YEARS}${tomorrow.slice(4)}`;
  if (day > tomorrow) throw invalid('happened_on', 'red_flags.day_future');
  if (day < earliest) throw invalid('happened_on', 'red_flags.day_too_old', { years: RED_FLAG_YEARS });
}

async function refuseRepeated(
  { database, now }: ReadContext,
  contractorId: number,
  userId: number,
  criterion: string,
): Promise<void> {
  const { rows } = await sql<{ today: number; open: boolean }>`
    select count(*) filter (where opened_at > ${new Date(now.getTime() - DAY_MS)})::integer as today,
      coalesce(bool_or(state = 'open' and contractor_id = ${contractorId} and criterion = ${criterion}), false) as open
    from red_flags where reporter_user_id = ${userId}`.execute(database);
  const [{ today, open } = { today: 0, open: false }] = rows;
  if (open) throw conflict('red_flags.already_reported');
  if (today >= RED_FLAGS_A_DAY)
    throw new Refusal(429, 'daily_limit', 'red_flags.daily_limit', { limit: RED_FLAGS_A_DAY });
}

async function insert(
  tx: ReadContext,
  contractorId: number,
  userId: number,
  { criterion, body, happened_on, record_url }: NewRedFlag,
): Promise<number> {
  const { level } = await findCriterion(tx, criterion);
  const { id } = await tx.database
    .insertInto('red_flags')
    .values({
      contractor_id: contractorId,
      criterion,
      level,
      origin: 'report',
      reporter_user_id: userId,
      body,
      language: detectLanguage(body, tx.language),
      happened_on,
      record_url,
      opened_at: tx.now,
      answer_due_at: answerDueAt(tx.now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
