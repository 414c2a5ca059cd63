import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import { keepRegisterColumns } from '../../../server/contractors/listings/register-columns.ts';
import { closeAccounts } from '../../../server/settings/jobs/close-accounts.ts';
import { buy } from '../../support/billing.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

const DAY_MS = 86_400_000;
let world: World;
let owner: Person;
let firm: MadeContractor;
const TYPED = {
  phone: '602 555 0199',
  address: '12 Typed Lane',
  postal_code: '85001',
  latitude: 33.5,
  longitude: -112.1,
  phone_on_whatsapp: true,
  show_email: true,
};

beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  owner = await world.signedIn({ role: 'contractor' });
  firm = await world.make.contractor({ owner: owner.user });
});
afterAll(() => world.close());

const now = () => new Date();
const setProfile = (values: object) =>
  world.database.updateTable('profiles').set(values).where('id', '=', firm.id).execute();
const setContractor = (values: object) =>
  world.database.updateTable('contractors').set(values).where('id', '=', firm.id).execute();
const ownerTypes = async () => {
  await setProfile(TYPED);
  await setContractor({
    website: 'https://typed.example',
    email: 'typed@plumbline.test',
    warranty: sql`'{"english": "Two years"}'::jsonb`,
    headline: sql`'{"english": "The best"}'::jsonb`,
    services: ['Everything'],
    payment_methods: ['cash'],
    insured: true,
    owner_edited_at: now(),
  });
};
const close = () =>
  closeAccounts({
    database: world.database,
    now: new Date(Date.now() + 15 * DAY_MS),
    announce: () => undefined,
  });
const ask = () =>
  world.database.updateTable('users').set({ closes_at: now() }).where('id', '=', owner.user.id).execute();
const pageOf = async () => {
  const profile = await world.database
    .selectFrom('profiles')
    .selectAll()
    .where('id', '=', firm.id)
    .executeTakeFirstOrThrow();
  const contractor = await world.database
    .selectFrom('contractors')
    .selectAll()
    .where('id', '=', firm.id)
    .executeTakeFirstOrThrow();
  return { profile, contractor };
};

describe('the page of a contractor who closes the account', () => {
  test('the page of a contractor who closes the account: it says again what its register said, and nothing that its owner typed', async () => {
    await setProfile({ phone: '602 555 0100', address: '1 Register Road' });
    await setContractor({ source: 'Test roster', email: 'office@register.example' });
    await keepRegisterColumns({ database: world.database, now: now() }, firm.id);
    await ownerTypes();
    await ask();
    await close();
    const { profile, contractor } = await pageOf();
    expect(profile).toMatchObject({
      user_id: null,
      phone: '602 555 0100',
      address: '1 Register Road',
      phone_on_whatsapp: false,
      show_email: false,
    });
    expect(contractor).toMatchObject({
      email: 'office@register.example',
      website: null,
      headline: {},
      services: [],
      payment_methods: [],
      insured: false,
      owner_edited_at: null,
      hidden_at: null,
    });
    expect(JSON.stringify([profile, contractor])).not.toMatch(/typed|Two years|The best/i);
  });

  test('an address that an administrator removed does not come back with the register', async () => {
    await setProfile({ address: '1 Home Street' });
    await setContractor({ source: 'Test roster' });
    await keepRegisterColumns({ database: world.database, now: now() }, firm.id);
    await setProfile({ address: null });
    await setContractor({ corrected_fields: ['address'] });
    await ask();
    await close();
    expect((await pageOf()).profile.address).toBeNull();
  });

  test('a business without a register keeps its name and place while reviews of it can be read', async () => {
    await ownerTypes();
    const review = await world.make.review({ contractor: firm, title: 'A title that stays' });
    await ask();
    await close();
    const { profile, contractor } = await pageOf();
    expect(profile).toMatchObject({ phone: null, address: null, postal_code: null, latitude: null });
    expect(contractor).toMatchObject({ email: null, website: null, hidden_at: null });
    const page = await world.visitor().get(route('contractors.show', { slug: firm.slug }));
    expect(page.status).toBe(200);
    expect(page.text).toContain('A title that stays');
    expect(review.id).toBeGreaterThan(0);
  });

  test('a business without a register and without reviews is removed, and its page says so', async () => {
    await ownerTypes();
    await ask();
    await close();
    const page = await world.visitor().get(route('contractors.show', { slug: firm.slug }));
    expect(page.status).toBe(410);
    expect(page.text).toContain('removed when its owner closed the account');
  });
});

test('the page of closing says that the rest of a paid plan is not refunded', async () => {
  const { page: before } = await owner.visit(route('settings.close'));
  expect(before.props['paidUntil']).toBeNull();
  await buy(owner, 'gold', 'pays');
  const { page } = await owner.visit(route('settings.close'));
  expect(page.props['paidUntil']).not.toBeNull();
});
