import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import type { Browser } from '../../../support/browser.ts';
import type { MadeContractor } from '../../../support/factories.ts';
import { businessOn, memberOf, type Business } from '../../../support/members.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';

let world: World;
let business: Business;
let member: Person;
let other: Person;
let others: MadeContractor;

beforeAll(async () => {
  world = await createWorld();
  business = await businessOn(world);
  member = await memberOf(world, business);
  other = await world.signedIn({ role: 'contractor' });
  others = await world.make.contractor({ owner: other.user });
  await world.database
    .updateTable('profiles')
    .set({ show_email: true, show_phone: true, open_to_messages: true })
    .where('id', 'in', [business.firm.id, others.id])
    .execute();
  await world.make.review({ contractor: business.firm, author: other.user });
});
afterAll(() => world.close());

/** Answers of pages and calls in which an address stands. */
async function showing(address: string, reader: Browser, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) if ((await reader.get(path)).text.includes(address)) found.push(path);
  return found;
}
const publicPaths = () => [
  route('contractors.show', { slug: business.firm.slug }),
  route('api.contractor', { id: business.firm.id }),
  route('contractors.index'),
  route('decisions.index'),
];

describe('the email that a person logs in with', () => {
  test('a visitor and another contractor see it on no page, also where the owner shows an email', async () => {
    const { email } = business.owner.user;
    expect(await showing(email, world.visitor(), publicPaths())).toEqual([]);
    expect(await showing(email, other, publicPaths())).toEqual([]);
    expect(await showing(other.user.email, business.owner, publicPaths())).toEqual([]);
  });

  test('the owner of a business does not see a member’s once the member has joined', async () => {
    const paths = [route('settings.members'), route('dashboard')];
    expect(await showing(member.user.email, business.owner, paths)).toEqual([]);
    expect(await showing(business.owner.user.email, member, paths)).toEqual([]);
  });

  test('the other side of a conversation does not see it', async () => {
    await other.submit(route('messages.start', { slug: business.firm.slug }), {
      body: 'Could you look at a leaking roof in Mesa next week?',
    });
    const { id } = await world.database
      .selectFrom('conversations')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const paths = [route('messages.index'), route('messages.show', { id })];
    expect(await showing(other.user.email, business.owner, paths)).toEqual([]);
    expect(await showing(business.owner.user.email, other, paths)).toEqual([]);
  });

  test('administrators see it, as the policy says', async () => {
    const admin = await world.signedIn({ role: 'admin' });
    const paths = [route('admin.users', {}, { query: { q: member.user.email } })];
    expect(await showing(member.user.email, admin, paths)).toEqual(paths);
  });
});
