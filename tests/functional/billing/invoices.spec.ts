import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buy } from '../../support/billing.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

const OPERATOR = {
  name: 'Directorio Ñandú, S.A. de C.V.',
  address: 'Av. Juárez 100\nChihuahua, Chih. 31000',
  email: 'oficina@directorio.example',
  taxId: '12-3456789',
};
let world: World;

beforeAll(async () => {
  world = await createWorld({ operator: OPERATOR });
});
afterAll(() => world.close());

const MEXICAN = {
  country: 'MX',
  legal_name: 'Plomería Ñandú S.A. de C.V.',
  tax_id: 'pnd 010203 ab5',
  tax_regime: '601',
  cfdi_use: 'G03',
  fiscal_postal_code: '31000',
};
const american = (legalName: string, taxId = '') => ({
  country: 'US',
  legal_name: legalName,
  tax_id: taxId,
});

async function keepTax(person: Person, tax: Record<string, string>): Promise<void> {
  await person.send('POST', '/confirm-password', { password: person.user.password });
  const { page } = await person.submit('/settings/billing/tax', tax, { from: '/settings/billing' });
  expect(page.props.errors).toEqual({});
}

async function buyWith(tax: Record<string, string>, language: 'english' | 'mexican_spanish' = 'english') {
  const person = await world.signedIn({ role: 'contractor', language });
  await keepTax(person, tax);
  await buy(person, 'gold');
  const { id } = await world.database
    .selectFrom('invoices')
    .select('id')
    .where('user_id', '=', person.user.id)
    .executeTakeFirstOrThrow();
  return { person, id };
}

/** The text of a PDF as another program reads it, and how far to the right it goes, in points. */
async function readPdf(person: Person, path: string) {
  const cookies = Object.fromEntries(person.cookies);
  const answer = await world.app.inject({ method: 'GET', url: path, cookies });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload));
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent();
  const rights = items.map((item) => ('transform' in item ? Number(item.transform[4]) + item.width : 0));
  const { text } = await extractText(pdf, { mergePages: true });
  return { text: text.replaceAll(/\s+/g, ' '), pages: pdf.numPages, right: Math.max(...rights) };
}

async function textFor(tax: Record<string, string>, language: 'english' | 'mexican_spanish' = 'english') {
  const { person, id } = await buyWith(tax, language);
  return readPdf(person, `/invoices/${id}`);
}

describe('the PDF of an invoice', () => {
  test('a Mexican buyer stands on it with RFC, regime, use and postal code, and no money moved', async () => {
    const { text } = await textFor(MEXICAN, 'mexican_spanish');
    for (const part of [
      'RFC',
      MEXICAN.legal_name,
      'PND 010203 AB5',
      '601',
      'G03',
      '31000',
      'PL-',
      '$19.00 USD',
    ])
      expect(text).toContain(part);
    expect(text).toContain('no se movió dinero');
  });

  test('a US buyer stands on it with the tax number and its dash, and the seller with name, address and number', async () => {
    const { text } = await textFor(american('Ortiz Roofing LLC', '98-7654321'));
    for (const part of ['Ortiz Roofing LLC', '98-7654321', 'EIN', '$19.00 USD']) expect(text).toContain(part);
    for (const part of ['Seller', OPERATOR.name, 'Av. Juárez 100', OPERATOR.email, OPERATOR.taxId])
      expect(text).toContain(part);
    expect(text).not.toContain('CFDI');
  });

  test.each([
    'Łódź Dachy',
    'Nguyễn Thị Hường',
    '建筑有限公司',
    '한국건설',
    'Кровля и Ко',
    'Ελληνικά',
    'O’Brien & Żółć',
  ])('the name %s stands on it in its own letters', async (name) => {
    expect((await textFor(american(name))).text).toContain(name);
  });

  test('a name in Arabic or Hebrew is drawn with its letters', async () => {
    for (const name of ['البناء', 'בנייה']) {
      const { text } = await textFor(american(name));
      expect([...name].filter((letter) => !text.normalize('NFKC').includes(letter))).toEqual([]);
    }
  });

  test.each([
    ['of words', 'Constructora y Remodeladora '.repeat(4).trim()],
    ['of one word', 'W'.repeat(110)],
  ])('a long name %s takes several lines and stays on the page', async (_what, name) => {
    const { text, pages, right } = await textFor(american(name));
    expect(text.replaceAll(' ', '')).toContain(name.replaceAll(' ', ''));
    expect(Math.round(right)).toBeLessThanOrEqual(612 - 56);
    expect(pages).toBe(1);
  });
});

