import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { FilterCounts } from '../../../common/search/contractor-search.ts';
import { WEEKDAYS } from '../../../common/profiles/weekdays.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { createWorld, type World } from '../../support/world.ts';
import { find, namesOf } from './found.ts';

/** A Wednesday, 10:00 in Arizona and New Mexico. */
const NOW = new Date('2026-11-18T17:00:00Z');

let world: World;
const names = async (query: string) => namesOf(await find(world.visitor(), query)).toSorted();
const counts = async (query: Record<string, string>): Promise<FilterCounts> => {
  const { status, json } = await world.visitor().call('GET', route('api.search_counts', {}, { query }));
  expect(status).toBe(200);
  return json<FilterCounts>();
};
const everyDay = (opens: string, closes: string) =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, { opens, closes }]));

beforeAll(async () => {
  world = await createWorld();
  world.setNow(NOW);
  const make = (name: string, region: string, trades: string[]) =>
    world.make.contractor({ name, region, trades });
  const set = (contractor: MadeContractor, columns: Record<string, unknown>) =>
    world.database.updateTable('contractors').set(columns).where('id', '=', contractor.id).execute();
  const license = (contractor: MadeContractor, row: Record<string, unknown>) =>
    world.database
      .insertInto('licenses')
      .values({ contractor_id: contractor.id, origin: 'import', state: 'AZ', source: 'ROC', ...row })
      .execute();

  const alpha = await make('Alpha', 'US-AZ', ['roofing']);
  await set(alpha, {
    insured: true,
    bonded: true,
    mean_rating: 4.6,
    review_count: 4,
    responses_count: 4,
    proven_count: 1,
    permit_count: 3,
    hire_again_yes: 9,
    hire_again_answers: 10,
    languages: ['english'],
    services: ['Repair', 'Roof'],
    service_prices_cents: [0, 45_000],
    opening_hours: everyDay('08:00', '17:00'),
  });
  await license(alpha, { number: '1', class: 'C-10, B', status: 'valid', expires_on: '2027-01-01' });
  const beta = await make('Beta', 'US-AZ', ['roofing']);
  await set(beta, {
    insured: true,
    insurance_expires_on: '2026-11-17',
    bonded: true,
    mean_rating: 3.9,
    review_count: 4,
    responses_count: 2,
    hire_again_yes: 7,
    hire_again_answers: 10,
    opening_hours: everyDay('20:00', '04:00'),
  });
  await license(beta, { number: '2', class: 'c-10', status: 'expired', expires_on: '2025-01-01' });
  await license(beta, { number: '3', class: 'B', status: 'valid', expires_on: '2027-01-01' });
  const gamma = await make('Gamma', 'US-NM', ['solar']);
  // Too few to tell a share.
  await set(gamma, { review_count: 2, responses_count: 2, hire_again_yes: 2, hire_again_answers: 2 });
  await set(gamma, { opening_hours: everyDay('10:30', '12:00') });
  await license(gamma, { number: '4', class: 'C-10', status: 'valid', missing_since: '2026-10-01' });
});
afterAll(() => world.close());

