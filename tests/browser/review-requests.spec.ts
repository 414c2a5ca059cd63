import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { route } from '../../common/routes/route-table.ts';
import type { DatabaseHandle } from '../../server/database/client.ts';
import {
  accessibilityProblems,
  eventually,
  inLanguage,
  PHONE,
  signIn,
  stickingOut,
  test,
} from './support/journey.ts';

/** Each reads the site in that language. */
const OWNERS = { english: 'contractor@plumbline.test', mexican_spanish: 'free@plumbline.test' } as const;

/** The two links of the latest mail to an address: to the form, and to be asked no more. */
async function linksTo(email: string, { sql }: DatabaseHandle): Promise<{ form: string; refusal: string }> {
  const read = async () => {
    const mails = await sql<{ text: string }[]>`
      select plain_text as text from mails where recipient = ${email} order by id desc limit 1`;
    return mails[0]?.text ?? '';
  };
  await eventually(read).not.toBe('');
  const text = await read();
  return {
    form: /\/r\/[\w-]+/.exec(text)?.[0] ?? '',
    refusal: /\/(?:es\/)?unsubscribe\/requests\/\S+/.exec(text)?.[0] ?? '',
  };
}

describe.for(['english', 'mexican_spanish'] as const)('asking for reviews on a phone, in %s', (language) => {
  const t = inLanguage(language);

  test('an owner asks a customer by a file of a spreadsheet, and the customer finds the form filled in or wants no more', async ({
    someone,
    database,
  }) => {
    const owner = await someone({ viewport: PHONE });
    await signIn(owner, OWNERS[language]);
    await owner.visit(route('review_requests'));
    const { page } = owner;
    const email = `${randomUUID()}@casa.example`;
    await page.getByLabel(t('review_requests.list_file')).setInputFiles({
      name: 'clientes.csv',
      mimeType: 'text/csv',
      // As Excel saves it in Mexico: Windows-1252 and semicolons.
      buffer: Buffer.from(
        `Correo electr\u00f3nico;Oficio;Mes;Ciudad\r\n${email};Plomer\u00eda;10/2026;Tucson\r\nnadie;;;\r\n`,
        'latin1',
      ),
    });
    await eventually(() =>
      page.getByLabel(t('review_requests.list'), { exact: true }).inputValue(),
    ).toContain('Correo electrónico');
    await page.getByRole('button', { name: t('review_requests.list_send') }).click();
    await page.getByText(t('review_requests.outcome_made', { count: 1 })).waitFor();
    await page.getByText(t('review_requests.line_email', { value: 'nadie' })).waitFor();
    expect(await stickingOut(page)).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);

    const links = await linksTo(email, database);
    const customer = await someone({ viewport: PHONE });
    await signIn(customer, 'user@plumbline.test');
    await customer.visit(links.form);
    await eventually(() => customer.page.locator('select[name="job.month"]').inputValue()).toBe('2026-10');
    expect(await customer.page.locator('input[name="job.city"]').inputValue()).toBe('Tucson');

    const visitor = await someone({ viewport: PHONE });
    await visitor.visit(links.refusal);
    expect(await accessibilityProblems(visitor.page)).toEqual([]);
    const said = inLanguage(links.refusal.startsWith('/es/') ? 'mexican_spanish' : 'english');
    await visitor.page.getByRole('button', { name: said('review_requests.refuse.all') }).click();
    await visitor.page.getByText(said('review_requests.refused.all')).first().waitFor();
    expect(await stickingOut(visitor.page)).toEqual([]);
  });

  test('readers find how many customers were asked, by stars and in the public log', async ({ someone }) => {
    const { page, visit } = await someone({ viewport: PHONE });
    await visit(route('contractors.ratings', { slug: 'cordero-daughters-plumbing' }, { language }));
    await page.getByText(t('contractors.asked', { asked: 40, wrote: 22 })).waitFor();
    await page
      .getByRole('link', { name: t('contractors.asked_proof') })
      .first()
      .click();
    await page.getByText(t('proofs.thing.review_requests')).first().waitFor();
    expect(await stickingOut(page)).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});
