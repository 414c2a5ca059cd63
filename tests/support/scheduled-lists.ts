import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { defineMapping } from '../../server/contractors/import/mapping.ts';
import type { FetchList } from '../../server/contractors/registers/fetching/fetch-list.ts';
import { workOffLists } from '../../server/contractors/registers/steps/work-off.ts';
import { refreshSearch } from './import-runs.ts';
import type { World } from './world.ts';

export const NOW = new Date('2026-11-28T09:00:00Z');
export const NAMES = Array.from({ length: 20 }, (_, index) => `Builder ${String.fromCodePoint(65 + index)}`);

export const listOf = (names: readonly string[], status = 'Active'): string =>
  `Name,City,No,Status\n${names.map((name, index) => `${name},Austin,A${index},${status}`).join('\n')}\n`;

/** A server that has one list, and dates it; its text is its mark. */
export const serves =
  (text: string, day = 'Fri, 27 Nov 2026 08:00:00 GMT'): FetchList =>
  async ({ into, etag }) => {
    if (etag === text) return { kind: 'unchanged' };
    writeFileSync(into, text);
    return { kind: 'file', name: 'list.csv', size: text.length, digest: text, etag: text, lastModified: day };
  };

/** A board with a schedule, and what its lists do. */
export function scheduledLists({ database, app }: World) {
  return {
    source: async (name = 'State Board'): Promise<number> => {
      const mapping = defineMapping(
        { name: 'Name', city: 'City', license_number: 'No', license_status: 'Status' },
        { state: 'TX', trades: ['roofing'] },
      );
      const { id } = await database
        .insertInto('registers')
        .values({
          name,
          address: 'https://data.example.gov/list.csv',
          every: 'night',
          hour: 8,
          mapping: sql`${JSON.stringify(mapping)}::text::jsonb`,
          next_at: new Date('2026-11-28T08:00:00Z'),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    work: (fetchList: FetchList, now = NOW, refresh = refreshSearch) =>
      workOffLists({
        database,
        clock: () => now,
        fetchList,
        agent: 'tests',
        effects: { refresh, follow: async () => undefined, dropPages: () => undefined },
        log: app.log as never,
      }),
    lists: () =>
      database
        .selectFrom('register_lists')
        .select(['id', 'state', 'stop', 'as_of', 'origin', 'problem', 'import_id'])
        .orderBy('id')
        .execute(),
    register: (id: number) =>
      database.selectFrom('registers').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    again: (id: number, day: string) =>
      database
        .updateTable('registers')
        .set({ next_at: new Date(`${day}T08:00:00Z`) })
        .where('id', '=', id)
        .execute(),
    /** Listings that are in the list. */
    listed: async () =>
      (await database.selectFrom('contractors').select('id').where('missing_since', 'is', null).execute())
        .length,
    /** A finished list as a process left it that died before its end. */
    cutOff: async (
      text: string,
      { id: listId, ...values }: { id?: number; import_id?: null; tries?: number } = {},
    ): Promise<void> => {
      const list = await database
        .updateTable('register_lists')
        .set({
          state: 'running',
          lease_token: randomUUID(),
          lease_until: new Date(Date.now() - 1_000),
          tries: 1,
          ...values,
        })
        .$if(listId !== undefined, (query) => query.where('id', '=', listId ?? 0))
        .returning('id')
        .executeTakeFirstOrThrow();
      const { id } = await database
        .insertInto('register_files')
        .values({ list_id: list.id, name: 'list.csv', byte_size: 1, digest: text, kept_at: new Date() })
        .returning('id')
        .executeTakeFirstOrThrow();
      await sql`insert into register_file_parts (file_id, position, bytes)
        values (${id}::integer, 0, ${gzipSync(text)}::bytea)`.execute(database);
    },
  };
}
