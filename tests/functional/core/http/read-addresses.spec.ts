import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { route } from '../../../../common/routes/route-table.ts';
import { single } from '../../../../server/core/http/forgiving-query.ts';
import { addressReader } from '../../../../server/core/pages/read-address.ts';
import { LIMITS } from '../../../../server/limits.ts';
import { contractorSearchQuery } from '../../../../server/search/search-query.ts';
import { readPage } from '../../../support/browser.ts';
import type { MadeContractor } from '../../../support/factories.ts';
import { createWorld, type World } from '../../../support/world.ts';

let world: World;
let firm: MadeContractor;

beforeAll(async () => {
  world = await createWorld({ rateLimits: true });
  firm = await world.make.contractor({ region: 'US-AZ', city: 'Tucson' });
  world.setNow(new Date());
});
afterAll(() => world.close());

const bytesAt = async (url: string) => (await world.app.inject({ url })).rawPayload;

describe('the address of an answer that visitors share', () => {
  const addressOf = (schema: z.ZodType | undefined, query: Record<string, unknown>) =>
    addressReader(schema)({ url: '/here?as=it+came', query } as never);
  const page = z.object({ page: z.preprocess(single, z.coerce.number().int().min(1)).catch(1) });

  test('the address of an answer that visitors share has no query where its route reads none', () => {
    expect(addressOf(undefined, { utm_source: 'mail' })).toBe('/here');
  });

  test('the address of an answer that visitors share leaves out parts and values that change nothing', () => {
    expect(addressOf(page, { page: '2', 'x[]': ['1', '2'] })).toBe('/here?page=2');
    for (const value of ['x', '1', '-4', '', ['y', '2']])
      expect(addressOf(page, { page: value })).toBe('/here');
  });

  test('the address of an answer that visitors share is one address in whichever order its parts came', () => {
    const one = addressOf(contractorSearchQuery, {
      q: 'roof & more',
      near: '85701',
      within: '25',
      trade: '',
    });
    expect(one).toBe('/here?near=85701&q=roof+%26+more');
    expect(addressOf(contractorSearchQuery, { near: '85701', made: 'up', q: 'roof & more' })).toBe(one);
  });

  test('the address of an answer that visitors share keeps a part that counts only beside another one', () => {
    expect(addressOf(contractorSearchQuery, { sort: 'nearest' })).toBe('/here');
    expect(addressOf(contractorSearchQuery, { sort: 'nearest', near: 'Tucson' })).toBe(
      '/here?near=Tucson&sort=nearest',
    );
  });

  test('the address of an answer that visitors share is refused at the start for a query without named fields', () => {
    expect(() => addressReader(z.record(z.string(), z.string()))).toThrow('named fields');
  });
});

describe('an address with a made-up query', () => {
  const addresses = () => [
    route('home'),
    route('home', {}, { language: 'mexican_spanish' }),
    route('contractors.index'),
    route('contractors.show', { slug: firm.slug }),
    route('contractors.ratings', { slug: firm.slug }),
    route('contractors.photos', { slug: firm.slug }),
    route('contractors.picture', { slug: firm.slug }),
    route('maps.contractor', { file: `${firm.slug}.svg` }),
    route('maps.search'),
    route('picture'),
    route('for_contractors'),
    route('red_flags.index'),
    route('decisions.index'),
    route('transparency'),
    route('postings.index'),
    route('pricing'),
    route('about'),
    route('api.contractor', { id: firm.id }),
    route('api.map_clusters'),
    route('api.search_suggestions'),
    route('api.translations'),
  ];

  test('an address with a made-up query is answered with the kept answer of the address without it, whichever came first', async () => {
    for (const url of addresses()) {
      const first = await bytesAt(`${url}?made_up=${Math.random()}`);
      // A page that is drawn again holds another time.
      world.setNow(new Date(Date.now() + 5_000));
      expect((await bytesAt(url)).equals(first), url).toBe(true);
      expect((await bytesAt(`${url}?page=none&q=&x[y]=1`)).equals(first), url).toBe(true);
    }
  });

  test('an address with a made-up query names its own address without the made-up part, so nobody writes into another one’s page', async () => {
    const made = readPage((await world.visitor().get('/es/contractors?q=roof&next=//evil.example')).text);
    expect(made?.url).toBe('/es/contractors?q=roof');
    expect(JSON.stringify(made)).not.toContain('evil');
  });

  test('an address with a made-up query stays as it was sent for a signed-in reader', async () => {
    const person = await world.signedIn();
    expect((await person.visit('/contractors?q=roof&ref=mail')).page.url).toBe(
      '/contractors?q=roof&ref=mail',
    );
  });
});

describe('a drawn picture', () => {
  const askFor = async (url: string, remoteAddress: string) =>
    (await world.app.inject({ url, remoteAddress })).statusCode;

  test('a drawn picture is refused with 429 to a network that asks for too many new ones, and not where it is kept', async () => {
    const kept = route('contractors.picture', { slug: firm.slug });
    expect(await askFor(kept, '203.0.113.20')).toBe(200);
    const statuses = new Set<number>();
    for (let asked = 0; asked <= LIMITS.draw.max; asked += 1)
      statuses.add(await askFor(route('maps.contractor', { file: `no-${asked}.svg` }), '203.0.113.20'));
    expect([...statuses]).toEqual([404, 429]);
    expect(await askFor(kept, '203.0.113.20')).toBe(200);
    expect(await askFor(route('maps.contractor', { file: 'no-1.svg' }), '203.0.113.21')).toBe(404);
  });
});