describe('each filter narrows the list', () => {
  test.each([
    ['bonded=yes', ['Alpha', 'Beta']],
    ['insured=yes', ['Alpha']],
    ['hire_again=90', ['Alpha']],
    ['hire_again=70', ['Alpha', 'Beta']],
    ['responds=80', ['Alpha']],
    ['responds=50', ['Alpha', 'Beta']],
    ['price=500', ['Alpha']],
    ['proof=yes', ['Alpha']],
    ['permits=yes', ['Alpha']],
    ['license_class=c-10', ['Alpha', 'Beta']],
    ['license_class=B&license_class=C-10', ['Alpha', 'Beta']],
    ['bonded=yes&responds=80&trade=roofing', ['Alpha']],
  ])('each filter narrows the list: %s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test('a class and an active license are asked of one license', async () => {
    expect(await names('license_class=C-10&license=valid')).toEqual(['Alpha']);
    expect(await names('license_class=B&license=valid')).toEqual(['Alpha', 'Beta']);
  });

  test('a license that its list names no more has no class', async () => {
    expect(await names('license_class=C-10&trade=solar')).not.toContain('Alpha');
    const { loosened } = await find(world.visitor(), 'license_class=C-10&trade=solar');
    expect(loosened).toMatchObject({ dropped: ['license_class'], contractors: [{ name: 'Gamma' }] });
  });

  test('each filter narrows the list open now is told by the clock where each contractor is, hours past midnight too', async () => {
    // It is 10:00 in both states: Gamma opens half an hour later, and Beta at night.
    expect(await names('open=now')).toEqual(['Alpha']);
    world.setNow(new Date('2026-11-18T17:45:00Z'));
    expect(await names('open=now')).toEqual(['Alpha', 'Gamma']);
    world.setNow(new Date('2026-11-18T10:30:00Z'));
    expect(await names('open=now')).toEqual(['Beta']);
    await world.database
      .updateTable('contractors')
      .set({
        time_zone: 'America/New_York',
        closed_days: [{ from: '2026-11-20', to: '2026-11-20', label: '' }] as never,
      })
      .where('plain_name', '=', 'beta')
      .execute();
    expect(await names('open=now')).not.toContain('Beta');
    // 21:00 of the nineteenth in New York, and of the twentieth, a day off that ends after midnight.
    world.setNow(new Date('2026-11-20T02:00:00Z'));
    expect(await names('open=now')).toEqual(['Beta']);
    world.setNow(new Date('2026-11-21T02:00:00Z'));
    expect(await names('open=now')).not.toContain('Beta');
    world.setNow(new Date('2026-11-21T08:00:00Z'));
    expect(await names('open=now')).not.toContain('Beta');
    world.setNow(new Date('2026-11-18T11:00:00Z'));
    expect((await find(world.visitor(), 'open=now')).loosened?.dropped).toEqual(['open_now']);
    world.setNow(NOW);
  });
});

test('filters that nobody meets are dropped in their order and named', async () => {
  const { loosened } = await find(
    world.visitor(),
    'trade=solar&bonded=yes&responds=50&hire_again=90&proof=yes&permits=yes',
  );
  expect(loosened?.dropped).toEqual(['responds', 'hire_again', 'proof', 'permits', 'bonded']);
});

describe('the counts beside the values', () => {
  test('the counts beside the values say how many a search would find with each value', async () => {
    const { counts: of, classes, isAtLeast } = await counts({});
    expect(isAtLeast).toBe(false);
    expect(of).toMatchObject({
      'rating:3.5': 2,
      'rating:4.5': 1,
      'hireAgain:70': 2,
      'hireAgain:90': 1,
      'responds:50': 2,
      'responds:80': 1,
      'language:english': 1,
      'language:mexican_spanish': 0,
      'openNow:true': 1,
      'proven:true': 1,
      'permits:true': 1,
      'licenseValid:true': 2,
      'insured:true': 1,
      'bonded:true': 2,
      'price:100': 0,
      'price:500': 1,
    });
    expect(classes).toEqual([
      { name: 'B', count: 2 },
      { name: 'C-10', count: 2 },
    ]);
  });

  test('the counts beside the values apply the other filters, and not the one they belong to', async () => {
    const { counts: of, classes } = await counts({ rating: '4.5', license_class: 'C-10' });
    expect(of).toMatchObject({ 'rating:3.5': 2, 'rating:4.5': 1, 'bonded:true': 1, 'licenseValid:true': 1 });
    expect(classes).toEqual([
      { name: 'B', count: 1 },
      { name: 'C-10', count: 1 },
    ]);
    expect((await counts({ license_class: 'C-10' })).counts).toMatchObject({ 'licenseValid:true': 1 });
    expect((await counts({ license: 'valid' })).classes).toEqual([
      { name: 'B', count: 2 },
      { name: 'C-10', count: 1 },
    ]);
  });

  test.each([
    ['trade=solar', 'hireAgain:70', 0],
    ['trade=roofing&bonded=yes', 'insured:true', 1],
    ['q=Alpha', 'bonded:true', 1],
  ])('the counts beside the values of %s for %s are those of its list', async (query, key, expected) => {
    const { counts: of } = await counts(Object.fromEntries(new URLSearchParams(query)));
    expect(of[key]).toBe(expected);
  });

  test('an unclear place and nonsense are answered without counts or as if they were not there', async () => {
    expect(await counts({ near: 'Nowhereville' })).toEqual({ isAtLeast: false, counts: {}, classes: [] });
    expect((await counts({ rating: 'best', open: '%' })).counts['bonded:true']).toBe(2);
  });
});
