import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Language } from '../../common/format/language.ts';
import type { DatabaseHandle } from '../../server/database/client.ts';
import { createFactories, PASSWORD as FACTORY_PASSWORD, type MadeUser } from '../support/factories.ts';
import { ownText } from '../support/own-text.ts';
import { byKeyboard, byPointer, type Hands } from './support/hands.ts';
import { inLanguage, PHONE, signIn, test, visiting, type Person } from './support/journey.ts';

type Reader = {
  language: Language;
  prefix: '' | '/es';
  words: string;
  near: string;
  hands: (page: Page) => Hands;
};

const IN_ENGLISH: Reader = {
  language: 'english',
  prefix: '',
  words: '24 hour plumber',
  near: 'San Diego, CA',
  hands: byPointer,
};
const READERS: readonly (readonly [string, Reader])[] = [
  ['in English, on a phone', IN_ENGLISH],
  [
    'in Spanish, on a phone',
    { ...IN_ENGLISH, language: 'mexican_spanish', prefix: '/es', words: 'plomero 24 horas', near: 'Tijuana' },
  ],
  ['by keyboard alone, by the names that a screen reader says', { ...IN_ENGLISH, hands: byKeyboard }],
];
const PRICE = '$4,200';

const homeowner = (database: DatabaseHandle, language: Language): Promise<MadeUser> =>
  createFactories(database).user({
    name: 'Ruth Alvarado',
    email: `ruth.${randomUUID().slice(0, 8)}@plumbline.test`,
    language,
  });

/** A roofer with an owner who can answer. */
async function roofer(database: DatabaseHandle) {
  const make = createFactories(database);
  const owner = await make.user({
    role: 'contractor',
    email: `roofer.${randomUUID().slice(0, 8)}@plumbline.test`,
  });
  const firm = await make.contractor({ owner, trades: ['roofing'], city: 'San Diego' });
  return { owner, firm };
}

describe.for(READERS)('a homeowner who hires, %s', ([, reader]) => {
  const { language, prefix, words, near, hands: handsOf } = reader;
  const t = inLanguage(language);
  const viewport = handsOf === byPointer ? PHONE : undefined;
  const open = (someone: (setting: object) => Promise<Person>) =>
    someone({ ...(viewport && { viewport }), locale: language === 'english' ? 'en-US' : 'es-MX' });

  test('a plumber who comes at night is found from the first page, with a number to call', async ({
    someone,
  }) => {
    const person = await open(someone);
    const { page } = person;
    const hands = handsOf(page);
    await person.visit(`${prefix}/`);
    await hands.write(page.getByLabel(t('search.words'), { exact: true }), words);
    await hands.write(page.getByLabel(t('search.near'), { exact: true }), near);
    await hands.follow(page.getByRole('button', { name: t('search.submit') }));
    const card = page.locator('a[data-contractor]').first();
    expect(await page.locator('article', { has: card }).first().innerText()).toMatch(/Plumbing|Plomería/);
    await hands.press(card);
    const call = page.locator('a[href^="tel:"]').first();
    await call.waitFor();
  });

  test('three contractors of a list stand side by side, with their numbers', async ({ someone }) => {
    const person = await open(someone);
    const { page } = person;
    const hands = handsOf(page);
    await person.visit(`${prefix}/contractors?trade=plumbing`);
    for (const count of [1, 2, 3]) {
      await hands.press(page.getByRole('button', { name: t('contractors.keep') }).nth(0));
      await page.waitForFunction(
        (kept) => document.querySelectorAll('.save-button[aria-pressed="true"]').length === kept,
        count,
      );
    }
    await hands.follow(page.getByRole('link', { name: t('shortlist.compare_kept', { count: 3 }) }));
    await page.getByRole('heading', { level: 1, name: t('shortlist.compare_title') }).waitFor();
    expect(await page.locator('a[href^="tel:"]').count()).toBeGreaterThanOrEqual(3);
  });

  test('a quote is asked for, its price is read, and the contractor is hired', async ({
    someone,
    database,
  }) => {
    const person = await open(someone);
    const { page } = person;
    const hands = handsOf(page);
    const { firm, owner } = await roofer(database);
    const user = await homeowner(database, language);
    await signIn(person, user.email, FACTORY_PASSWORD);
    await person.visit(`/quotes/new?to=${firm.slug}&trade=roofing`);
    await hands.write(page.getByLabel(t('quotes.place'), { exact: true }), near);
    await hands.choose(page.getByLabel(t('quotes.starts'), { exact: true }), 'urgent');
    const text = ownText('The roof over the kitchen leaks since the last storm, about two square meters.');
    await hands.write(page.getByLabel(t('quotes.description'), { exact: true }), text);
    await hands.follow(page.getByRole('button', { name: t('quotes.send') }));
    const address = new URL(page.url()).pathname;

    await answer(await someone(), { email: owner.email, quote: Number(address.split('/').at(-1)) });
    await person.visit(address);
    await page.getByText(PRICE).first().waitFor();
    await hands.press(page.locator('summary', { hasText: t('quotes.hire') }));
    await hands.follow(page.getByRole('button', { name: t('quotes.hire_yes', { name: firm.name }) }));
    await page.getByText(t('quotes.you_hired', { name: firm.name }), { exact: true }).waitFor();
    await page.getByRole('link', { name: t('quotes.write_review') }).waitFor();
  });

  test('a review is written after the job, and stands on the contractor’s page', async ({
    someone,
    database,
  }) => {
    const person = await open(someone);
    const { page } = person;
    const hands = handsOf(page);
    const { firm } = await roofer(database);
    const user = await homeowner(database, language);
    await signIn(person, user.email, FACTORY_PASSWORD);
    await person.visit(`/c/${firm.slug}/review`);
    for (const answered of ['experience.finished', 'relation.none', 'offered.nothing'] as const)
      await hands.tick(page.getByRole('radio', { name: t(`review_form.q.${answered}`) }));
    const body = ownText('They patched the roof in one morning and showed each sheet before it went on.');
    await hands.write(page.getByLabel(t('review_form.body'), { exact: true }), body);
    const overall = page.getByRole('radiogroup', { name: t('review_form.overall_question') });
    await hands.tick(overall.getByRole('radio', { name: t('common.star_5') }));
    const month = page.getByLabel(t('review_form.month'), { exact: true });
    const [, , last = ''] = await month
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    await hands.choose(month, last);
    await hands.follow(page.getByRole('button', { name: t('review_form.publish') }));
    await page.waitForURL(`**/c/${firm.slug}`);
    await page.getByText(body.slice(0, 40)).first().waitFor();
  });
});

