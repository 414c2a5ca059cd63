import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MadeContractor } from '../../support/factories.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
let firm: MadeContractor;
beforeAll(async () => {
  world = await createWorld();
  firm = await world.make.contractor({ name: 'Fresno Roofing' });
});
afterAll(() => world.close());

const aims = () =>
  [
    ['claim', `/c/${firm.slug}/claim`, 'Fresno Roofing'],
    ['review', `/c/${firm.slug}/review`, 'Fresno Roofing'],
    ['red_flag', `/c/${firm.slug}/red-flag`, 'Fresno Roofing'],
    ['message', `/c/${firm.slug}/message`, 'Fresno Roofing'],
    ['report', `/report/contractor/${firm.id}`, null],
    ['quotes', '/quotes/new', null],
  ] as const;

describe('a page that people open before they have an account', () => {
  test('a visitor is led to a new account, whose page says what it is for, and back', async () => {
    for (const [kind, path, name] of aims()) {
      const visitor = world.visitor();
      const led = await visitor.get(path);
      const to = `/register?next=${encodeURIComponent(path)}`;
      expect([led.status, led.headers['location']]).toEqual([303, to]);
      const { page } = await visitor.visit(to);
      expect(page.props).toMatchObject({ role: 'user', next: path, aim: { kind, name } });
    }
  });

  test('a visitor who reads Spanish is led to the Spanish page', async () => {
    const next = `/c/${firm.slug}/claim`;
    const led = await world.visitor().get(next, { 'accept-language': 'es-MX' });
    const to = `/es/register?next=${encodeURIComponent(next)}`;
    expect(led.headers['location']).toBe(to);
    const { page } = await world.visitor().visit(to);
    expect(page.props).toMatchObject({ language: 'mexican_spanish', aim: { kind: 'claim' } });
  });

  test('a browser whose session has ended is led to the login', async () => {
    const person = await world.signedIn({ name: 'Hana Homeowner' });
    await world.database.deleteFrom('sessions').where('user_id', '=', person.user.id).execute();
    const led = await person.get(`/c/${firm.slug}/claim`);
    expect(led.headers['location']).toBe(`/login?next=${encodeURIComponent(`/c/${firm.slug}/claim`)}`);
  });

  test('the page that a new account is for follows at once, and its email is confirmed toward it', async () => {
    const visitor = world.visitor();
    const next = `/c/${firm.slug}/claim`;
    const landed = await visitor.submit(
      '/register',
      {
        role: 'user',
        name: 'Olga Owner',
        email: 'olga@plumbline.test',
        password: 'three brown herons',
        next,
      },
      { from: `/register?next=${encodeURIComponent(next)}` },
    );
    expect(landed.page.props.errors).toEqual({});
    expect((await visitor.get(next)).status).toBe(200);
  });

  test('a hidden or unknown business, another site and a page for nothing in particular name no aim', async () => {
    const hidden = await world.make.contractor({ name: 'Hidden Roofs' });
    await world.database
      .updateTable('contractors')
      .set({ hidden_at: new Date() })
      .where('id', '=', hidden.id)
      .execute();
    for (const next of [
      `/c/${hidden.slug}/claim`,
      '/c/nobody/claim',
      'https://evil.example/c/x/claim',
      '/dashboard',
      `/c/${firm.slug}/claim/more`,
    ]) {
      const { page } = await world.visitor().visit(`/register?next=${encodeURIComponent(next)}`);
      expect([next, page.props['aim']]).toEqual([next, null]);
    }
  });
});
