import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '../../../common/language.ts';
import type { RenderPage } from '../../../server/core/pages/assets.ts';
import { invoiceFile } from '../../../server/billing/invoice-pdf.ts';
import { selectInvoices } from '../../../server/billing/queries/invoices.ts';
import { loadTexts } from '../../../server/content/texts.ts';
import { render } from '../../../web/ssr.tsx';
import { billingOf, buy } from '../../support/billing.ts';
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
    customer = await world.signedIn({ language });
    admin = await world.signedIn({ language, role: 'admin' });
    await buy(customer, 'annual_gold');
  });

  test.each(['pricing', 'plans/gold', 'upgrade?limit=photos'])(
    'in the heads of the table on %s',
    async (path) => {
      const heads = partsOf(await mainOf(customer, pathOf(path)), 'th').filter(isPlan);
      expect(heads.length).toBeGreaterThan(0);
      for (const head of heads) expect(head).toContain(note);
    },
  );

  test('with the plan, the invoices and the history of a customer', async () => {
    const html = await mainOf(customer, '/settings/billing');
    const items = [...partsOf(html, 'li'), ...partsOf(html, 'dd')].filter(isPlan);
    expect(items.length).toBeGreaterThanOrEqual(3);
    for (const item of items) expect(item).toContain(note);
  });

  test('in the list of administrators and beside their charts', async () => {
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
  ])('(%s/pricing) begins with what is never sold', async (prefix, never, price) => {
    const words = wordsOf(await mainOf(world.visitor(), `${prefix}/pricing`));
    expect(words.indexOf(never)).toBeGreaterThan(0);
    expect(words.indexOf(price)).toBeGreaterThan(words.indexOf(never));
  });

  test('shows the same prices to a visitor, a customer and an administrator', async () => {
    const customer = await world.signedIn();
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

  test('has no English word for the free plan in Spanish', async () => {
    for (const path of ['/es/pricing', '/es/plans/gold'])
      expect(wordsOf(await mainOf(world.visitor(), path))).not.toMatch(/\bFree\b/);
    const person = await world.signedIn({ language: 'mexican_spanish' });
    const settings = wordsOf(await mainOf(person, '/settings/billing'));
    expect(settings).toContain('Gratis');
    expect(settings).not.toMatch(/\bFree\b/);
  });
});

/** The text of a PDF, one line for each time that it draws text. */
async function textOf(body: AsyncIterable<unknown>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of body) parts.push(part as Buffer);
  const whole = Buffer.concat(parts).toString('latin1');
  const streams = [...whole.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, data = '']) => {
    try {
      return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return [...streams.join('\n').matchAll(/\[([^\]]*)\] TJ/g)]
    .map(([, drawn = '']) =>
      [...drawn.matchAll(/<([0-9a-f]+)>/g)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
        .join(''),
    )
    .join('\n');
}

describe('the PDF of an invoice', () => {
  async function pdfOf(tax: Record<string, string>, language: Language): Promise<string> {
    const person = await world.signedIn();
    await person.send('POST', '/confirm-password', { password: person.user.password });
    await person.send('POST', '/settings/billing/tax', tax);
    await buy(person, 'gold');
    const invoice = await selectInvoices(world.database)
      .where('user_id', '=', person.user.id)
      .executeTakeFirstOrThrow();
    const { context } = await billingOf(world);
    const texts = await loadTexts(world.database);
    const reader = { ...context(), language, t: texts.t(language) };
    const { body } = await invoiceFile(reader, invoice, { isSandbox: true });
    return textOf(body as AsyncIterable<unknown>);
  }

  test('names a Mexican buyer with RFC, regime, use and postal code, and says that no money moved', async () => {
    const tax = {
      country: 'MX',
      legal_name: 'Plomería Ñandú S.A. de C.V.',
      tax_id: 'PND010203AB1',
      tax_regime: '601',
      cfdi_use: 'G03',
      fiscal_postal_code: '31000',
    };
    const text = await pdfOf(tax, 'mexican_spanish');
    for (const part of ['RFC', tax.legal_name, tax.tax_id, '601', 'G03', '31000', 'PL-', '$19.00 USD'])
      expect(text).toContain(part);
    expect(text).toMatch(/no se (mueve|cobra)|dinero/i);
  });

  test('names a US buyer with the tax number', async () => {
    const tax = { country: 'US', legal_name: 'Ortiz Roofing LLC', tax_id: '123456789' };
    const text = await pdfOf(tax, 'english');
    for (const part of ['Ortiz Roofing LLC', '123456789', 'EIN', '$19.00 USD']) expect(text).toContain(part);
    expect(text).not.toContain('CFDI');
  });
});
