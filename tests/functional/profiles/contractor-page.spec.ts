import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WEEKDAYS } from '../../../common/profiles/weekdays.ts';
import { readPage, type FormFields } from '../../support/browser.ts';
import { statusesOf } from '../../support/at-once.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await world.database.insertInto('hold_words').values({ word: 'zounds', language: 'english' }).execute();
});
afterAll(() => world.close());

const EDIT = '/contractor/edit';
const owner = async () => {
  const browser = await world.signedIn({ role: 'contractor' });
  const contractor = await world.make.contractor({ owner: browser.user });
  return Object.assign(browser, { contractor });
};
const services = (...names: string[]): FormFields =>
  Object.fromEntries(
    names.flatMap((name, index) => [
      [`services.${index}.name`, name],
      [`services.${index}.price`, ''],
    ]),
  );
const form = (changes: FormFields = {}): FormFields => ({
  version: '1',
  intent: 'publish',
  'headline.english': 'Roofs that stay dry',
  'headline.mexican_spanish': '',
  'about.english': 'We have repaired roofs in this valley for twenty years.\n\nAsk us for a list of them.',
  'about.mexican_spanish': '',
  ...services('Roof repair', '', 'Gutters', 'Roof repair'),
  website: 'www.example.com',
  email: '',
  address: '12 Orchard Street',
  insured: ['no', 'yes'],
  insurance_expires_on: '2099-01-31',
  bonded: ['no'],
  ...Object.fromEntries(
    WEEKDAYS.flatMap((day) => [
      [`hours.${day}.opens`, day === 'sunday' ? '' : '08:00'],
      [`hours.${day}.closes`, day === 'sunday' ? '' : '17:00'],
    ]),
  ),
  ...changes,
});
const save = (browser: Person, changes: FormFields = {}) => browser.post(EDIT, form(changes), EDIT);
const rowOf = (id: number) =>
  world.database
    .selectFrom('contractors')
    .select(['headline', 'about', 'services', 'website', 'opening_hours', 'page_version', 'insured'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('the page on which a contractor edits the own page', () => {
  test('the page on which a contractor edits the own page saves words and facts, and everybody reads them at once', async () => {
    const browser = await owner();
    await world.visitor().get(`/c/${browser.contractor.slug}`);
    const saved = await save(browser);
    expect(saved.headers['location']).toBe(EDIT);
    const { page } = await world.visitor().visit(`/c/${browser.contractor.slug}`);
    expect(page.props['contractor']).toMatchObject({
      headline: { text: 'Roofs that stay dry', language: 'english' },
      services: [
        { name: 'Roof repair', from: null },
        { name: 'Gutters', from: null },
      ],
      contact: { website: 'https://www.example.com/', address: '12 Orchard Street' },
      insurance: { state: 'valid', expiresOn: '2099-01-31', bondState: 'none' },
      openingHours: { monday: { opens: '08:00', closes: '17:00' }, sunday: null },
    });
  });

  test('the page on which a contractor edits the own page names what is missing, the most useful first', async () => {
    const browser = await owner();
    const missing = async () => {
      const { page } = await browser.visit(EDIT);
      return (page.props['page'] as { missing: string[] }).missing;
    };
    expect(await missing()).toEqual(expect.arrayContaining(['about', 'services', 'hours', 'headline']));
    await save(browser);
    expect(await missing()).not.toContain('about');
    expect((await missing())[0]).toBe('phone');
  });

  test('two windows lose nothing: the second is told, sees both texts, and may save then', async () => {
    const browser = await owner();
    await save(browser, { 'headline.english': 'From the first window' });
    const second = await save(browser, { 'headline.english': 'From the second window' });
    expect(second.status).toBe(409);
    const shown = readPage(second.text);
    expect(shown?.props['page']).toMatchObject({
      version: 2,
      headline: { english: 'From the first window' },
    });
    expect(shown?.props['input']).toMatchObject({ headline: { english: 'From the second window' } });
    expect((await rowOf(browser.contractor.id)).headline).toEqual({ english: 'From the first window' });
    expect((await save(browser, { version: '2', 'headline.english': 'From both' })).status).toBe(303);
    expect(await rowOf(browser.contractor.id)).toMatchObject({
      headline: { english: 'From both' },
      page_version: 3,
    });
  });

  test('the page on which a contractor edits the own page of two saves at the same moment one wins', async () => {
    const browser = await owner();
    const answers = await Promise.all([save(browser, services('One')), save(browser, services('Other'))]);
    expect(statusesOf(answers)).toEqual([303, 409]);
    expect((await rowOf(browser.contractor.id)).page_version).toBe(2);
  });

  const many = services(...Array.from({ length: 400 }, (_, index) => `Service ${index}`));
  test.each<[string, FormFields, string]>([
    ['400 services', many, 'services'],
    ['a service of 300 characters', services('x'.repeat(300)), 'services.0.name'],
    ['a headline of 200 characters', { 'headline.english': 'x'.repeat(200) }, 'headline.english'],
    ['hours that end first', { 'hours.monday.opens': '18:00' }, 'hours.monday'],
    ['half of a day’s hours', { 'hours.tuesday.closes': '' }, 'hours.tuesday'],
    ['hours that are no time', { 'hours.monday.opens': '8 o’clock' }, 'hours.monday.opens'],
    ['a website at home', { website: 'http://192.168.1.1' }, 'website'],
    ['a website in disguise', { website: 'https://xn--pypal-4ve.com' }, 'website'],
    ['a day that there is not', { insurance_expires_on: '2026-02-30' }, 'insurance_expires_on'],
    ['a day in the year 0', { insurance_expires_on: '0000-01-01' }, 'insurance_expires_on'],
    ['a day too far', { insurance_expires_on: '2200-01-01' }, 'insurance_expires_on'],
    ['a refused word in the address', { address: '12 Zounds Street' }, 'address'],
    ['a phone number in the address', { address: 'Call (520) 555-0123' }, 'address'],
    ['a phone number among the words', { 'about.english': 'Call us at (520) 555-0123.' }, 'about.english'],
    ['an address among the services', services('Write to office@example.com'), 'services.0.name'],
    [
      'a link that sends an email',
      { 'about.english': '<p><a href="mailto:a@example.com">Us</a></p>' },
      'about.english',
    ],
    ['a website without encryption', { website: 'http://example.com' }, 'website'],
  ])(
    'the page on which a contractor edits the own page: %s: a clear answer, and nothing is saved',
    async (_what, changes, field) => {
      const browser = await owner();
      const answer = await save(browser, changes);
      expect(answer.status).toBe(422);
      expect(Object.keys(readPage(answer.text)?.props.errors ?? {})).toContain(field);
      expect((await rowOf(browser.contractor.id)).page_version).toBe(1);
    },
  );

  test('words that are there already are not held against a later change', async () => {
    const browser = await owner();
    const about = { english: '<p>Call us at (520) 555-0123.</p>' };
    await world.database
      .updateTable('contractors')
      .set({ about })
      .where('id', '=', browser.contractor.id)
      .execute();
    expect((await save(browser, { 'about.english': about.english })).status).toBe(303);
  });

  test('text that runs from right to left is kept as it is', async () => {
    const browser = await owner();
    const headline = 'سقف وبناء';
    await save(browser, { 'headline.english': headline });
    expect((await rowOf(browser.contractor.id)).headline).toEqual({ english: headline });
  });

  test('the page on which a contractor edits the own page is written only with a confirmed email', async () => {
    const browser = await world.signedIn({ role: 'contractor', emailVerified: false });
    const { id } = await world.make.contractor({ owner: browser.user });
    expect((await browser.get(EDIT)).status).toBe(200);
    expect((await save(browser)).status).toBe(403);
    expect((await rowOf(id)).page_version).toBe(1);
  });

  test('the page on which a contractor edits the own page is for nobody but its owner', async () => {
    const homeowner = await world.signedIn();
    expect((await homeowner.get(EDIT)).status).toBe(403);
    expect((await homeowner.post(EDIT, form(), '/dashboard')).status).toBe(403);
    expect((await world.visitor().get(EDIT)).headers['location']).toBe('/login?next=%2Fcontractor%2Fedit');
  });
});
