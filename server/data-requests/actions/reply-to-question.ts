import { transact, type Context } from '../../core/context.ts';
import { conflict } from '../../core/errors.ts';
import { attachFiles, filesOf } from '../attach-files.ts';
import { dueAfterPause } from '../due-day.ts';
import { recordStep } from '../events.ts';
import { lockRequest } from '../queries/find-request.ts';

type Reply = { requestId: number; words: string; files: readonly number[] };

/** Sends what an administrator asked for; the clock goes on. Throws a 409 where nothing is asked for. */
export async function replyToQuestion(context: Context, { requestId, words, files }: Reply): Promise<void> {
  const uploadIds = filesOf(context, files);
  await transact(context, async (tx) => {
    const { state, law, dueAt, pausedAt } = await lockRequest(tx, requestId);
    if (state !== 'more_needed' || pausedAt === null) throw conflict('data_requests.nothing_asked');
    await tx.database
      .updateTable('data_requests')
      .set({
        state: 'open',
        paused_at: null,
        due_at: dueAfterPause(law, { dueAt, from: pausedAt, until: tx.now }),
      })
      .where('id', '=', requestId)
      .execute();
    await attachFiles(tx, requestId, uploadIds);
    await recordStep(tx, { requestId, step: 'replied', words });
  });
}
