import { detectLanguage } from '../../content/text-language.ts';
import { transact, type Context } from '../../core/context.ts';
import { conflict, notFound, unauthenticated } from '../../core/errors.ts';
import { mayBePublic, replaceFiles } from '../attach-files.ts';
import { isAccused, mayAnswer } from '../policy.ts';
import { factsOf, lockRedFlag } from '../queries/lock-red-flag.ts';
import type { RedFlagAnswer } from '../schemas.ts';
import { screenRedFlagText } from '../screen-texts.ts';

/**
 * The contractor answers, or changes the answer, while it is open or public. An approval by one administrator knew nothing of it,
 * so it falls. Throws `notFound()` for everyone else, and a 409 once it is over.
 */
export async function answerRedFlag(
  context: Context,
  { redFlagId, answer, kept, files }: RedFlagAnswer & { redFlagId: number },
): Promise<void> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  await transact(context, async (tx) => {
    const flag = await lockRedFlag(tx, redFlagId);
    if (!isAccused(viewer, flag)) throw notFound();
    if (!mayAnswer(viewer, flag)) throw conflict('red_flags.decided_already');
    await screenRedFlagText(tx, 'answer', answer);
    await replaceFiles(tx, {
      redFlagId,
      side: 'contractor',
      userId: viewer.userId,
      kept,
      added: files,
      audience: mayBePublic,
    });
    await tx.database
      .updateTable('red_flags')
      .set({
        answer,
        answer_language: detectLanguage(answer, tx.language),
        answered_at: tx.now,
        version: flag.version + 1,
        approved_at: null,
        approved_by_user_id: null,
      })
      .where('id', '=', redFlagId)
      .execute();
    tx.announce({ name: 'red_flag.answered', ...factsOf(flag) });
  });
}