const EVERYDAY: Record<Language, readonly (readonly [string, string, RegExp])[]> = {
  english: [
    ['water heater leaking', 'Phoenix, AZ', /heater|plumb/i],
    ['hvac', 'Austin, TX', /air conditioning/i],
    ['my toilet keeps running', 'San Diego, CA', /plumb/i],
    ['roof leak repair', 'Houston, TX', /roof/i],
    ['licensed electrician', '78205', /electric/i],
    ['clogged kitchen drain', '78704', /drain|plumb/i],
    ['bathroom remodel', 'Tucson, AZ', /remodel|bath/i],
    ['garage door wont open', 'Dallas, TX', /door/i],
    ['house painter', 'Sacramento, CA', /paint/i],
    ['handyman', 'El Paso, TX', /handyman|repair/i],
  ],
  mexican_spanish: [
    ['plomero', 'Tijuana', /plomer/i],
    ['se tapó la tarja de la cocina', '64000', /desazolve|plomer|drenaje/i],
    ['boiler no prende', 'Monterrey', /boiler|calentador|plomer/i],
    ['impermeabilizar azotea', 'Guadalajara', /impermeab/i],
    ['electricista', 'Puebla', /electric/i],
    ['poner piso', 'León', /piso/i],
    ['pintar casa', 'Querétaro', /pintura/i],
    ['minisplit no enfría', 'Hermosillo', /aire|clima/i],
    ['albañil', 'Mérida', /albañil|concreto|contratista/i],
    ['herrero para portón', 'Ciudad de México', /herrer/i],
  ],
};

describe.for(['english', 'mexican_spanish'] as const)('an everyday search, in %s', (language) => {
  test.for(EVERYDAY[language])(
    'an everyday search finds the right trade first: %s, %s',
    async ([words, near, trade], { reader }) => {
      const { page, visit } = await reader('', language);
      const query = new URLSearchParams({ q: words, near });
      await visit(`${language === 'english' ? '' : '/es'}/contractors?${query.toString()}`);
      const card = page.locator('article', { has: page.locator('a[data-contractor]') }).first();
      expect(await card.innerText()).toMatch(trade);
    },
  );
});

/** The contractor sends a price. */
async function answer(owner: Person, { email, quote }: { email: string; quote: number }): Promise<void> {
  const t = inLanguage('english');
  const { page } = owner;
  await signIn(owner, email, FACTORY_PASSWORD);
  await owner.visit(`/quotes/${quote}/answer`);
  await page.getByLabel(t('quotes.price_from'), { exact: true }).fill(PRICE);
  await page
    .getByLabel(t('quotes.included'), { exact: true })
    .fill('Two sheets, new flashing, and cleaning up.');
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel(t('quotes.begins_on'), { exact: true }).fill(day);
  await visiting(page, () => page.getByRole('button', { name: t('quotes.send_answer') }).click());
}
