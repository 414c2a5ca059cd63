import { sql } from 'kysely';
import type { Queryable } from '../../database/client.ts';

/** Whether a contractor's whole name, with its legal form, is these plain words. */
export async function isWholeName(database: Queryable, words: readonly string[]): Promise<boolean> {
  const { rows } = await sql`select from contractors
    where plain_name = plain_name(${words.join(' ')}::text) and plain_words(name) = ${words.join(' ')}::text
      and hidden_at is null
    limit 1`.execute(database);
  return rows.length > 0;
}
