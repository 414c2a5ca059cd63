import { sql } from 'kysely';
import type { MessageKey } from '../../../translations/index.ts';
import { catalogue } from '../../../translations/index.ts';
import type { ReadContext } from '../../core/context.ts';

export type TextPair = { english: string; mexican_spanish: string };

export function shippedText(key: MessageKey): TextPair {
  const [english, mexican_spanish] = catalogue[key];
  return { english, mexican_spanish };
}

/** Locks all texts until the transaction ends. */
export const lockTexts = ({ database }: ReadContext) =>
  sql`select pg_advisory_xact_lock(hashtextextended('translations', 0))`.execute(database);

/** The text as it is now, and the number of its last change; 0: it was never changed. */
export async function currentText({ database }: ReadContext, key: MessageKey) {
  const row = await database
    .selectFrom('translations as text')
    .select(['text.english', 'text.mexican_spanish', 'text.edited_at'])
    .select(({ selectFrom }) =>
      selectFrom('translation_changes as change')
        .select(({ fn }) => fn.max('change.id').as('id'))
        .whereRef('change.key', '=', 'text.key')
        .as('version'),
    )
    .where('text.key', '=', key)
    .executeTakeFirst();
  // A text of this release that the database has not got yet.
  return row ? { ...row, version: row.version ?? 0 } : { ...shippedText(key), edited_at: null, version: 0 };
}

/** Writes the words over the product's own, and keeps those before for the undo. Announce the change once all are written. */
export async function writeText(tx: ReadContext, key: MessageKey, words: TextPair): Promise<void> {
  const { database, now, viewer } = tx;
  const before = await currentText(tx, key);
  const shipped = shippedText(key);
  await database
    .insertInto('translations')
    .values({ key, ...words, edited_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ ...words, edited_at: now }))
    .execute();
  await database
    .insertInto('translation_changes')
    .values({
      key,
      english: before.english,
      mexican_spanish: before.mexican_spanish,
      edited_at: before.edited_at,
      shipped_english: shipped.english,
      shipped_spanish: shipped.mexican_spanish,
      changed_by_user_id: viewer?.userId ?? null,
      changed_at: now,
    })
    .execute();
}
