import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import { rowsOfPart } from '../../../server/settings/export/part.ts';
import { EXPORT_PARTS } from '../../../server/settings/export/parts.ts';
import { closeAccounts } from '../../../server/settings/jobs/close-accounts.ts';
import { buy, membershipOf } from '../../support/billing.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { insertInvitation } from '../../support/invitations.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

const DAY_MS = 86_400_000;
const WORDS = 'Could you look at a leaking roof in Mesa next week?';
let world: World;
let ana: Person;
let owner: Person;
let firm: MadeContractor;
let other: MadeContractor;

beforeAll(async () => {
  world = await createWorld();
  ana = await world.signedIn({ name: 'Ana Araiza', role: 'contractor' });
  owner = await world.signedIn({ role: 'contractor' });
  firm = await world.make.contractor({ owner: ana.user });
  other = await world.make.contractor({ owner: owner.user });
  await world.database
    .updateTable('profiles')
    .set({ open_to_messages: true })
    .where('id', '=', other.id)
    .execute();
  await buy(ana, 'gold');
  await ana.submit(route('shortlist.add'), { contractor_id: other.id });
  await ana.submit(route('messages.start', { slug: other.slug }), { body: WORDS });
  await insertInvitations();
});
afterAll(() => world.close());

async function insertInvitations(): Promise<void> {
  for (const [from, to] of [
    [firm, other],
    [other, firm],
  ] as const)
    await insertInvitation(world.database, {
      from_profile_id: from.id,
      to_profile_id: to.id,
      starts_on: '2027-12-07',
      ends_on: '2027-12-09',
      expires_at: new Date(Date.now() + 30 * DAY_MS),
    });
}

/** Columns that say whose a row is. */
const tablesOf = async (columns: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select distinct c.table_name as name from information_schema.columns as c
    join information_schema.tables as t on t.table_name = c.table_name and t.table_schema = c.table_schema
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.column_name = any(${sql.val([...columns])}::text[]) order by 1`.execute(world.database);
  return rows.map(({ name }) => name);
};
const exported = async (name: string) => {
  const part = EXPORT_PARTS.find((one) => one.name === name);
  return part ? rowsOfPart(world.database, part, ana.user.id) : null;
};

describe('an export', () => {
  test.each([
    ['my-list', 1],
    ['conversations', 1],
    ['messages', 1],
    ['invitations', 2],
    ['membership', 1],
    ['invoices', 1],
    ['renewal-consents', 1],
  ])('an export holds %s of its owner', async (name, count) => {
    expect(await exported(name)).toHaveLength(count);
  });

  test('an export holds no key of a payment, and not who reported a business', async () => {
    await world.database
      .insertInto('red_flags')
      .values({
        contractor_id: firm.id,
        reporter_user_id: owner.user.id,
        criterion: 'abandoned_job',
        level: 'warning',
        origin: 'report',
        state: 'open',
        body: 'They left in March.',
        language: 'english',
        happened_on: '2026-03-01',
        opened_at: new Date(),
        answer_due_at: new Date(Date.now() + DAY_MS),
      })
      .execute();
    const [flag] = (await exported('red-flags')) ?? [];
    expect(flag).toMatchObject({ body: 'They left in March.' });
    expect(flag).not.toHaveProperty('reporter_user_id');
    const [payment] = (await exported('payments')) ?? [];
    expect(payment).not.toHaveProperty('reference');
  });
});

describe('a closed account', () => {
  const closeBy = (days: number) =>
    closeAccounts({
      database: world.database,
      now: new Date(Date.now() + days * DAY_MS),
      announce: () => undefined,
    });
  /** Kept data: agreements, payments, decisions, and the lock on a closed account. */
  const KEPT = [
    'accepted_agreements',
    'account_origins',
    'contractor_claims',
    'coupon_attempts',
    'coupon_redemptions',
    'decision_statements',
    'idempotency_keys',
    'invoices',
    'membership_changes',
    'memberships',
    'payments',
    'profiles',
    'renewal_consents',
    'uploads',
  ];

  test('a closed account has its plan canceled when closing is asked for, and ended with the account', async () => {
    await ana.submit(route('settings.close.store'), {});
    // Its notification is written after the answer.
    await world.app.settled();
    expect((await membershipOf(world, ana)).cancels_at).not.toBeNull();
    await closeBy(15);
    expect(await membershipOf(world, ana)).toMatchObject({ version: 'free', state: 'ended' });
  });

  test('a closed account leaves rows only where they are needed, and ends open invitations', async () => {
    const left: string[] = [];
    for (const table of await tablesOf(['user_id'])) {
      if (KEPT.includes(table)) continue;
      const { rows } = await sql`select 1 from ${sql.table(table)} where user_id = ${ana.user.id}`.execute(
        world.database,
      );
      if (rows.length > 0) left.push(table);
    }
    expect(left).toEqual([]);
    const invitations = await world.database
      .selectFrom('invitations')
      .select('state')
      .where((any) => any.or([any('from_profile_id', '=', firm.id), any('to_profile_id', '=', firm.id)]))
      .orderBy('id')
      .execute();
    expect(invitations.map(({ state }) => state)).toEqual(['withdrawn', 'expired']);
  });

  test('a closed account leaves its messages to the other side, without its name', async () => {
    const { page } = await owner.visit(route('messages.index'));
    expect(page.props['conversations']).toMatchObject([{ other: { name: null } }]);
  });
});
