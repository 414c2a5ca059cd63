import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import { statusesOf } from '../../support/at-once.ts';
import { mailsTo } from '../../support/mails.ts';
import {
  accept,
  businessOn,
  invite,
  linkFor,
  memberOf,
  membersOf,
  sendPlainly,
  setSeats,
  viewerOf,
  type Business,
} from '../../support/members.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
let business: Business;
let person: Person;

beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.setNow(new Date());
  business = await businessOn(world);
  person = await world.signedIn();
});
afterAll(() => world.close());

const invitePerson = async (one: Person = person) => {
  await invite(business.owner, one.user.email);
  return linkFor(world, one.user.email);
};

describe('inviting a member', () => {
  test('inviting a member sends a link whose token is stored as a hash only, and lists the invitation', async () => {
    const link = await invitePerson();
    const [row] = await membersOf(world, business);
    expect(link).not.toContain(row?.token_hash);
    expect(row).toMatchObject({ email: person.user.email, user_id: null, acts: false });
    const { page } = await business.owner.visit('/settings/members');
    expect(page.props).toMatchObject({
      own: { seats: 2, members: [{ email: person.user.email, state: 'invited' }] },
    });
  });

  test('the own address and one that is invited already are refused at the field', async () => {
    const own = await invite(business.owner, business.owner.user.email);
    expect(own.page.props.errors).toMatchObject({ email: expect.stringContaining('your own') });
    await invitePerson();
    const again = await invite(business.owner, person.user.email);
    expect(again.page.props.errors).toMatchObject({ email: expect.stringContaining('open invitation') });
    expect(await membersOf(world, business)).toHaveLength(1);
  });

  test('inviting a member beyond the plan, it is offered a larger one, and the invitation goes out after the payment', async () => {
    const gold = await businessOn(world, 'gold');
    const refused = await invite(gold.owner, person.user.email);
    const { upgrade } = refused.page.flash as { upgrade?: { plan: string; next: string; message: string } };
    expect(upgrade).toMatchObject({ plan: 'platinum', message: expect.stringContaining('one person') });
    expect(await membersOf(world, gold)).toEqual([]);
    const shown = await gold.owner.visit('/settings/plans?to=platinum');
    const choices = shown.page.props['choices'] as {
      plan: { version: string };
      quote: { totalCents: number } | null;
    }[];
    const quote = choices.find(({ plan }) => plan.version === 'platinum')?.quote;
    await gold.owner.submit(
      '/settings/plans',
      { version: 'platinum', expected_cents: quote?.totalCents, next: upgrade?.next },
      { from: '/settings/plans' },
    );
    await gold.owner.visit(upgrade?.next ?? '');
    expect(await membersOf(world, gold)).toMatchObject([{ email: person.user.email }]);
  });

  test('inviting a member where no plan has a place more, none is offered', async () => {
    await invitePerson();
    const answer = await sendPlainly(business.owner, '/settings/members', { email: 'third@plumbline.test' });
    expect([answer.status, answer.json()]).toEqual([
      403,
      { message: expect.stringContaining('2 people at most') },
    ]);
  });

  test('a member and a stranger invite nobody', async () => {
    const member = await memberOf(world, business);
    for (const one of [member, person]) {
      const answer = await sendPlainly(one, '/settings/members', { email: 'another@plumbline.test' });
      expect(answer.status).toBe(403);
    }
  });

  test('inviting a member: sent again, the former link opens nothing; withdrawn, none does', async () => {
    const former = await invitePerson();
    const [row] = await membersOf(world, business);
    await world.database
      .updateTable('contractor_members')
      .set({ mailed_at: new Date(0) })
      .where('id', '=', row?.id ?? 0)
      .execute();
    await business.owner.submit(`/settings/members/${row?.id}/resend`, {}, { from: '/settings/members' });
    const link = await linkFor(world, person.user.email);
    expect(link).not.toBe(former);
    expect((await person.get(former)).status).toBe(404);
    await business.owner.submit(`/settings/members/${row?.id}/withdraw`, {}, { from: '/settings/members' });
    expect((await person.get(link)).status).toBe(404);
    expect((await sendPlainly(person, link, {})).status).toBe(404);
  });

  test('another owner can neither resend, withdraw nor remove it', async () => {
    await invitePerson();
    const [row] = await membersOf(world, business);
    const other = await businessOn(world, null);
    for (const what of ['resend', 'withdraw', 'remove', 'choose'])
      expect((await sendPlainly(other.owner, `/settings/members/${row?.id}/${what}`, {})).status).toBe(404);
  });
});

