import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RecordedStatement } from '../../support/statements.ts';
import { createWorld, type World } from '../../support/world.ts';

/** The record of the run on the embedded database (.ci/run); without one, that run asks every query itself. */
const folder = process.env['STATEMENTS_FROM'];
/** Fewer than the product sends, so that a record that was cut off is noticed. */
const FEWEST = 1_000;
const PLANNED = /^\s*(select|insert|update|delete|with|values)\b/i;
/** A test may send several statements as one text, which no server can plan. */
const SEVERAL = /;\s*\S/;
let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

function recorded(from: string): RecordedStatement[] {
  const lines = readdirSync(from).flatMap((name) =>
    readFileSync(join(from, name), 'utf8').trim().split('\n'),
  );
  return [...new Set(lines)].map((line) => JSON.parse(line) as RecordedStatement);
}

/** Tables and columns of a test, such as those before a migration; the server's own (pg_…) are what a version may lack. */
const isOfTest = (error: unknown, statement: string): boolean =>
  ['42P01', '42703'].includes((error as { code?: string }).code ?? '') && !/\bpg_/.test(statement);

test.skipIf(!folder)(
  'every statement of the run on the embedded database is planned by this server',
  async () => {
    const statements = recorded(folder ?? '').filter(({ sql }) => PLANNED.test(sql) && !SEVERAL.test(sql));
    const refused: string[] = [];
    const session = await world.handle.sql.reserve();
    for (const { sql, types } of statements) {
      const list = types.length > 0 ? `(${types.join(', ')})` : '';
      const values = types.length > 0 ? `(${types.map(() => 'null').join(', ')})` : '';
      try {
        await session.unsafe(`prepare recorded ${list} as ${sql}`);
        await session.unsafe(`explain execute recorded ${values}`);
      } catch (error) {
        if (!isOfTest(error, sql)) refused.push(`${(error as Error).message}: ${sql}`);
      } finally {
        await session.unsafe('deallocate all');
      }
    }
    session.release();
    expect(refused).toEqual([]);
    expect(statements.length).toBeGreaterThan(FEWEST);
  },
  120_000,
);
