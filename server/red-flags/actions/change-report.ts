import { detectLanguage } from '../../content/text-language.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, notFound, unauthenticated } from '../../core/errors.ts';
import { audienceFrom, replaceFiles } from '../attach-files.ts';
import { refuseMissingEvidence } from '../refuse-missing-evidence.ts';
import { isReporter } from '../policy.ts';
import { factsOf, lockRedFlag, type LockedRedFlag } from '../queries/lock-red-flag.ts';
import type { ChangedRedFlag } from '../schemas.ts';
import { screenRedFlagText } from '../screen-texts.ts';

/** Locks the reporter's own flag; throws `notFound()` for other users, and a 409 for a decided one. */
async function lockOwn(tx: ReadContext, redFlagId: number): Promise<LockedRedFlag & { userId: number }> {
  const { viewer } = tx;
  if (!viewer) throw unauthenticated();
  const flag = await lockRedFlag(tx, redFlagId);
  if (!isReporter(viewer, flag)) throw notFound();
  if (flag.state !== 'open') throw conflict('red_flags.decided_already');
  return { ...flag, userId: viewer.userId };
}

/** The reporter changes words and evidence. An approval by one administrator was of other evidence, so it falls. */
export async function changeReport(
  context: Context,
  { redFlagId, ...change }: ChangedRedFlag & { redFlagId: number },
): Promise<void> {
  await transact(context, async (tx) => {
    const flag = await lockOwn(tx, redFlagId);
    refuseMissingEvidence([...change.kept, ...change.files], change);
    await screenRedFlagText(tx, 'body', change.body);
    await replaceFiles(tx, {
      redFlagId,
      side: 'reporter',
      userId: flag.userId,
      kept: change.kept,
      added: change.files,
      audience: audienceFrom(change),
    });
    await tx.database
      .updateTable('red_flags')
      .set({
        body: change.body,
        language: detectLanguage(change.body, tx.language),
        record_url: change.record_url,
        version: flag.version + 1,
        approved_at: null,
        approved_by_user_id: null,
      })
      .where('id', '=', redFlagId)
      .execute();
    tx.announce({ name: 'red_flag.changed', ...factsOf(flag) });
  });
}

/** The reporter takes the report back before it is decided. */
export async function withdrawReport(context: Context, redFlagId: number): Promise<void> {
  await transact(context, async (tx) => {
    const flag = await lockOwn(tx, redFlagId);
    await tx.database
      .updateTable('red_flags')
      .set({ state: 'withdrawn', closed_at: tx.now, version: flag.version + 1 })
      .where('id', '=', redFlagId)
      .execute();
    tx.announce({ name: 'red_flag.withdrawn', ...factsOf(flag) });
  });
}
