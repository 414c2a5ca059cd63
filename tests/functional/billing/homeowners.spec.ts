import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RenderPage } from '../../../server/core/pages/assets.ts';
import { render } from '../../../web/ssr.tsx';
import { buy } from '../../support/billing.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { createForms } from '../postings/posting-input.ts';

let world: World;
let homeowner: Person;
let contractor: Person;

beforeAll(async () => {
  world = await createWorld({}, { render: render as unknown as RenderPage });
  homeowner = await world.signedIn({ role: 'user' });
  contractor = await world.signedIn({ role: 'contractor' });
});
afterAll(() => world.close());

describe('a homeowner', () => {
  test.each([
    '/pricing',
    '/plans/gold',
    '/payment/gold',
    '/settings/plans',
    '/settings/billing',
    '/upgrade?limit=postings_a_month',
  ])('a homeowner is shown no business plans on %s, and reads why', async (path) => {
    const { status, text } = await homeowner.get(path);
    expect(status).toBe(403);
    expect(text).not.toMatch(/\$19|Platinum/);
    expect(text).toContain('Plans are for contractors');
    expect((await contractor.get(path)).status).toBe(200);
  });

  test('a homeowner can buy nothing by a sent form', async () => {
    const order = { coupon: '', expected_cents: 1_900, consent: 'true' };
    await homeowner.send('POST', '/payment/gold', order);
    await homeowner.send('POST', '/settings/plans', { version: 'gold', expected_cents: 1_900 });
    const rows = await world.database
      .selectFrom('invoices')
      .select('id')
      .where('user_id', '=', homeowner.user.id)
      .execute();
    expect(rows).toEqual([]);
  });

  test('a homeowner finds no link to a plan on the dashboard, in the settings and in the profile', async () => {
    for (const path of [
      '/dashboard',
      '/settings/password',
      '/profile/edit',
      '/profile/views',
      '/for-contractors',
    ])
      expect((await homeowner.get(path)).text).not.toMatch(
        /href="\/(pricing|upgrade|plans|payment|settings\/billing|settings\/plans)/,
      );
    expect((await contractor.get('/dashboard')).text).toMatch(/href="\/pricing"/);
  });

  test('a homeowner publishes more postings in a month than any plan allows, and a contractor on Free does not', async () => {
    const { form } = await createForms(world, { limited: true });
    const publish = async (person: Person) => {
      for (let count = 0; count < 4; count += 1)
        await person.submit('/postings', form(), { from: '/postings/new' });
      const { count } = await world.database
        .selectFrom('postings')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('author_profile_id', '=', person.user.profileId)
        .executeTakeFirstOrThrow();
      return Number(count);
    };
    expect(await publish(homeowner)).toBe(4);
    expect(await publish(contractor)).toBe(2);
  });

  test('who was a contractor with a plan still reads its invoices and cancels it', async () => {
    const former = await world.signedIn({ role: 'contractor' });
    await buy(former, 'gold');
    await world.database
      .updateTable('users')
      .set({ role: 'user' })
      .where('id', '=', former.user.id)
      .execute();
    expect((await former.visit('/settings/billing')).page.props).toMatchObject({
      invoices: [{ version: 'gold' }],
    });
    const canceled = await former.send('POST', '/settings/billing/cancel', {});
    expect(canceled.headers['location']).toBe('/settings/billing');
  });
});
