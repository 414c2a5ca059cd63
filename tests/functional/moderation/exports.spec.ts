import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  listBadWords,
  type BadWordRow,
  type BadWordSearch,
} from '../../../server/content/queries/list-bad-words.ts';
import type { Context } from '../../../server/core/context.ts';
import { createLogger } from '../../../server/core/process/logger.ts';
import { csv } from '../../../server/moderation/csv.ts';
import { createWorld, type World } from '../../support/world.ts';

const WORDS = 2_500;
const NUMBERED: BadWordSearch = { search: 'word-', language: 'english', sort: 'word', direction: 'asc' };

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await sql`delete from bad_words where word like 'word-%'`.execute(world.database);
  await sql`insert into bad_words (word, language)
    select 'word-' || to_char(number, 'FM0000'), 'english'
    from generate_series(1, ${WORDS}::integer) as number`.execute(world.database);
});

const wordOf = (number: number) => `word-${String(number).padStart(4, '0')}`;
/** The numbered words as a file; `meanwhile` happens after each thousand of them was read. */
function fileOfWords(meanwhile: () => Promise<unknown>): Readable {
  const context = { database: world.database, now: new Date(), log: createLogger(world.config) };
  const { body } = csv<BadWordRow>(context as Partial<Context> as Context, {
    name: 'words',
    columns: [{ head: 'Word', cell: ({ word }) => word }],
    read: async (tx, slice) => {
      const rows = await listBadWords(tx.database, NUMBERED, slice);
      await meanwhile();
      return rows;
    },
  });
  if (typeof body === 'string') throw new Error('the file is not sent in parts');
  return body;
}
const openTransactions = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`.execute(world.database);
  return rows[0]?.count;
};

test('a file shows one moment, whatever is added and removed while it is sent', async () => {
  let part = 0;
  const file = await text(
    fileOfWords(async () => {
      part += 1;
      // Both sort before the rows already read, so the next thousand would begin elsewhere.
      await sql`insert into bad_words (word, language) values (${`word-0000-${part}`}, 'english')`.execute(
        world.database,
      );
      await sql`delete from bad_words where word in (${wordOf(part * 2)}, ${wordOf(part * 2 + 1)})`.execute(
        world.database,
      );
    }),
  );
  const [, ...words] = file.trimEnd().split('\r\n');
  expect(words).toEqual(Array.from({ length: WORDS }, (_, index) => wordOf(index + 1)));
  expect(part).toBe(3);
  expect(await openTransactions()).toBe(0);
});

test('a file that nobody reads on, or that fails, holds no connection', async () => {
  const left = fileOfWords(async () => undefined);
  for await (const part of left) if (String(part).includes(wordOf(1))) break;
  await expect.poll(openTransactions).toBe(0);

  const failing = fileOfWords(() => Promise.reject(new Error('on purpose')));
  await expect(text(failing)).rejects.toThrow('on purpose');
  await expect.poll(openTransactions).toBe(0);
});
