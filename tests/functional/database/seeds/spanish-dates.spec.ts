import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROUTES, type Route } from '../../../../common/routes/route-table.ts';
import type { RenderPage } from '../../../../server/core/pages/assets.ts';
import { DEMO_PASSWORD, loadDemo } from '../../../../server/database/seeds/demo/load.ts';
import { localStorage } from '../../../../server/uploads/storage/local-storage.ts';
import { render } from '../../../../web/ssr.tsx';
import type { Browser } from '../../../support/browser.ts';
import { createWorld, type World } from '../../../support/world.ts';

const TODAY = new Date('2026-11-21T21:30:00Z');
/** Pages of one route and reader that are looked at: the first ones linked. */
const PAGES_OF_A_ROUTE = 2;
const NUMERIC_DATE = /(?<![\d/])\d{1,2}\/\d{1,2}\/\d{2,4}(?![\d/])|(?<![\d/])\d{1,2}\/(?:19|20)\d{2}\b/g;

let world: World;
beforeAll(async () => {
  world = await createWorld({}, { render: render as unknown as RenderPage });
  world.setNow(TODAY);
  await loadDemo(world.handle, TODAY, localStorage(world.config.dataDir));
  await world.database.updateTable('users').set({ language: 'mexican_spanish' }).execute();
});
afterAll(() => world.close());

const PAGES = Object.values(ROUTES as Record<string, Route>)
  .filter(({ method, path }) => method === 'GET' && !/^\/(api|media)|\.\w+$/.test(path))
  .map(({ path, translated }) => ({
    path,
    starts: `${translated ? '/es' : ''}${path}`.replace(/(.)\/$/, '$1'),
  }));

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\??\}/g, '[^/]+')}$`);
const routeOf = (address: string): string | undefined => {
  const path = address.replace(/[?#].*$/, '').replace(/^\/es(?=\/|$)/, '') || '/';
  return (
    PAGES.find((page) => page.path === path)?.path ??
    PAGES.find((page) => patternOf(page.path).test(path))?.path
  );
};

/** The texts and labels of a document, without its scripts and addresses. */
const shownIn = (html: string): string =>
  html
    .replace(/<script[^]*?<\/script>|<style[^]*?<\/style>/g, ' ')
    .replace(/\s(?:href|src|srcset|action|content|d|datetime|value)="[^"]*"/gi, ' ');

/** Every page that a reader gets to by links, two of each route; gives what reads as a date of figures, by address. */
async function walk(reader: Browser): Promise<{ wrong: string[]; seen: Map<string, number> }> {
  const queue = PAGES.filter(({ path }) => !path.includes('{')).map(({ starts }) => starts);
  const seen = new Map<string, number>();
  const known = new Set(queue);
  const wrong: string[] = [];
  for (const address of queue) {
    const route = routeOf(address);
    if (route === undefined || (seen.get(route) ?? 0) >= PAGES_OF_A_ROUTE) continue;
    const { status, text, headers } = await reader.get(address);
    if (status !== 200 || !String(headers['content-type']).startsWith('text/html')) continue;
    // The page of the other language is linked as well.
    if (!/<html[^>]* lang="es-MX"/.test(text)) continue;
    seen.set(route, (seen.get(route) ?? 0) + 1);
    for (const [date] of shownIn(text).matchAll(NUMERIC_DATE)) wrong.push(`${address} ${date}`);
    for (const [, link = ''] of text.matchAll(/href="(\/[^"]*)"/g)) {
      const next = link.replaceAll('&amp;', '&');
      if (!known.has(next)) queue.push(next);
      known.add(next);
    }
  }
  return { wrong, seen };
}

async function readerWith(email: string): Promise<Browser> {
  const reader = world.visitor();
  await reader.logIn(email, DEMO_PASSWORD);
  return reader;
}

test.each([
  ['a visitor', null, 20],
  ['an administrator', 'admin', 60],
  ['an owner with an alert', 'owner', 40],
] as const)(
  'the Spanish pages that %s gets to show no date of figures',
  async (_title, who, fewest) => {
    const email = who === null ? null : await emailOf(who);
    const reader = email === null ? world.visitor() : await readerWith(email);
    const { wrong, seen } = await walk(reader);
    expect(seen.size).toBeGreaterThanOrEqual(fewest);
    expect(wrong).toEqual([]);
  },
  120_000,
);

async function emailOf(who: 'admin' | 'owner'): Promise<string> {
  const users = world.database.selectFrom('users as u').select('u.email').where('u.status', '=', 'active');
  const { email } =
    who === 'admin'
      ? await users.where('u.role', '=', 'admin').orderBy('u.id').executeTakeFirstOrThrow()
      : await users
          .innerJoin('profiles as p', 'p.user_id', 'u.id')
          .innerJoin('red_flags as f', 'f.contractor_id', 'p.id')
          .orderBy('f.id')
          .executeTakeFirstOrThrow();
  return email;
}
