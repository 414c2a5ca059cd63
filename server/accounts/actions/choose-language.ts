import type { Language } from '../../../common/format/language.ts';
import type { Context } from '../../core/context.ts';

/** Keeps the language with the account, for mails and other devices. A visitor's is kept by the cookie alone. */
export async function chooseLanguage({ database, viewer, now }: Context, language: Language): Promise<void> {
  if (!viewer) return;
  await database
    .updateTable('users')
    .set({ language, updated_at: now })
    .where('id', '=', viewer.userId)
    .execute();
}
