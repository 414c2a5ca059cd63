import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import type { OverviewView } from '../../../../server/moderation/overview.ts';
import type { ListingCaseView } from '../../../../server/moderation/lists/listing-page.ts';
import type { ContractorsView } from '../../../../server/moderation/lists/views.ts';
import type { ClaimsView } from '../../../../server/moderation/people/claim-views.ts';
import { screenBusinessNames } from '../../../../server/accounts/jobs/screen-business-names.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';

const CALL_US = 'Call 602-555-0123 Roofing';

let world: World;
let admin: Person;
let owner: Person;
let firm: Awaited<ReturnType<World['make']['contractor']>>;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.signedIn({ role: 'admin' });
  owner = await world.signedIn();
  firm = await world.make.contractor({ owner: owner.user, name: 'Quiet Roofing' });
});
afterAll(() => world.close());

const rename = (business_name: string) =>
  owner.call('PATCH', route('api.profile.basic_info'), { business_name });
const flagged = async () => {
  const url = route('admin.contractors', {}, { query: { name: 'flagged' } });
  const { contractors } = (await admin.visit(url)).page.props as unknown as ContractorsView;
  return contractors.rows.map(({ id, nameSignals }) => [id, nameSignals]);
};
const waiting = async () =>
  ((await admin.visit(route('admin'))).page.props as unknown as OverviewView).admin.waiting.names.open;
const signalsOf = async (id: number) =>
  ((await admin.visit(route('admin.contractors.show', { id }))).page.props as unknown as ListingCaseView)
    .listing.nameSignals;
const check = (by: Person, name: string) =>
  by.call('PUT', route('api.admin.contractors.check_name', { id: firm.id }), { name });

describe('the name of a business', () => {
  test('the name of a business is never refused; one with contact details is listed, counted and shown until somebody looked at it', async () => {
    expect(await flagged()).toEqual([]);
    expect((await rename(CALL_US)).status).toBe(200);
    expect(await flagged()).toEqual([[firm.id, ['contact_details']]]);
    expect([await waiting(), await signalsOf(firm.id)]).toEqual([1, ['contact_details']]);
    expect((await world.visitor().get(route('contractors.show', { slug: firm.slug }))).text).toContain(
      CALL_US,
    );

    expect((await check(admin, CALL_US)).json()).toEqual({ message: 'Name marked as checked' });
    expect([await flagged(), await waiting(), await signalsOf(firm.id)]).toEqual([[], 0, []]);
  });

  test('the name of a business is screened again when it changes, and left alone when it does not', async () => {
    await rename(CALL_US);
    await check(admin, CALL_US);
    await rename(CALL_US);
    expect(await flagged()).toEqual([]);
    await rename('Call 602-555-0199 Roofing');
    expect(await flagged()).toEqual([[firm.id, ['contact_details']]]);
    await rename('Quiet Roofing');
    expect(await flagged()).toEqual([]);
  });

  test('the name of a business from before names were screened is screened at night, and again when a word is listed', async () => {
    const old = await world.make.contractor({
      owner: (await world.signedIn()).user,
      name: 'Text 602-555-0177',
    });
    const imported = await world.make.contractor({ name: 'Text 602-555-0178' });
    const night = () => screenBusinessNames(world.database);
    await night();
    await night();
    const marks = async (id: number) =>
      (
        await world.database
          .selectFrom('contractors')
          .select('name_signals')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).name_signals;
    expect([await marks(old.id), await marks(imported.id)]).toEqual([['contact_details'], []]);
    await rename('Zanzibar Roofing');
    await world.database.insertInto('hold_words').values({ word: 'zanzibar', language: 'english' }).execute();
    await night();
    expect(await marks(firm.id)).toEqual(['hold_word']);
    await check(admin, 'Zanzibar Roofing');
    await world.database.deleteFrom('hold_words').where('word', '=', 'zanzibar').execute();
    await night();
    expect((await flagged()).map(([id]) => id)).toEqual([old.id]);
    await world.database.deleteFrom('contractors').where('id', '=', old.id).execute();
  });

  test('the name of a business that changed meanwhile is read again first; only administrators mark it, and none their own', async () => {
    await rename(CALL_US);
    expect((await check(admin, 'Quiet Roofing')).status).toBe(409);
    expect((await check(owner, CALL_US)).status).toBe(403);
    await world.database
      .updateTable('users')
      .set({ role: 'admin' })
      .where('id', '=', owner.user.id)
      .execute();
    expect((await check(owner, CALL_US)).status).toBe(403);
    await world.database.updateTable('users').set({ role: 'user' }).where('id', '=', owner.user.id).execute();
    expect(await signalsOf(firm.id)).toEqual(['contact_details']);
  });

  test('the name of a business is screened when somebody registers', async () => {
    const { id: trade_id } = await world.database
      .selectFrom('trades')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const visitor = world.visitor();
    await visitor.submit(route('register'), {
      name: 'Nora New',
      email: 'nora.new@example.com',
      password: 'a long enough secret',
      role: 'contractor',
      business_name: 'Mail nora@roofs.example',
      trade_id,
    });
    const found = await world.database
      .selectFrom('contractors')
      .select('name_signals')
      .where('name', '=', 'Mail nora@roofs.example')
      .executeTakeFirst();
    expect(found?.name_signals).toEqual(['contact_details']);
  });
});

test('the message of a claim is not refused; what screening found stands beside it in the case', async () => {
  const listing = await world.make.contractor();
  const claim = async (message: string) => {
    const claimant = await world.signedIn();
    await world.database
      .updateTable('contractors')
      .set({ email: 'office@listed.example' })
      .where('id', '=', listing.id)
      .execute();
    const form = { evidence: 'listed_email', message };
    await claimant.submit(route('claims.store', { slug: listing.slug }), form);
    const row = await world.database
      .selectFrom('contractor_claims')
      .select('id')
      .where('user_id', '=', claimant.user.id)
      .executeTakeFirstOrThrow();
    const url = route('admin.claims', {}, { query: { open: row.id } });
    return ((await admin.visit(url)).page.props as unknown as ClaimsView).opened;
  };
  expect(await claim('Call me at 602-555-0123.')).toMatchObject({
    message: 'Call me at 602-555-0123.',
    messageSignals: ['contact_details'],
  });
  expect(await claim('It is my business.')).toMatchObject({ messageSignals: [] });
});