describe('the buyer of a paid invoice', () => {
  const RIGHT = american('Ortiz Roofing, Inc.', '98-7654321');
  const correct = (person: Person, id: number, tax = RIGHT) =>
    person.submit(`/invoices/${id}/buyer`, tax, { from: `/invoices/${id}/buyer` });
  const linesOf = async (person: Person) =>
    ((await person.visit('/settings/billing')).page.props as { invoices?: object[] }).invoices;

  test('an invoice is corrected by its owner within the month, and the earlier version stays readable', async () => {
    const { person, id } = await buyWith(american('Ortis Roofing'));
    expect(await linesOf(person)).toMatchObject([{ isCorrectable: true, earlierVersions: 0 }]);
    expect((await person.visit(`/invoices/${id}/buyer`)).page.props).toMatchObject({
      tax: { legalName: 'Ortis Roofing' },
    });
    await correct(person, id);
    expect(await linesOf(person)).toMatchObject([{ isCorrectable: true, earlierVersions: 1 }]);
    const now = await readPdf(person, `/invoices/${id}`);
    expect(now.text).toContain('Ortiz Roofing, Inc.');
    expect(now.text).toContain('Buyer corrected on');
    const earlier = await readPdf(person, `/invoices/${id}?version=1`);
    expect(earlier.text).toContain('Ortis Roofing');
    expect(earlier.text).toContain('a corrected version exists');
    expect((await person.get(`/invoices/${id}?version=2`)).status).toBe(404);
  });

  test('the buyer of a paid invoice stays as it is when the month is over, or the data is wrong, or somebody else asks', async () => {
    const { person, id } = await buyWith(american('Ortis Roofing'));
    const wrong = await correct(person, id, { ...RIGHT, tax_id: '12' });
    expect(wrong.page.props.errors['tax_id']).toContain('nine digits');
    const stranger = await world.signedIn({ role: 'contractor' });
    await stranger.send('POST', '/confirm-password', { password: stranger.user.password });
    expect((await stranger.get(`/invoices/${id}/buyer`)).status).toBe(404);
    await correct(stranger, id);
    await world.database
      .updateTable('invoices')
      .set({ paid_at: new Date(Date.now() - 40 * 86_400_000) })
      .where('id', '=', id)
      .execute();
    expect((await person.visit(`/invoices/${id}/buyer`)).page.props).toMatchObject({ isOpen: false });
    expect(await linesOf(person)).toMatchObject([{ isCorrectable: false }]);
    await correct(person, id);
    const rows = await world.database
      .selectFrom('invoice_buyer_versions')
      .select('id')
      .where('invoice_id', '=', id)
      .execute();
    expect(rows).toEqual([]);
  });
});

describe('a tax number', () => {
  test.each([
    ['MX', 'PND010203AB1', 'does not exist'],
    ['MX', 'ABC 12', '12 or 13 characters'],
    ['MX', 'PND/010203/AB5', '12 or 13 characters'],
    ['US', '12-345678', 'nine digits'],
  ])('a tax number: (%s) %s is refused, and the page says why', async (country, taxId, why) => {
    const person = await world.signedIn({ role: 'contractor' });
    await person.send('POST', '/confirm-password', { password: person.user.password });
    const tax = { ...MEXICAN, country, tax_id: taxId };
    const { page } = await person.submit('/settings/billing/tax', tax, { from: '/settings/billing' });
    expect(page.props.errors['tax_id']).toContain(why);
  });

  test.each([
    'XAXX010101000',
    'GODE561231GR8',
    'gode-561231-gr8',
    'GODE–５６１２３１–GR8',
    'CFE370814QI0',
    'TME840315KT6',
    'PME380607P35',
  ])('the RFC %s is taken', async (taxId) => {
    await keepTax(await world.signedIn({ role: 'contractor' }), { ...MEXICAN, tax_id: taxId });
  });
});

describe('one’s own billing page', () => {
  type ShownBilling = {
    invoices: { number: string }[];
    lost: { limit: string; used: number; allowed: number }[];
  };
  const shown = async (person: Person, search = '') =>
    (await person.visit(`/settings/billing?search=${encodeURIComponent(search)}`)).page
      .props as unknown as ShownBilling;

  test('an invoice is found by its number, its day and its amount, and nobody else’s is', async () => {
    const { person } = await buyWith(american('Ortiz Roofing'));
    await buyWith(american('Other Roofing'));
    const [invoice] = (await shown(person)).invoices;
    const day = new Date().toISOString().slice(0, 10);
    for (const words of [invoice?.number ?? '', day, '$19.00', '19.00'])
      expect((await shown(person, words)).invoices).toMatchObject([{ number: invoice?.number }]);
    for (const words of ['1999-01-01', '100%', '%', '_', "' or 1=1 --"])
      expect((await shown(person, words)).invoices).toEqual([]);
  });

  test('the way to cancel names what the Free plan does not include, with counts', async () => {
    const { person } = await buyWith(american('Ortiz Roofing'));
    await world.make.contractor({ owner: person.user });
    expect((await shown(person)).lost).toEqual([]);
    await world.database
      .updateTable('profiles')
      .set({ view_regions: [1, 2, 3, 4] })
      .where('id', '=', person.user.profileId)
      .execute();
    expect((await shown(person)).lost).toEqual([{ limit: 'view_regions', used: 4, allowed: 2 }]);
    const free = await world.signedIn({ role: 'contractor' });
    expect((await shown(free)).lost).toEqual([]);
  });
});
