import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOfPart } from '../../../server/settings/export/part.ts';
import { EXPORT_PARTS } from '../../../server/settings/export/parts.ts';
import { closeAccounts } from '../../../server/settings/jobs/close-accounts.ts';
import type { DomainEvent } from '../../../server/event-map.ts';
import { businessOn, memberOf, membersOf, removeFirst, type Business } from '../../support/members.ts';
import { connectTo, listening, type Client } from '../../support/socket.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

const UNAUTHORIZED = 4009;
const DAY_MS = 86_400_000;

let world: World;
let business: Business;
let member: Person;
let client: Client | null = null;

beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  business = await businessOn(world);
  member = await memberOf(world, business);
});
afterAll(async () => {
  await client?.close();
  await world.close();
});

const exported = (name: string, { user }: Person) => {
  const part = EXPORT_PARTS.find((one) => one.name === name);
  return part ? rowsOfPart(world.database, part, user.id) : Promise.resolve([]);
};

async function close({ user }: Person): Promise<string[]> {
  const now = new Date();
  await world.database
    .updateTable('users')
    .set({ closes_at: new Date(now.getTime() - DAY_MS) })
    .where('id', '=', user.id)
    .execute();
  const received: DomainEvent[] = [];
  await closeAccounts({ database: world.database, now, announce: (event) => void received.push(event) });
  return received.map(({ name }) => name);
}

describe('the account of a member', () => {
  test('the account of a member has its place in the export, and so has the owner’s, without a token', async () => {
    const own = await exported('member-of', member);
    expect(own).toMatchObject([{ email: member.user.email, contractor_id: business.firm.id }]);
    const owners = await exported('business-members', business.owner);
    expect(owners).toMatchObject([{ email: member.user.email }]);
    expect(JSON.stringify([own, owners])).not.toContain('token_hash');
    expect(await exported('business-page', member)).toEqual([]);
  });

  test('the account of a member: closed, ends the place and leaves no address', async () => {
    expect(await close(member)).toContain('member.ended');
    const row = await world.database
      .selectFrom('contractor_members')
      .select(['email', 'end_reason', 'acts'])
      .where('user_id', '=', member.user.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      email: `closed-${member.user.id}@closed.invalid`,
      end_reason: 'account_closed',
      acts: false,
    });
  });

  test('the account of a member of the owner, closed, ends every place: a listing without an owner has no members', async () => {
    expect(await close(business.owner)).toContain('member.ended');
    expect(await membersOf(world, business)).toEqual([]);
  });

  test('the account of a member: removed, loses every open connection', async () => {
    const path = `/app/${world.config.realtime.appKey}?protocol=7`;
    client = await connectTo((await listening(world.app)) + path);
    const answer = await member.call('POST', '/broadcasting/user-auth', { socket_id: client.socketId });
    client.say('pusher:signin', answer.json());
    await client.next('pusher:signin_success');
    await removeFirst(world, business);
    expect(await client.next('pusher:error')).toMatchObject({ data: { code: UNAUTHORIZED } });
    expect(await client.ended).toBe(UNAUTHORIZED);
  });
});
