import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDatabase, type DatabaseHandle } from '../../../server/database/client.ts';
import { migrate } from '../../../server/database/migrator.ts';
import { CHAIN_START, hashOfDecision } from '../../../server/decisions/chain.ts';
import { verifyChain } from '../../../server/decisions/verify-chain.ts';
import { databaseOn } from '../../support/database-server.ts';

const FILED = new Date('2026-08-01T12:00:00.000Z');
const DUE = new Date('2026-08-08T12:00:00.000Z');
const CLOSED = new Date('2026-08-03T12:00:00.000Z');
const REASON = 'It was decided on the wrong facts.';

/** Old decisions, and the rejections of appeals that all have the number 1. */
const DECISIONS = [
  ['review.deactivated', 'review', 1],
  ['user.deactivated', 'user', 1],
  ['posting.removed', 'posting', 7],
  ['appeal.rejected', 'appeal', 1],
  ['account_appeal.rejected', 'account_appeal', 1],
  ['decision_appeal.rejected', 'decision_appeal', 1],
] as const;

let handle: DatabaseHandle;
let server: DatabaseHandle;
const name = `appeals_${randomBytes(4).toString('hex')}`;

beforeAll(async () => {
  const { target } = inject('databaseServer');
  server = openDatabase(target, { connections: 1 });
  await server.sql.unsafe(`create database ${name}`);
  handle = openDatabase(databaseOn(target, name), { connections: 2 });
  await migrate(handle.database, '0036-content-pages');
  await writeOldRows();
});
afterAll(async () => {
  await handle.close();
  await server.sql.unsafe(`drop database if exists ${name} with (force)`);
  await server.close();
});

async function writeOldRows(): Promise<void> {
  const { sql } = handle;
  await writeDecisions();
  await sql`insert into users (id, email, name, language, role, status, email_verified)
    values (1, 'old@example.com', 'Old Account', 'english', 'user', 'inactive', true)`;
  // The number 5 was given once and its row erased.
  await sql`insert into account_appeals (id, user_id, against_decision_id, reason, state, filed_at, due_at, closed_at, decision_id)
    overriding system value
    values (1, 1, 2, ${REASON}, 'rejected', ${FILED}, ${DUE}, ${CLOSED}, 5)`;
  await sql`select setval('account_appeals_id_seq', 5)`;
  await sql`insert into decision_appeals (id, against_decision_id, appellant_user_id, state, reason, off_reason, filed_at,
      due_at, closed_at, decision_id) overriding system value values
    (1, 3, 1, 'rejected', ${REASON}, null, ${FILED}, ${DUE}, ${CLOSED}, 6),
    (2, 3, 1, 'withdrawn', null, null, ${FILED}, ${DUE}, ${CLOSED}, null),
    (3, 3, 1, 'open', ${REASON}, null, ${FILED}, ${DUE}, null, null)`;
  await sql`insert into admin_notes (subject_type, subject_id, body, created_at)
    values ('decision_appeal', 1, 'A note about it.', ${FILED})`;
}

async function writeDecisions(): Promise<void> {
  const { sql } = handle;
  let previousHash = CHAIN_START;
  for (const [index, [action, subjectType, subjectId]] of DECISIONS.entries()) {
    const id = index + 1;
    const decision = { id, decidedAt: FILED, decidedByUserId: null, action, subjectType, subjectId };
    const about = { reviewId: null, contractorId: null, overall: null, language: null };
    const why = { reasonCode: null, reasonText: REASON, before: {}, after: {} };
    const hash = hashOfDecision({ ...decision, ...about, ...why, previousHash });
    await sql`insert into decisions (id, decided_at, action, subject_type, subject_id, reason_text, before, after,
        previous_hash, hash)
      values (${id}, ${FILED}, ${action}, ${subjectType}, ${subjectId}, ${REASON}, '{}', '{}', ${previousHash}, ${hash})`;
    await sql`update decision_chain set length = ${id}, head_hash = ${hash}`;
    previousHash = hash;
  }
}

test('old appeals keep their numbers, texts and deadlines in one table, and the chain stays as it was', async () => {
  const [before] = await handle.sql`select length, head_hash from decision_chain`;
  expect(await migrate(handle.database)).toContain('0041-one-appeals-table');
  expect(await verifyChain(handle.database)).toEqual({
    checked: DECISIONS.length,
    headHash: before?.['head_hash'],
    fault: null,
  });
  const rows = await handle.sql`
    select type, id, subject_type, subject_id, state, on_appeal_reason as reason, against_decision_id as against,
      decision_id as closed_by, filed_at, due_at, closed_at from appeals order by type, id`;
  const times = { filed_at: FILED, due_at: DUE, closed_at: CLOSED };
  const account = { type: 'account_appeal', subject_type: 'user', subject_id: 1, against: 2, ...times };
  const posting = { type: 'decision_appeal', subject_type: 'posting', subject_id: 7, against: 3, ...times };
  expect(rows.map((row) => ({ ...row }))).toEqual([
    { ...account, id: 1, state: 'rejected', reason: REASON, closed_by: 5 },
    { ...posting, id: 1, state: 'rejected', reason: REASON, closed_by: 6 },
    { ...posting, id: 2, state: 'withdrawn', reason: null, closed_by: null },
    { ...posting, id: 3, state: 'open', reason: REASON, closed_by: null, closed_at: null },
  ]);
});

test('each decision about an appeal in the chain finds that appeal, also where old numbers are the same', async () => {
  const found = await handle.sql`
    select d.id as decision, a.decision_id as closed_by from decisions as d
    join appeals as a on (a.type, a.id) = (d.subject_type, d.subject_id) order by d.id`;
  expect(found.map((row) => ({ ...row }))).toEqual([
    { decision: 5, closed_by: 5 },
    { decision: 6, closed_by: 6 },
  ]);
});

test('a new appeal gets a number that no appeal of any type ever had', async () => {
  const [row] = await handle.sql`
    insert into appeals (type, subject_type, subject_id, appellant_user_id, on_appeal_reason, filed_at, due_at)
    values ('account_appeal', 'user', 1, 1, ${REASON}, ${FILED}, ${DUE}) returning id`;
  expect(row?.['id']).toBe(6);
});

test('a second open appeal against the same decision is refused by the database', async () => {
  const again = handle.sql`
    insert into appeals (type, subject_type, subject_id, against_decision_id, on_appeal_reason, filed_at, due_at)
    values ('decision_appeal', 'posting', 7, 3, ${REASON}, ${FILED}, ${DUE})`;
  await expect(again).rejects.toThrow('appeals_one_open_against');
});

test('a note goes with its own appeal and not with another of the same number', async () => {
  const notes = () => handle.sql`select id from admin_notes`;
  await handle.sql`delete from appeals where type = 'account_appeal' and id = 1`;
  expect(await notes()).toHaveLength(1);
  await handle.sql`delete from appeals where type = 'decision_appeal' and id = 1`;
  expect(await notes()).toHaveLength(0);
});
