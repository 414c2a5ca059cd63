import { randomBytes } from 'node:crypto';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDatabase, type DatabaseHandle } from '../../../server/database/client.ts';
import { MIGRATIONS, migrate } from '../../../server/database/migrator.ts';
import { CHAIN_START, hashOfDecision, type DecidedState } from '../../../server/decisions/chain.ts';
import { verifyChain } from '../../../server/decisions/verify-chain.ts';
import { countDecisions } from '../../../server/transparency/queries/count-decisions.ts';
import { databaseOn } from '../../support/database-server.ts';

/** Decisions as they were written before answers had reasons of their own, and how each is read now. */
type Old = {
  action: string;
  subject: string;
  code: string | null;
  after?: DecidedState;
  shown: string | null;
  offense: string | null;
};
const OLD: readonly Old[] = [
  { action: 'review.deactivated', subject: 'review', code: 'R07', shown: 'R07', offense: 'R07' },
  {
    action: 'appeal.rejected',
    subject: 'appeal',
    code: 'R01',
    after: { status: 'active', kind: 'take_down' },
    shown: 'A00',
    offense: null,
  },
  {
    action: 'appeal.accepted',
    subject: 'appeal',
    code: 'R12',
    after: { status: 'inactive', kind: 'take_down' },
    shown: 'A00',
    offense: 'R12',
  },
  {
    action: 'appeal.accepted',
    subject: 'appeal',
    code: 'R24',
    after: { status: 'active', kind: 'put_back' },
    shown: 'A00',
    offense: null,
  },
  {
    action: 'appeal.accepted',
    subject: 'appeal',
    code: null,
    after: { status: 'inactive' },
    shown: null,
    offense: null,
  },
  { action: 'account_appeal.rejected', subject: 'account_appeal', code: 'R23', shown: 'A00', offense: null },
  {
    action: 'decision_appeal.rejected',
    subject: 'decision_appeal',
    code: 'R01',
    after: { against: 1 },
    shown: 'A00',
    offense: null,
  },
  {
    action: 'response.activated',
    subject: 'response',
    code: 'R08',
    after: { against: 1 },
    shown: 'A00',
    offense: null,
  },
  { action: 'review.activated', subject: 'review', code: 'R09', shown: 'A00', offense: null },
  { action: 'claim.rejected', subject: 'claim', code: 'R18', shown: 'A00', offense: null },
];

let handle: DatabaseHandle;
let server: DatabaseHandle;
const name = `old_answers_${randomBytes(4).toString('hex')}`;

beforeAll(async () => {
  const { target } = inject('databaseServer');
  server = openDatabase(target, { connections: 1 });
  await server.sql.unsafe(`create database ${name}`);
  handle = openDatabase(databaseOn(target, name), { connections: 2 });
  const provider = { getMigrations: async () => MIGRATIONS };
  const { error } = await new Migrator({ db: handle.database, provider }).migrateTo('0021-word-beginnings');
  if (error) throw error;
  await handle.sql`insert into reason_codes (code, slug, english, mexican_spanish, fixable, usual_measure, position)
    select code, code, code, code, 'no', 'hide', 1
    from unnest(array['R01', 'R07', 'R08', 'R09', 'R12', 'R18', 'R23', 'R24']) as code`;
  await writeOldChain();
});
afterAll(async () => {
  await handle.close();
  await server.sql.unsafe(`drop database if exists ${name} with (force)`);
  await server.close();
});

async function writeOldChain(): Promise<void> {
  const { sql } = handle;
  let previousHash = CHAIN_START;
  for (const [index, old] of OLD.entries()) {
    const id = index + 1;
    const decidedAt = new Date('2026-09-01T12:00:00.000Z');
    const after = old.after ?? { status: 'inactive' };
    const hash = hashOfDecision({
      id,
      decidedAt,
      decidedByUserId: null,
      action: old.action,
      subjectType: old.subject,
      subjectId: id,
      reviewId: null,
      contractorId: null,
      overall: 2,
      language: 'english',
      reasonCode: old.code,
      reasonText: 'Written the old way.',
      before: {},
      after,
      previousHash,
    });
    await sql`insert into decisions (id, decided_at, action, subject_type, subject_id, overall, language, reason_code,
        reason_text, before, after, previous_hash, hash)
      values (${id}, ${decidedAt}, ${old.action}, ${old.subject}, ${id}, 2, 'english', ${old.code},
        'Written the old way.', '{}', ${sql.json(after)}, ${previousHash}, ${hash})`;
    await sql`update decision_chain set length = ${id}, head_hash = ${hash}`;
    previousHash = hash;
  }
}

test('the answers that named an offense are read anew, and the chain stays as it was written', async () => {
  const [before] = await handle.sql`select length, head_hash from decision_chain`;
  expect(await migrate(handle.database)).toContain('0022-answers-name-no-offense');
  const report = await verifyChain(handle.database);
  expect(report).toEqual({ checked: OLD.length, headHash: before?.['head_hash'], fault: null });
  const rows = await handle.database
    .selectFrom('decisions')
    .select(['reason_code as code', 'shown_reason_code as shown', 'offense_code as offense'])
    .orderBy('id')
    .execute();
  expect(rows).toEqual(OLD.map(({ code, shown, offense }) => ({ code, shown, offense })));
});

test('the counts name an offense only where something was restricted for it', async () => {
  const counts = await countDecisions(handle.database, null);
  const byReason = counts
    .filter(({ by }) => by === 'reason')
    .map(({ reason_code, count }) => [reason_code, count]);
  expect(Object.fromEntries(byReason)).toEqual({ A00: 7, R07: 1, R12: 1, null: 1 });
});

test('a new answer that names an offense is refused by the database', async () => {
  await expect(
    handle.sql`insert into decisions (id, decided_at, action, subject_type, subject_id, reason_code, before, after,
        previous_hash, hash)
      values (99, now(), 'appeal.rejected', 'appeal', 1, 'R01', '{}', '{}', '', 'none')`,
  ).rejects.toThrow('decisions_reason_family');
});
