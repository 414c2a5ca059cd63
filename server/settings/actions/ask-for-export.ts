import { randomBytes } from 'node:crypto';
import { transact, type Context } from '../../core/context.ts';
import { conflict, Refusal } from '../../core/errors.ts';
import type { SignedIn } from '../../core/viewer.ts';
import { EXPORT_STEPS } from '../export/export-file.ts';

const UNIQUE_VIOLATION = '23505';
const A_DAY = 3;
const DAY_MS = 86_400_000;

/** Has the user's data put together in the background. Throws a 409 while another export is under way, a 429 for the fourth a day. */
export async function askForExport(context: Context, { userId }: SignedIn): Promise<void> {
  try {
    await transact(context, async (tx) => {
      const { database, now } = tx;
      const today = await database
        .selectFrom('account_exports')
        .select('id')
        .where('user_id', '=', userId)
        .where('asked_at', '>', new Date(now.getTime() - DAY_MS))
        .execute();
      if (today.length >= A_DAY)
        throw new Refusal(429, 'daily_limit', 'settings.too_many_exports', { maximum: A_DAY });
      const { id } = await database
        .insertInto('account_exports')
        .values({
          user_id: userId,
          parts_total: EXPORT_STEPS,
          file_key: randomBytes(18).toString('base64url'),
          asked_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      tx.announce({ name: 'account.export_asked', exportId: id });
    });
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) throw conflict('settings.export_running');
    throw error;
  }
}
