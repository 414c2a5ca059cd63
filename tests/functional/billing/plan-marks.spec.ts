import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RenderPage } from '../../../server/core/pages/assets.ts';
import { render } from '../../../web/ssr.tsx';
import { buy } from '../../support/billing.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld({}, { render: render as unknown as RenderPage });
});
afterAll(() => world.close());

/** The words of a page or of its parts, as they are read. */
const wordsOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const mainOf = async (person: Pick<Person, 'get'>, path: string) => {
  const { text } = await person.get(path);
  return text.slice(text.indexOf('<main'));
};
const partsOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}[ >][\\s\\S]*?</${tag}>`, 'g'))].map(([part]) => wordsOf(part));

const LANGUAGES = [
  { prefix: '', language: 'english', note: 'Paid plan - not a quality rating' },
  { prefix: '/es', language: 'mexican_spanish', note: 'Plan de pago: no es una calificación de calidad' },
] as const;

describe.each(LANGUAGES)('beside each name of a paid plan stands: $note', ({ prefix, language, note }) => {
  const isPlan = (words: string) => /\b(Gold|Platinum)\b/.test(words);
  /** A page for users has one address, in their language. */
  const pathOf = (path: string) => (path.startsWith('upgrade') ? `/${path}` : `${prefix}/${path}`);
  let customer: Person;
  let admin: Person;
  beforeAll(async () => {
    customer = await world.signedIn({ role: 'contractor', language });
    admin = await world.signedIn({ language, role: 'admin' });
    await buy(customer, 'annual_gold');
  });

  test.each([
    ['pricing', 'h3'],
    ['plans/gold', 'th'],
    ['upgrade?limit=photos', 'th'],
  ])('the mark of a paid plan stands in the heads of the plans on %s', async (path, head) => {
    const heads = partsOf(await mainOf(customer, pathOf(path)), head).filter(isPlan);
    expect(heads.length).toBeGreaterThan(0);
    for (const name of heads) expect(name).toContain(note);
  });

  test('the mark of a paid plan stands with the plan, the invoices and the history of a customer', async () => {
    const html = await mainOf(customer, '/settings/billing');
    const items = [...partsOf(html, 'li'), ...partsOf(html, 'dd')].filter(isPlan);
    expect(items.length).toBeGreaterThanOrEqual(3);
    for (const item of items) expect(item).toContain(note);
  });

  test('the mark of a paid plan stands in the list of administrators and beside their charts', async () => {
    const rows = partsOf(await mainOf(admin, `/admin/users/pricing?search=${customer.user.id}`), 'tr');
    const plans = rows.filter((row) => row.includes(customer.user.email) && isPlan(row));
    expect(plans).toHaveLength(1);
    expect(plans[0]).toContain(note);
    expect(wordsOf(await mainOf(admin, '/admin/billing'))).toContain(note);
  });
});

describe('the pricing page', () => {
  test.each([
    ['', 'Never for sale', '$19 a month'],
    ['/es', 'Nunca se vende', '$19 al mes'],
  ])('the pricing page: (%s/pricing) begins with what is never sold', async (prefix, never, price) => {
    const words = wordsOf(await mainOf(world.visitor(), `${prefix}/pricing`));
    expect(words.indexOf(never)).toBeGreaterThan(0);
    expect(words.indexOf(price)).toBeGreaterThan(words.indexOf(never));
  });

  test('the pricing page shows the same prices to a visitor, a customer and an administrator', async () => {
    const customer = await world.signedIn({ role: 'contractor' });
    await buy(customer, 'gold');
    const admin = await world.signedIn({ role: 'admin' });
    const shown = await Promise.all(
      [world.visitor(), customer, admin].map(async (person) => {
        const { plans } = (await person.visit('/pricing')).page.props as { plans?: { priceCents: number }[] };
        return plans?.map(({ priceCents }) => priceCents);
      }),
    );
    expect(shown).toEqual([1, 2, 3].map(() => [0, 1_900, 19_000, 4_900]));
  });

  test('the pricing page marks the plan of a business, and none for a visitor', async () => {
    const customer = await world.signedIn({ role: 'contractor' });
    await buy(customer, 'gold');
    const currentOf = async (person: Pick<Person, 'visit'>) =>
      (await person.visit('/pricing')).page.props['current'];
    expect(await currentOf(customer)).toBe('gold');
    expect(await currentOf(world.visitor())).toBeNull();
    expect(wordsOf(await mainOf(customer, '/pricing'))).toContain('Your plan');
  });

  test('the pricing page has no English word for the free plan in Spanish', async () => {
    for (const path of ['/es/pricing', '/es/plans/gold'])
      expect(wordsOf(await mainOf(world.visitor(), path))).not.toMatch(/\bFree\b/);
    const person = await world.signedIn({ role: 'contractor', language: 'mexican_spanish' });
    const settings = wordsOf(await mainOf(person, '/settings/billing'));
    expect(settings).toContain('Gratis');
    expect(settings).not.toMatch(/\bFree\b/);
  });
});
