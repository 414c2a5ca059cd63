import type { DatabaseHandle } from '../../../server/database/client.ts';

/** A hash of all rows of each table, and where its numbers go on. */
export async function contentOf(handle: DatabaseHandle): Promise<Record<string, unknown>> {
  const tables = await handle.sql<{ name: string }[]>`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%' order by 1`;
  const content: Record<string, unknown> = {};
  for (const { name } of tables) {
    const left = name === 'mails' ? 'where not is_secret' : '';
    const [row] = await handle.sql.unsafe(
      `select count(*)::integer as rows, md5(string_agg(t::text, '|' order by t::text)) as hash from "${name}" t ${left}`,
    );
    content[name] = row;
  }
  content['sequences'] = await handle.sql`
    select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`.then((rows) => [
    ...rows,
  ]);
  return content;
}
