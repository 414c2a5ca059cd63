import type { ExplainedField, RegisterSchedule } from '../../../../common/limits/registers.ts';
import { transact, type Context, type ReadContext } from '../../../core/context.ts';
import { conflict, invalid, notFound } from '../../../core/errors.ts';
import { isMeaning, addWords, type SourceWords } from '../matching/source-words.ts';
import { nextLook } from '../next-look.ts';
import { recordRegister } from '../record.ts';
import { asJson } from '../as-json.ts';

async function lockRegister({ database }: ReadContext, id: number) {
  const register = await database
    .selectFrom('registers')
    .select(['id', 'address', 'every', 'hour', 'words', 'mapping'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!register) throw notFound();
  return register;
}

export type SaidWord = { field: ExplainedField; word: string; meaning: string };

/** Says what words of a source mean; one without a meaning is forgotten. Throws InvalidInput for a meaning that does not exist. */
export async function saveWords(
  context: Context,
  registerId: number,
  said: readonly SaidWord[],
): Promise<void> {
  const { database } = context;
  const [trades, regions] = await Promise.all([
    database.selectFrom('trades').select('slug').execute(),
    database.selectFrom('regions').select('code').execute(),
  ]);
  const choices = {
    trades: new Set(trades.map(({ slug }) => slug)),
    regions: new Set(regions.map(({ code }) => code)),
  };
  for (const [index, { field, meaning }] of said.entries())
    if (meaning !== '' && !isMeaning(field, meaning, choices))
      throw invalid(`meaning_${index + 1}`, 'registers.meaning_unknown');
  await transact(context, async (tx) => {
    const register = await lockRegister(tx, registerId);
    await refuseWhileWorking(tx, registerId);
    await tx.database
      .updateTable('registers')
      .set({ words: asJson(addWords(register.words as SourceWords, said)) })
      .where('id', '=', registerId)
      .execute();
    await recordRegister(tx.database, {
      registerId,
      userId: tx.viewer?.userId ?? null,
      at: tx.now,
      action: 'words_saved',
      details: { words: said },
    });
  });
}

/** A list that is being read or brought in is read with one set of words to its end. */
async function refuseWhileWorking({ database }: ReadContext, registerId: number): Promise<void> {
  const working = await database
    .selectFrom('register_lists')
    .select('id')
    .where('register_id', '=', registerId)
    .where('state', 'in', ['checking', 'running', 'undoing'])
    .executeTakeFirst();
  if (working) throw conflict('registers.list_is_open');
}

export type Schedule = {
  every: RegisterSchedule;
  hour: number;
  shareMax: number;
  address: string | null;
  pageUrl: string | null;
};

/** When a source is looked at, and where. */
export async function saveSchedule(context: Context, registerId: number, schedule: Schedule): Promise<void> {
  const { every, hour, shareMax, address, pageUrl } = schedule;
  if (every !== 'none' && address === null) throw invalid('address', 'registers.schedule_needs_address');
  await transact(context, async (tx) => {
    const before = await lockRegister(tx, registerId);
    if (every !== 'none' && before.mapping === null) throw invalid('every', 'registers.schedule_needs_list');
    await tx.database
      .updateTable('registers')
      .set({
        every,
        hour,
        share_max: shareMax,
        address,
        page_url: pageUrl,
        failed_tries: 0,
        next_at: nextLook(every, hour, tx.now),
        ...(address === before.address ? {} : { etag: null, last_modified: null }),
      })
      .where('id', '=', registerId)
      .execute();
    await recordRegister(tx.database, {
      registerId,
      userId: tx.viewer?.userId ?? null,
      at: tx.now,
      action: 'schedule_saved',
      details: schedule,
    });
  });
}

/** Stops the schedule of a source, or lets it go on. */
export async function pauseRegister(context: Context, registerId: number, isPaused: boolean): Promise<void> {
  await transact(context, async (tx) => {
    const { every, hour } = await lockRegister(tx, registerId);
    await tx.database
      .updateTable('registers')
      .set({
        paused_at: isPaused ? tx.now : null,
        next_at: isPaused ? null : nextLook(every as RegisterSchedule, hour, tx.now),
      })
      .where('id', '=', registerId)
      .execute();
    await recordRegister(tx.database, {
      registerId,
      userId: tx.viewer?.userId ?? null,
      at: tx.now,
      action: isPaused ? 'paused' : 'resumed',
    });
  });
}
