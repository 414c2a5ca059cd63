import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { REASON_CODES } from '../../../common/constants.ts';
import { transact, type Context } from '../../../server/core/context.ts';
import { hashOfDecision } from '../../../server/decisions/chain.ts';
import { publishChainHead } from '../../../server/decisions/jobs/publish-chain-head.ts';
import { listReasons, reasonNames } from '../../../server/decisions/reason-codes.ts';
import { recordDecision, type NewDecision } from '../../../server/decisions/record-decision.ts';
import { chainedOf, verifyChain } from '../../../server/decisions/verify-chain.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
let received: string[];

beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  await emptyChain();
  received = [];
});
afterAll(() => world.close());

const context = (): Context =>
  ({
    database: world.database,
    viewer: null,
    now: new Date('2026-11-21T10:00:00.123Z'),
    announce: (event: { name: string }) => received.push(event.name),
  }) as unknown as Context;

const decision = (number: number): NewDecision => ({
  action: 'review.deactivated',
  subject: { type: 'review', id: number },
  reviewId: number,
  contractorId: 7,
  overall: 1,
  language: 'english',
  reasonCode: 'R07',
  reasonText: `It gives a phone number (${number}).`,
  before: { status: 'active', version: 1 },
  after: { version: 1, status: 'inactive' },
  concerned: [],
});

const decide = (number: number) => transact(context(), (tx) => recordDecision(tx, decision(number)));

async function decideFive(): Promise<void> {
  for (const number of [1, 2, 3, 4, 5]) await decide(number);
}

/** Makes the chain as new: a copy of the database for each test takes twenty times as long. */
const emptyChain = () =>
  sql
    .raw(
      `alter table decisions disable trigger user; alter table published_chain_heads disable trigger user;
       delete from decisions; delete from published_chain_heads;
       update decision_chain set length = 0, head_hash = repeat('0', 64);
       alter table decisions enable trigger user; alter table published_chain_heads enable trigger user`,
    )
    .execute(world.database);

/** A change that only the database's owner could make. */
async function tamper(statement: string): Promise<void> {
  await sql.raw('alter table decisions disable trigger user').execute(world.database);
  await sql.raw(statement).execute(world.database);
}

