import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transact, type Context, type ReadContext } from '../../../server/core/context.ts';
import { createLogger } from '../../../server/core/process/logger.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
let received: string[];
beforeAll(async () => {
  world = await createWorld();
  await sql`create table entries (id integer primary key, text text not null)`.execute(world.database);
});
afterAll(() => world.close());
beforeEach(async () => {
  received = [];
  await sql`truncate entries`.execute(world.database);
  await sql`insert into entries values (1, ''), (2, '')`.execute(world.database);
});

const context = () =>
  ({
    database: world.database,
    log: createLogger(world.config),
    requestId: 'test',
    announce: ({ name }) => received.push(name),
  }) as Partial<Context> as Context;

const write = ({ database }: ReadContext, id: number, text: string) =>
  sql`update entries set text = text || ${text} where id = ${id}`.execute(database);
const textOf = async (id: number) => {
  const { rows } = await sql<{ text: string }>`select text from entries where id = ${id}`.execute(
    world.database,
  );
  return rows[0]?.text;
};
const failing = (code: string) =>
  sql.raw(`do $$ begin raise exception 'on purpose' using errcode = '${code}'; end $$`);

const EVENT = { a: 'bad_words.changed', b: 'content.published' } as const;

describe('two that wait for each other', () => {
  test('both come through: the one that is ended runs again, and each is announced once', async () => {
    const attempts: string[] = [];
    const holds = { a: Promise.withResolvers<void>(), b: Promise.withResolvers<void>() };
    const crossing = (own: 'a' | 'b', other: 'a' | 'b', [first, second]: [number, number]) =>
      transact(context(), async (tx) => {
        attempts.push(own);
        tx.announce({ name: EVENT[own] });
        await write(tx, first, own);
        holds[own].resolve();
        await holds[other].promise;
        await write(tx, second, own);
        return own;
      });
    const answers = await Promise.all([crossing('a', 'b', [1, 2]), crossing('b', 'a', [2, 1])]);
    expect(answers).toEqual(['a', 'b']);
    expect(attempts.length).toBeGreaterThan(2);
    expect(received.toSorted()).toEqual([EVENT.a, EVENT.b]);
    for (const id of [1, 2]) expect([...((await textOf(id)) ?? '')].toSorted()).toEqual(['a', 'b']);
  });
});

describe('one that fails', () => {
  /** Writes, announces and fails; answers with how often it was begun. */
  const attemptsOf = async (code: string): Promise<number> => {
    let attempts = 0;
    const work = transact(context(), async (tx) => {
      attempts += 1;
      tx.announce({ name: EVENT.a });
      await write(tx, 1, 'x');
      await failing(code).execute(tx.database);
    });
    await expect(work).rejects.toMatchObject({ code });
    expect(received).toEqual([]);
    expect(await textOf(1)).toBe('');
    return attempts;
  };

  test.each(['40001', '40P01'])('one that fails by %s is repeated twice and no more', async (code) => {
    expect(await attemptsOf(code)).toBe(3);
  });

  test.each(['23505', '22012'])('one that fails by %s is not repeated', async (code) => {
    expect(await attemptsOf(code)).toBe(1);
  });
});
