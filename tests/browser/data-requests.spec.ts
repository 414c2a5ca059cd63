import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Language } from '../../common/format/language.ts';
import { route } from '../../common/routes/route-table.ts';
import type { DatabaseHandle } from '../../server/database/client.ts';
import { pdf } from '../support/files.ts';
import { asAdministrator } from './support/admin.ts';
import {
  accessibilityProblems,
  eventually,
  inLanguage,
  PHONE,
  stickingOut,
  test,
  visiting,
} from './support/journey.ts';

const QUESTION = 'Please send your power of attorney again, signed.';
const ANSWER = 'We corrected the phone number of the listing.';

/** The secret link of the latest mail to an address. */
async function linkTo(email: string, { sql }: DatabaseHandle): Promise<string> {
  const read = async () => {
    const mails = await sql<{ text: string }[]>`
      select plain_text as text from mails where recipient = ${email} order by id desc limit 1`;
    return /\/(?:es\/)?data-requests\/\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '';
  };
  await eventually(read).not.toBe('');
  return read();
}

async function looksRight(page: Page): Promise<void> {
  expect(await stickingOut(page)).toEqual([]);
  expect(await accessibilityProblems(page)).toEqual([]);
}

const DOCUMENT = { name: 'power.pdf', mimeType: 'application/pdf', buffer: pdf() };

async function fillIn(page: Page, language: Language, email: string): Promise<void> {
  const t = inLanguage(language);
  await page.getByLabel(t('data_requests.asker')).selectOption('agent');
  await page.getByLabel(t('data_requests.kind'), { exact: true }).selectOption('correction');
  await page.getByLabel(t('data_requests.place'), { exact: true }).selectOption('mexico');
  await page.getByLabel(t('data_requests.name'), { exact: true }).fill('Ana Ruiz');
  await page.getByLabel(t('accounts.email')).fill(email);
  await page.getByLabel(t('data_requests.behalf')).fill('Luz Ruiz');
  await page.getByLabel(t('data_requests.asks')).fill('The phone number of my mother is on a page.');
}

describe.for(['english', 'mexican_spanish'] as const)(
  'a request about data on a phone, in %s',
  (language) => {
    const t = inLanguage(language);
    const send = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

    test('a visitor asks with a document, confirms by the link, replies to a question and reads the answer', async ({
      someone,
      database,
    }) => {
      const email = `${randomUUID().slice(0, 8)}@casa.example`;
      const { page, visit } = await someone({ viewport: PHONE });
      await visit(route('data_requests', {}, { language }));
      await looksRight(page);
      await fillIn(page, language, email);
      await visiting(page, () => send(page, t('data_requests.send')));
      await page.getByText(t('data_requests.file_needed')).waitFor();
      await looksRight(page);
      await page.getByLabel(t('data_requests.files'), { exact: false }).setInputFiles(DOCUMENT);
      await visiting(page, () => send(page, t('data_requests.send')));
      await page.getByRole('main').getByText(t('data_requests.link_sent')).waitFor();

      const link = await linkTo(email, database);
      await visit(link);
      await looksRight(page);
      await visiting(page, () => send(page, t('data_requests.confirm')));
      await page.getByText(t('data_requests.state.open')).waitFor();

      const desk = await someone();
      await asAdministrator(desk, database, 'Data Desk');
      await desk.visit(route('admin.data_requests', {}, { query: { search: email } }));
      const en = inLanguage('english');
      await visiting(desk.page, () => desk.page.getByRole('link', { name: 'Ana Ruiz' }).click());
      expect(await accessibilityProblems(desk.page)).toEqual([]);
      await desk.page.getByText(en('admin.data_requests.ask'), { exact: true }).first().click();
      await desk.page.getByLabel(en('admin.data_requests.ask_words')).fill(QUESTION);
      await visiting(desk.page, () => send(desk.page, en('admin.data_requests.ask')));

      await visit(link);
      await page.getByText(QUESTION).first().waitFor();
      await looksRight(page);
      await page.getByLabel(t('data_requests.reply')).fill('Here it is, signed.');
      await page.getByLabel(t('data_requests.files'), { exact: false }).setInputFiles(DOCUMENT);
      await visiting(page, () => send(page, t('data_requests.send_reply')));

      await desk.page.reload();
      await desk.page.getByText(en('admin.data_requests.answer'), { exact: true }).first().click();
      await desk.page.getByLabel(en('admin.data_requests.outcome')).selectOption('granted');
      await desk.page.getByLabel(en('admin.data_requests.answer_words')).fill(ANSWER);
      await visiting(desk.page, () => send(desk.page, en('admin.data_requests.answer')));

      await visit(link);
      await page.getByText(ANSWER).first().waitFor();
      await page.getByText(t('data_requests.state.carrying_out')).waitFor();
      await looksRight(page);
    });

    test('a visitor without scripts asks with a document and confirms by the link', async ({
      someone,
      database,
    }) => {
      const email = `${randomUUID().slice(0, 8)}@casa.example`;
      const { page } = await someone({ viewport: PHONE, javaScriptEnabled: false });
      await page.goto(route('data_requests', {}, { language }));
      await fillIn(page, language, email);
      await page.getByLabel(t('data_requests.files'), { exact: false }).setInputFiles(DOCUMENT);
      await send(page, t('data_requests.send'));
      await page.goto(await linkTo(email, database));
      await send(page, t('data_requests.confirm'));
      await page.getByText(t('data_requests.state.open')).waitFor();
    });
  },
);