describe('joining a business', () => {
  test('joining a business makes the person act for it, confirms the address, and tells the owner', async () => {
    const unconfirmed = await world.signedIn({ emailVerified: false });
    const link = await invitePerson(unconfirmed);
    expect((await unconfirmed.visit(link)).page.props).toMatchObject({
      invitation: { business: business.firm.name, inviter: business.owner.user.name, obstacle: null },
    });
    await accept(unconfirmed, link);
    expect((await viewerOf(unconfirmed)).contractorId).toBe(business.firm.id);
    const user = await world.database
      .selectFrom('users')
      .selectAll()
      .where('id', '=', unconfirmed.user.id)
      .executeTakeFirstOrThrow();
    expect(user).toMatchObject({ email_verified: true, role: 'user' });
    const mails = await mailsTo(world, business.owner.user.email);
    expect(mails.at(-1)?.subject).toBe(`${unconfirmed.user.name} now manages ${business.firm.name}`);
    expect((await business.owner.visit('/notifications')).page.props).toMatchObject({
      notifications: [{ text: expect.stringContaining('now manages') }],
    });
  });

  test('a double click joins once', async () => {
    const link = await invitePerson();
    const answers = await Promise.all([accept(person, link), accept(person, link)]);
    expect(answers.map(({ page }) => page.component)).toEqual(['dashboard/show', 'dashboard/show']);
    expect(await membersOf(world, business)).toHaveLength(1);
  });

  test('a visitor reads the invitation with a masked address, and is led back after logging in', async () => {
    const link = await invitePerson();
    const { page } = await world.visitor().visit(link);
    expect(page.props).toMatchObject({
      invitation: { isSignedIn: false, email: expect.stringContaining('•••') },
    });
  });

  test.each([
    ['another address', (link: string) => accept(person, link), 'another email'],
    [
      'an expired link',
      async (link: string) => {
        await world.database
          .updateTable('contractor_members')
          .set({ expires_at: new Date(0) })
          .where('contractor_id', '=', business.firm.id)
          .execute();
        return accept(person, link);
      },
      'expired',
    ],
  ])('joining a business by %s is refused', async (what, join, words) => {
    const link = await invitePerson(what === 'another address' ? await world.signedIn() : person);
    const { page } = await join(link);
    expect(page.flash.error ?? page.props['message'] ?? JSON.stringify(page.props)).toContain(words);
    expect((await viewerOf(person)).contractorId).toBeNull();
  });

  test('an invitation is open for 14 days, to the end of the last one, and no longer', async () => {
    const start = Date.now();
    const link = await invitePerson();
    const obstacleAfter = async (hours: number) => {
      world.setNow(new Date(start + hours * 3_600_000));
      return (await person.visit(link)).page.props['invitation'];
    };
    expect(await obstacleAfter(14 * 24)).toMatchObject({ obstacle: null });
    expect(await obstacleAfter(16 * 24)).toMatchObject({
      obstacle: expect.stringContaining('expired'),
    });
    await accept(person, link);
    expect((await viewerOf(person)).contractorId).toBeNull();
  });

  test('a forged link opens nothing', async () => {
    const forged = `/join-business/${'x'.repeat(32)}`;
    expect((await person.get(forged)).status).toBe(404);
    expect((await sendPlainly(person, forged, {})).status).toBe(404);
  });

  test('an administrator, an owner, a member elsewhere and a blocked person cannot', async () => {
    const administrator = await world.signedIn({ role: 'admin' });
    const { owner } = await businessOn(world, null);
    const elsewhere = await memberOf(world, await businessOn(world));
    await world.database
      .insertInto('blocks')
      .values({ user_id: business.owner.user.id, profile_id: person.user.profileId, created_at: new Date() })
      .execute();
    for (const one of [administrator, owner, elsewhere, person]) {
      await setSeats(world, 'annual_gold', 9);
      const link = await invitePerson(one);
      const shown = await one.visit(link);
      expect(shown.page.props).toMatchObject({ invitation: { obstacle: expect.any(String) } });
      expect((await sendPlainly(one, link, {})).status).toBeGreaterThanOrEqual(400);
    }
    await setSeats(world, 'annual_gold', 2);
    expect((await membersOf(world, business)).filter(({ user_id }) => user_id !== null)).toEqual([]);
  });

  test('joining a business of two who accept the last place at once, one joins', async () => {
    await setSeats(world, 'annual_gold', 3);
    const wide = await businessOn(world);
    const people = [person, await world.signedIn()];
    for (const one of people) await invite(wide.owner, one.user.email);
    const links = await Promise.all(people.map(({ user }) => linkFor(world, user.email)));
    await world.database
      .updateTable('memberships')
      .set({ version: 'platinum', terms_id: null })
      .where('user_id', '=', wide.owner.user.id)
      .execute();
    const answers = await Promise.all(people.map((one, index) => sendPlainly(one, links[index] ?? '', {})));
    await setSeats(world, 'annual_gold', 2);
    expect(statusesOf(answers)).toEqual([303, 409]);
    expect((await membersOf(world, wide)).filter(({ user_id }) => user_id !== null)).toHaveLength(1);
  });

  test('joining a business: declined, the link opens nothing', async () => {
    const link = await invitePerson();
    const token = link.split('/').at(-1) ?? '';
    await person.submit(route('members.decline', { token }), {}, { from: link });
    expect(await membersOf(world, business)).toEqual([]);
    expect((await person.get(link)).status).toBe(404);
  });
});
