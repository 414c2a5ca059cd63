import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { DatabaseHandle } from '../../server/database/client.ts';
import { createFactories, PASSWORD as FACTORY_PASSWORD } from '../support/factories.ts';
import {
  accessibilityProblems,
  eventually,
  inLanguage,
  logIn,
  PASSWORD,
  PHONE,
  stickingOut,
  takenOver,
  test,
} from './support/journey.ts';

const toast = (page: Page, text: string) => page.locator('[data-toast]').getByText(text, { exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

/** A business with one review that its owner has answered, and a second administrator. */
async function makeCase(database: DatabaseHandle) {
  const make = createFactories(database);
  const unique = randomUUID().slice(0, 8);
  const owner = await make.user({
    name: 'Bruno Salas',
    email: `owner.${unique}@plumbline.test`,
    language: 'mexican_spanish',
  });
  const other = await make.user({ role: 'admin', email: `admin.${unique}@plumbline.test` });
  const contractor = await make.contractor({ owner, name: `Salas Roofing ${unique}` });
  const review = await make.review({ contractor, overall: 2, title: 'Leaks again' });
  const { id: responseId } = await make.response({ review, author: owner, body: 'It was dry when we left.' });
  return { owner, other, slug: contractor.slug, reviewId: review.id, responseId };
}

/** An administrator's action, made by its call. */
async function onTheAdminPage(
  page: Page,
  path: string,
  [email, password]: readonly [string, string],
  reason_code: string,
): Promise<Record<string, unknown>> {
  const headers = { accept: 'application/json' };
  const data = { email, password, device_name: 'journey' };
  const { token } = (await (await page.request.post('/tokens/create', { data, headers })).json()) as {
    token: string;
  };
  const answer = await page.request.put(path, {
    data: { reason: 'It makes fun of the customer.', reason_code },
    headers: { ...headers, authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as Record<string, unknown>;
}

const REASON = 'Nobody is made fun of in our answer; please read it once more, slowly.';
const SETTLED = 'We talked to the customer and see why it was read that way.';

describe('a contractor whose response was deactivated, in Spanish on a phone', () => {
  const t = inLanguage('mexican_spanish');
  test('a contractor whose response was deactivated, in Spanish on a phone reads why, appeals, sees it waiting, turns it off, appeals again, and is granted', async ({
    someone,
    database,
  }) => {
    const { owner, other, slug, reviewId, responseId } = await makeCase(database);
    const reader = await someone({ viewport: PHONE });
    const { page, visit } = reader;
    await logIn(reader, owner.email, FACTORY_PASSWORD);
    await onTheAdminPage(
      page,
      `/api/admin/review-responses/${responseId}/deactivate`,
      ['admin@plumbline.test', PASSWORD],
      'R08',
    );

    await visit(`/reviews/got?review=${reviewId}`);
    await page.getByRole('link', { name: t('reviews.to_decision') }).click();
    await page.waitForURL(/\/decisions\/\d+$/);
    const decisionId = Number(page.url().split('/').at(-1));
    await page.getByText('It makes fun of the customer.').waitFor();
    const words = page.getByLabel(t('statement_appeals.reason'));
    const send = page.getByRole('button', { name: t('appeal_forms.send') });
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await stickingOut(page)).toEqual([]);

    reader.expectProblem(/422/);
    await words.fill('Not fair.');
    await send.click();
    await eventually(() => words.getAttribute('aria-invalid')).toBe('true');
    await eventually(() => words.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await accessibilityProblems(page)).toEqual([]);

    await words.fill(REASON);
    await send.dblclick();
    await toast(page, t('toasts.appeal_submitted')).waitFor();
    const off = page.getByRole('button', { name: t('appeal_forms.turn_off'), exact: true });
    await off.waitFor();
    await page.getByText(REASON).waitFor();
    // The focus moves to the present state.
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('P');
    expect(await accessibilityProblems(page)).toEqual([]);
    const filed = () =>
      database.database
        .selectFrom('appeals')
        .select(['id', 'state'])
        .where('type', '=', 'decision_appeal')
        .where('against_decision_id', '=', decisionId)
        .orderBy('id')
        .execute();
    expect(await filed()).toMatchObject([{ state: 'open' }]);

    await visit('/decisions/mine');
    const [under = ''] = t('statements.under_appeal', { date: '|' }).split('|');
    await page.getByText(under).first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await stickingOut(page)).toEqual([]);

    await visit(`/decisions/${decisionId}`);
    await off.click();
    await dialog(page).getByLabel(t('appeal_forms.turn_off_reason')).fill(SETTLED);
    expect(await accessibilityProblems(page)).toEqual([]);
    await dialog(page)
      .getByRole('button', { name: t('appeal_forms.turn_off_send') })
      .click();
    await toast(page, t('toasts.appeal_turned_off')).waitFor();
    await page.getByRole('heading', { name: t('statement_appeals.state.withdrawn') }).waitFor();
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('P');
    expect(await accessibilityProblems(page)).toEqual([]);

    // A second tab files the appeal first, so the first tab's form is useless and says why.
    await words.fill(REASON);
    const second = await reader.context.newPage();
    await second.goto(`/decisions/${decisionId}`);
    await takenOver(second);
    await second.getByLabel(t('statement_appeals.reason')).fill(REASON);
    await second.getByRole('button', { name: t('appeal_forms.send') }).click();
    await second.getByRole('button', { name: t('appeal_forms.turn_off'), exact: true }).waitFor();
    reader.expectProblem(/409/);
    await send.click();
    await off.waitFor();
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('P');
    // Turned off there, while the dialog is open here.
    await off.click();
    const offReason = dialog(page).getByLabel(t('appeal_forms.turn_off_reason'));
    await offReason.fill(SETTLED);
    await second.getByRole('button', { name: t('appeal_forms.turn_off'), exact: true }).click();
    await dialog(second).getByLabel(t('appeal_forms.turn_off_reason')).fill(SETTLED);
    await dialog(second)
      .getByRole('button', { name: t('appeal_forms.turn_off_send') })
      .click();
    await toast(second, t('toasts.appeal_turned_off')).waitFor();
    await second.close();
    await dialog(page)
      .getByRole('button', { name: t('appeal_forms.turn_off_send') })
      .click();
    await words.waitFor();
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('P');

    await words.fill(REASON);
    await send.click();
    await off.waitFor();
    const open = (await filed()).find(({ state }) => state === 'open');
    await onTheAdminPage(
      page,
      `/api/admin/decision-appeals/${open?.id ?? 0}/accept`,
      [other.email, FACTORY_PASSWORD],
      'A03',
    );
    await visit(`/decisions/${decisionId}`);
    await page.getByText(t('statements.way.granted')).waitFor();
    await page.getByRole('heading', { name: t('statement_appeals.state.accepted') }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await stickingOut(page)).toEqual([]);

    const stranger = await someone();
    await stranger.visit(`/c/${slug}`);
    await stranger.page.getByText('It was dry when we left.').waitFor();
  });
});
