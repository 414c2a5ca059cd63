import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RenderPage } from '../../../server/core/pages/assets.ts';
import { catalogue } from '../../../translations/index.ts';
import { render } from '../../../web/ssr.tsx';
import { buy } from '../../support/billing.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
let owner: Person;
let paying: MadeContractor;
let free: MadeContractor;

beforeAll(async () => {
  world = await createWorld({ pageCache: true }, { render: render as unknown as RenderPage });
  owner = await world.signedIn({ role: 'contractor' });
  const other = await world.signedIn({ role: 'contractor' });
  paying = await world.make.contractor({ owner: owner.user });
  free = await world.make.contractor({ owner: other.user });
});
afterAll(() => world.close());

const readable = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const readAs = async (path: string) =>
  readable((await world.visitor().get(path)).text.replace(/<script[\s\S]*?<\/script>/g, ' '));

const LANGUAGES = [
  {
    prefix: '',
    note: 'Paid plan - not a quality rating',
    buys: 'It doesn’t change any rating, rank or decision.',
  },
  {
    prefix: '/es',
    note: 'Plan de pago: no es una calificación de calidad',
    buys: 'No cambia ninguna calificación, posición ni decisión.',
  },
] as const;

test('the mark of a paid plan stands on the page and the card of who pays from the payment on, and on no other', async () => {
  const pathsOf = (prefix: string) => [
    `${prefix}/contractors`,
    `${prefix}/c/${paying.slug}`,
    `${prefix}/c/${free.slug}`,
  ];
  const countsOf = async ({ prefix, note }: (typeof LANGUAGES)[number]) => {
    const pages = await Promise.all(pathsOf(prefix).map(readAs));
    return pages.map((page) => page.split(note).length - 1);
  };
  for (const language of LANGUAGES) expect(await countsOf(language)).toEqual([0, 0, 0]);
  await buy(owner, 'gold');
  await world.app.settled();
  for (const language of LANGUAGES) {
    expect(await countsOf(language)).toEqual([1, 1, 0]);
    expect(await readAs(`${language.prefix}/c/${paying.slug}`)).toContain(language.buys);
  }
});

test('the mark of cards and pages is the sentence that stands beside each plan', () => {
  expect(catalogue['contractors.paid_plan']).toEqual(catalogue['billing.not_a_rating']);
});
