import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import { rowsOfPart } from '../../../../server/settings/export/part.ts';
import { EXPORT_PARTS } from '../../../../server/settings/export/parts.ts';
import { closeAccounts } from '../../../../server/settings/jobs/close-accounts.ts';
import { forgetEndedAddresses } from '../../../../server/settings/jobs/forget-ended-addresses.ts';
import type { MadeContractor } from '../../../support/factories.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';

const WORDS = 'Could you look at a leaking roof in Mesa next week?';
const LATER = new Date(Date.now() + 15 * 86_400_000);
let world: World;
let customer: Person;
let firm: MadeContractor;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  const owner = await world.signedIn({ role: 'contractor' });
  firm = await world.make.contractor({ owner: owner.user });
  await takeMessages();
  await world.make.review({ contractor: firm });
  customer = await world.signedIn();
  await customer.submit(route('messages.start', { slug: firm.slug }), { body: WORDS });
  await close(owner);
});

const takeMessages = () =>
  world.database.updateTable('profiles').set({ open_to_messages: true }).where('id', '=', firm.id).execute();
async function close(person: Person): Promise<void> {
  await person.submit(route('settings.close.store'), {});
  await closeAccounts({ database: world.database, now: LATER, announce: () => undefined });
}
/** Another contractor answers for the page now, as after a claim. */
async function nextOwner(): Promise<Person> {
  const next = await world.signedIn({ role: 'contractor' });
  const give = (id: number, user_id: number | null) =>
    world.database.updateTable('profiles').set({ user_id }).where('id', '=', id).execute();
  await give(next.user.profileId, null);
  await give(firm.id, next.user.id);
  await takeMessages();
  return next;
}
const listed = async (reader: Person) => {
  const { page } = await reader.visit(route('messages.index'));
  return (page.props['conversations'] as { id: number; excerpt: string }[]).map(({ id }) => id);
};
const conversations = () =>
  world.database.selectFrom('conversations').select('id').where('contractor_id', '=', firm.id).execute();

describe('conversations of an owner who closed the account', () => {
  test('the next owner of a page reads none of its earlier conversations, and their customers keep them', async () => {
    const next = await nextOwner();
    const [old] = await listed(customer);
    expect(await listed(next)).toEqual([]);
    expect((await next.get(route('messages.show', { id: old ?? 0 }))).status).toBe(404);
    for (const part of EXPORT_PARTS.filter(({ table }) => ['conversations', 'messages'].includes(table)))
      expect(await rowsOfPart(world.database, part, next.user.id)).toEqual([]);
  });

  test('a customer who writes to the page again begins another conversation, with its next owner', async () => {
    const next = await nextOwner();
    const [old] = await listed(customer);
    await customer.submit(route('messages.start', { slug: firm.slug }), {
      body: `${WORDS} Or the week after?`,
    });
    const [fresh] = await listed(next);
    expect(fresh).toBeDefined();
    expect(fresh).not.toBe(old);
    expect(await listed(next)).toHaveLength(1);
    expect(new Set(await listed(customer))).toEqual(new Set([old, fresh]));
  });

  test('a conversation that both sides have left is erased', async () => {
    await forgetEndedAddresses(world.database, LATER);
    expect(await conversations()).toHaveLength(1);
    await close(customer);
    await forgetEndedAddresses(world.database, LATER);
    expect(await conversations()).toEqual([]);
  });
});
