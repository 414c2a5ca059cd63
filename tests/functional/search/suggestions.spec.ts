import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGLISH_PROBLEMS } from '../../../server/search/problems/english.ts';
import { MEXICAN_SPANISH_PROBLEMS } from '../../../server/search/problems/mexican-spanish.ts';
import { phrasesIn } from '../../../server/search/problems/problem-index.ts';
import type { Suggestions } from '../../../server/search/suggestions.ts';
import { createWorld, type World } from '../../support/world.ts';
import { find } from './found.ts';

let world: World;
const ask = async (query: Record<string, string>, language = 'en') => {
  const url = `/api/search-suggestions?${new URLSearchParams(query).toString()}`;
  const answer = await world.visitor().get(url, { 'accept-language': language });
  expect(answer.status).toBe(200);
  return JSON.parse(answer.text) as Suggestions;
};
const places = async (q: string, language?: string) =>
  (await ask({ q, field: 'where' }, language)).places.map(({ text }) => text);
const nearest = async (latitude: unknown, longitude: unknown) =>
  world.visitor().get(`/api/nearest-place?latitude=${String(latitude)}&longitude=${String(longitude)}`);

beforeAll(async () => {
  world = await createWorld();
  const { contractor } = world.make;
  await contractor({
    name: 'Cordero & Daughters Plumbing',
    trades: ['plumbing'],
    city: 'Tucson',
    region: 'US-AZ',
  });
  const hidden = await contractor({ name: 'Cordero Hidden', trades: ['plumbing'] });
  await world.database
    .updateTable('contractors')
    .set({ hidden_at: new Date() })
    .where('id', '=', hidden.id)
    .execute();
});
afterAll(() => world.close());

describe('what somebody needs', () => {
  test.each([
    ['en', ENGLISH_PROBLEMS],
    ['es', MEXICAN_SPANISH_PROBLEMS],
  ] as const)(
    'what somebody needs may be a problem, whose trade comes first: %s',
    async (language, table) => {
      for (const [trade, list] of Object.entries(table)) {
        const [phrase = ''] = phrasesIn(list);
        const [first] = (await ask({ q: phrase }, language)).trades;
        expect([phrase, first?.slug]).toEqual([phrase, trade]);
      }
    },
  );

  test('what somebody needs is suggested while it is typed, in the language of the reader', async () => {
    const { trades } = await ask({ q: 'leaky f' });
    expect(trades[0]).toEqual({ text: 'leaky faucet', slug: 'plumbing', trade: 'Plumbing' });
    const spanish = await ask({ q: 'fuga de a' }, 'es');
    expect(spanish.trades[0]).toEqual({ text: 'fuga de agua', slug: 'plumbing', trade: 'Plomería' });
  });

  test('what somebody needs may be a trade by any of its names', async () => {
    expect((await ask({ q: 'plumb' })).trades[0]?.slug).toBe('plumbing');
    expect((await ask({ q: 'electric' })).trades[0]?.slug).toBe('electrical');
    expect((await ask({ q: 'albañ' }, 'es')).trades[0]?.slug).toBe('masonry');
  });

  test('what somebody needs may be a contractor by the beginning of each word of its name, if it is listed', async () => {
    const { contractors } = await ask({ q: 'daught cord' });
    expect(contractors).toEqual([
      {
        text: 'Cordero & Daughters Plumbing',
        place: 'Tucson, Arizona',
        url: expect.stringMatching(/^\/c\//) as string,
        closedOn: null,
      },
    ]);
    expect((await ask({ q: 'hidden' })).contractors).toEqual([]);
    const [spanish] = (await ask({ q: 'cordero' }, 'es')).contractors;
    expect(spanish?.url).toMatch(/^\/es\/c\//);
  });
});

describe('where', () => {
  test('the place is a city, a state or a postal code that begins so', async () => {
    expect(await places('Tucs')).toContain('Tucson, Arizona');
    expect((await places('Jal'))[0]).toBe('Jalisco');
    expect((await places('Tex'))[0]).toBe('Texas');
    expect(await places('857')).toContain('85701, Tucson, Arizona');
    expect(await places('guadalajara', 'es')).toContain('Guadalajara, Jalisco');
  });

  test('the place is what the whole text means where nothing begins so', async () => {
    expect(await places('Austin TX')).toContain('Austin, Texas');
    expect(await places('Tuscon')).toContain('Tucson, Arizona');
  });

  test('each suggestion is a place that a search finds', async () => {
    for (const text of [...(await places('Tuc')), ...(await places('921'))]) {
      const found = await find(world.visitor(), new URLSearchParams({ near: text }).toString());
      expect([text, found.place ?? found.area]).toEqual([text, text]);
    }
  });
});

test.each([
  '',
  'x',
  ' ',
  '\u200B\u200B',
  "'; drop table cities; --",
  '(.*)+$ [a-z',
  '%_\\',
  ":* & !'",
  'x'.repeat(2_000),
  '🔧🔧',
])('whatever is typed answers with lists: %s', async (q) => {
  for (const field of ['what', 'where', 'nonsense']) {
    const { trades, places: found, contractors } = await ask({ q, field });
    expect(trades.length + found.length + contractors.length).toBeLessThanOrEqual(10);
  }
});

describe('the place nearest to somebody', () => {
  test('the place nearest to somebody is a postal area of the United States or a city of Mexico, as a search reads it', async () => {
    for (const [latitude, longitude, place] of [
      [32.22, -110.97, /^857\d\d, Tucson, Arizona$/],
      [20.67, -103.35, /, Jalisco$/],
    ] as const) {
      const { near } = JSON.parse((await nearest(latitude, longitude)).text) as { near: string };
      expect(near).toMatch(place);
      const found = await find(world.visitor(), new URLSearchParams({ near }).toString());
      expect(found.place).toBe(near);
    }
  });

  test('the place nearest to somebody is not there far from both countries', async () => {
    expect(JSON.parse((await nearest(48.85, 2.35)).text)).toEqual({ near: null });
  });

  test.each([
    ['91', '0'],
    ['x', '0'],
    ['', ''],
    ['1e400', '0'],
  ])('the place nearest to somebody: %s, %s is no point', async (latitude, longitude) => {
    expect((await nearest(latitude, longitude)).status).toBe(422);
  });
});
