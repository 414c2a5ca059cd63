import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTES, type Route, type RouteName } from '../../../../common/routes/route-table.ts';
import type { Browser } from '../../../support/browser.ts';
import { recordOfEverything } from '../../../support/everything.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';

const REASON = 'It is about another business with a name like ours.';
const BUYER = { country: 'US', legal_name: 'Ortiz Roofing, Inc.', tax_id: '98-7654321' };

type RouteOfRow = RouteName | readonly [RouteName, body: Record<string, unknown>];
/** The tables of what belongs to one person, with the routes that take the id of such a row. What deletes it is the last. */
const ROUTES_OF = {
  comments: ['api.comments.update', 'comments.destroy'],
  postings: ['postings.edit', 'postings.update', 'postings.pin', 'postings.unpin', 'postings.destroy'],
  reviews: [
    'reviews.edit',
    'reviews.update',
    'reviews.proof',
    'reviews.proof.send',
    ['reviews.proof.read_cfdi', { cfdi: [1] }],
    ['reviews.proof.send_cfdi', { cfdi: 1 }],
    ['reviews.proof.permit', { number: 'B-1' }],
    'reviews.proof.withdraw',
    'api.reviews.update',
    'api.reviews.appeal',
    'api.reviews.off_appeal',
    'api.reviews.destroy',
  ],
  contractor_photos: [
    ['contractor.photos.update', { version: 1, alt: 'A roof', caption: 'South' }],
    ['contractor.photos.move', { to: 'first' }],
    ['contractor.photos.role', { role: 'cover' }],
    'contractor.photos.remove',
  ],
  contractor_albums: [
    ['contractor.albums.update', { version: 1, title: 'Roofs' }],
    'contractor.albums.remove',
  ],
  invoices: ['invoices.show', 'invoices.buyer', ['invoices.buyer.store', BUYER]],
  payments: ['payments.show'],
  quote_requests: ['quotes.show', 'quotes.unhire'],
  decisions: [
    ['decisions.appeal', { on_appeal_reason: REASON }],
    ['api.decisions.appeal', { on_appeal_reason: REASON }],
    ['api.decisions.off_appeal', { off_appeal_reason: REASON }],
  ],
  closing_proposals: ['closings.show', ['closings.answer', { answer: REASON }], 'closings.withdraw'],
  reports: ['reports.show', ['reports.second_look', { note: REASON }]],
  saved_searches: ['saved_searches.destroy'],
  uploads: ['api.upload.destroy'],
  sessions: ['settings.sessions.end'],
} as const satisfies Record<string, readonly RouteOfRow[]>;
type Table = keyof typeof ROUTES_OF;
/** Anybody may know that these exist; of the others a stranger is not told. */
const READ_BY_ALL = new Set<Table>(['comments', 'postings', 'reviews']);

let world: World;
let owner: Person['user'];
let stranger: Person;
beforeAll(async () => {
  world = await createWorld();
  owner = (await recordOfEverything(world)).person;
  stranger = await world.signedIn({ role: 'contractor' });
  await world.make.contractor({ owner: stranger.user });
  await stranger.token();
});
afterAll(() => world.close());

/** The first row of each table is the owner's: nobody else has any when it is made. */
async function rowsOf(table: Table): Promise<object[]> {
  return world.handle.sql.unsafe(`select * from ${table} order by 1`);
}
async function idIn(table: Table): Promise<number> {
  const [row] = (await rowsOf(table)) as { id?: number; upload_id?: number }[];
  return row?.id ?? row?.upload_id ?? 0;
}

function ask(browser: Browser, name: RouteName, id: number, body: Record<string, unknown>) {
  const { method, path }: Route = ROUTES[name];
  const url = path.replace('{id}', String(id));
  if (method === 'GET') return browser.get(url);
  return path.startsWith('/api/')
    ? browser.call(method, url, body)
    : browser.send(method, url, body, { accept: 'application/json' });
}

const ALL = Object.entries<readonly RouteOfRow[]>(ROUTES_OF).flatMap(([table, asked]) =>
  asked.map((one): [RouteName, Table, Record<string, unknown>] => {
    const [name, body] = typeof one === 'string' ? [one, {}] : one;
    return [name, table as Table, body];
  }),
);

describe('a row of another person', () => {
  test.each(ALL)(
    'a row of another person: %s is refused on %s, and nothing changes',
    async (name, table, body) => {
      const before = await rowsOf(table);
      const { status } = await ask(stranger, name, await idIn(table), body);
      expect(status).toBe(READ_BY_ALL.has(table) ? 403 : 404);
      expect(await rowsOf(table)).toEqual(before);
    },
  );

  test('none of these refuses its owner', async () => {
    const browser = world.visitor();
    await browser.logIn(owner.email, owner.password);
    const refused = [];
    for (const [name, table] of ALL) {
      const { status } = await ask(browser, name, await idIn(table), {});
      if ([401, 403, 404].includes(status) || status >= 500) refused.push(`${name} ${status}`);
    }
    expect(refused).toEqual([]);
  });
});
