import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import { PASSWORD } from '../../../support/factories.ts';
import { createWorld, type World } from '../../../support/world.ts';

const UNITS: Readonly<Record<string, number>> = { minute: 60, day: 86_400, year: 365 * 86_400 };

let world: World;
/** Name → its longest `Max-Age` in seconds; null: it ends with the browser. */
const seen = new Map<string, number | null>();

beforeAll(async () => {
  world = await createWorld();
  const firm = await world.make.contractor();
  const user = await world.make.user();
  const visitor = world.visitor();
  for (const answer of [
    await visitor.get(route('login')),
    await visitor.send('POST', route('language.update'), { language: 'english' }),
    await visitor.send('POST', route('shortlist.add'), { contractor_id: firm.id }),
    await visitor.send('POST', '/login', { email: user.email, password: 'wrong' }, { 'x-inertia': 'true' }),
    await visitor.logIn(user.email, PASSWORD),
  ])
    for (const cookie of [answer.headers['set-cookie'] ?? []].flat() as string[]) {
      const [, name = ''] = /^([^=]+)=/.exec(cookie) ?? [];
      const age = /Max-Age=(\d+)/.exec(cookie)?.[1];
      // A cookie that is taken away has an age of none.
      if (age !== '0' && !cookie.includes('1970')) seen.set(name, age === undefined ? null : Number(age));
    }
});
afterAll(() => world.close());

const cellsOf = (language: string) =>
  [...readFileSync(`content/${language}/privacy.html`, 'utf8').matchAll(/<td>([^]*?)<\/td>/g)].map(
    ([, cell = '']) => cell.replace(/\s+/g, ' ').trim(),
  );

describe('the privacy policy', () => {
  test.each(['plumbline.session_token', 'device', 'lang', 'plumbline_kept', 'plumbline_flash', 'XSRF-TOKEN'])(
    'the privacy policy says how long the cookie %s lives',
    (name) => {
      const cells = cellsOf('english');
      const said = cells[cells.indexOf(name) + 2] ?? '';
      const [, number, unit = ''] = /^(\d+) (minute|day|year)/.exec(said) ?? [];
      const seconds = number === undefined ? null : Number(number) * (UNITS[unit] ?? 0);
      expect(seen.get(name)).toBe(seconds);
      if (seconds === null) expect(said).toBe('Until you close the browser');
    },
  );

  test('the privacy policy says the same numbers in Spanish', () => {
    const numbersOf = (language: string) => {
      const cells = cellsOf(language);
      return [...seen.keys()].map((name) => /\d+/.exec(cells[cells.indexOf(name) + 2] ?? '')?.[0] ?? null);
    };
    expect(numbersOf('mexican_spanish')).toEqual(numbersOf('english'));
  });
});