describe('the chain of decisions', () => {
  test('the chain of decisions holds when nobody touched it, and is empty at first', async () => {
    expect(await verifyChain(world.database)).toEqual({ checked: 0, headHash: '0'.repeat(64), fault: null });
    await decideFive();
    const report = await verifyChain(world.database);
    expect(report).toMatchObject({ checked: 5, fault: null });
    expect(report.headHash).toMatch(/^[0-9a-f]{64}$/);
    expect(received).toEqual(Array.from({ length: 5 }, () => 'decision.made'));
  });

  test('the chain of decisions has no gap and no fork when many decide at once', async () => {
    await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(decide));
    expect(await verifyChain(world.database)).toMatchObject({ checked: 8, fault: null });
  });

  test('the chain of decisions has no gap after a decision that was not carried out', async () => {
    await decide(1);
    const failing = transact(context(), async (tx) => {
      await recordDecision(tx, decision(2));
      throw new Error('what was decided could not be done');
    });
    await expect(failing).rejects.toThrow('could not be done');
    await decide(3);
    expect(await verifyChain(world.database)).toMatchObject({ checked: 2, fault: null });
    expect(received).toHaveLength(2);
  });

  test('the chain of decisions refuses a decision outside of a transaction', async () => {
    await expect(recordDecision(context(), decision(1))).rejects.toThrow('transaction');
    expect(await verifyChain(world.database)).toMatchObject({ checked: 0, fault: null });
  });

  test.each([
    'update decisions set reason_text = null',
    'delete from decisions',
    'truncate decisions cascade',
  ])('the database refuses: %s', async (statement) => {
    await decideFive();
    await expect(sql.raw(statement).execute(world.database)).rejects.toThrow('append-only');
    expect(await verifyChain(world.database)).toMatchObject({ checked: 5, fault: null });
  });

  test.each([
    [`update decisions set reason_text = 'something milder' where id = 3`, 'changed', 3],
    [`update decisions set after = '{"status":"active"}' where id = 5`, 'changed', 5],
    [`update decisions set decided_by_user_id = 99 where id = 1`, 'changed', 1],
    ['delete from decisions where id = 3', 'removed', 3],
    ['delete from decisions where id = 1', 'removed', 1],
    ['delete from decisions where id = 5', 'removed', 5],
    [
      `delete from decisions where id = 3; update decisions set id = id - 1 where id > 3;
       update decision_chain set length = 4`,
      'removed',
      3,
    ],
    [
      `update decisions set id = 100 where id = 2; update decisions set id = 2 where id = 3;
       update decisions set id = 3 where id = 100`,
      'reordered',
      2,
    ],
  ])('the chain of decisions is found broken after: %s', async (statement, fault, decisionId) => {
    await decideFive();
    await tamper(statement);
    expect((await verifyChain(world.database)).fault).toEqual({ fault, decisionId });
  });

  test('the chain of decisions ends that were published are compared: a chain rewritten as a whole is found', async () => {
    await decideFive();
    const head = await publishChainHead(world.database, new Date('2026-11-21T12:00:00Z'));
    expect(head).toMatchObject({ length: 5, headHash: (await verifyChain(world.database)).headHash });
    expect(await publishChainHead(world.database, new Date('2026-11-22T12:00:00Z'))).toBeNull();
    await decide(6);
    expect(await verifyChain(world.database)).toMatchObject({ checked: 6, fault: null });
    // The database's owner changes the last row before the published end, and every later hash.
    const rows = await world.database.selectFrom('decisions').selectAll().orderBy('id').execute();
    let previousHash = rows[3]?.hash ?? '';
    for (const row of rows.slice(4)) {
      const reasonText = row.id === 5 ? 'something milder' : row.reason_text;
      const hash = hashOfDecision({ ...chainedOf(row), reasonText, previousHash });
      await tamper(`update decisions set reason_text = '${reasonText}', previous_hash = '${previousHash}',
        hash = '${hash}' where id = ${row.id}; update decision_chain set head_hash = '${hash}'`);
      previousHash = hash;
    }
    expect((await verifyChain(world.database)).fault).toEqual({ fault: 'rewritten', decisionId: 5 });
  });

  test('rows cut off behind a published end are missed, also where the length was lowered', async () => {
    await decideFive();
    await publishChainHead(world.database, new Date('2026-11-21T12:00:00Z'));
    await tamper(`delete from decisions where id = 5;
      update decision_chain set length = 4, head_hash = (select hash from decisions where id = 4)`);
    expect((await verifyChain(world.database)).fault).toEqual({ fault: 'removed', decisionId: 5 });
  });

  test('a length that is too small is a fault', async () => {
    await decideFive();
    await tamper(
      'update decision_chain set length = 3, head_hash = (select hash from decisions where id = 3)',
    );
    expect((await verifyChain(world.database)).fault).toEqual({ fault: 'added', decisionId: 4 });
  });

  test.each([
    'update published_chain_heads set length = 1',
    'delete from published_chain_heads',
    'truncate published_chain_heads',
  ])('the database refuses: %s', async (statement) => {
    await decideFive();
    await publishChainHead(world.database, new Date('2026-11-21T12:00:00Z'));
    await expect(sql.raw(statement).execute(world.database)).rejects.toThrow('append-only');
  });

  test('the chain of decisions is verified as of one moment: what is decided meanwhile is no fault', async () => {
    for (let number = 1; number <= 40; number += 1) await decide(number);
    const deciding = Promise.all(Array.from({ length: 30 }, (_, number) => decide(number + 41)));
    const reports = await Promise.all(Array.from({ length: 10 }, () => verifyChain(world.database)));
    await deciding;
    expect(reports.map(({ fault }) => fault)).toEqual(reports.map(() => null));
  });

  test('a decision whose reason is of the wrong family is refused, by the database too', async () => {
    const wrong = { ...decision(1), action: 'appeal.rejected' as const };
    await expect(transact(context(), (tx) => recordDecision(tx, wrong))).rejects.toThrow('cannot name');
    await decide(1);
    await expect(
      sql`insert into decisions select 2, decided_at, decided_by_user_id, 'appeal.rejected', subject_type, subject_id,
        review_id, contractor_id, overall, language, reason_code, reason_text, before, after, hash, 'other'
        from decisions`.execute(world.database),
    ).rejects.toThrow('decisions_reason_family');
  });

  test('a row changed together with its own hash no longer fits the row after it', async () => {
    await decideFive();
    await tamper(`update decisions set reason_text = 'milder', hash = repeat('a', 64) where id = 3`);
    expect((await verifyChain(world.database)).fault).toMatchObject({ decisionId: 3 });
  });
});

describe('the reasons of decisions', () => {
  test('the reasons of decisions are 24, in both languages', async () => {
    const english = await listReasons({ database: world.database, language: 'english' });
    const spanish = await listReasons({ database: world.database, language: 'mexican_spanish' });
    expect(english.map(({ code }) => code)).toEqual([...REASON_CODES]);
    expect(english[6]).toEqual({
      code: 'R07',
      family: 'offense',
      name: 'Private personal data',
      fixable: 'yes',
    });
    expect(spanish[6]).toMatchObject({ code: 'R07', name: 'Datos personales' });
    const same = english.filter(({ name }, index) => name === spanish[index]?.name);
    expect(same).toEqual([]);
    const nameOf = await reasonNames(world.database, 'mexican_spanish');
    expect([nameOf('R07'), nameOf(null)]).toEqual(['Datos personales', null]);
  });
});
