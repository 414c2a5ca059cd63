import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { route } from '../../common/routes/route-table.ts';
import type { DatabaseHandle } from '../../server/database/client.ts';
import {
  createFactories,
  PASSWORD as FACTORY_PASSWORD,
  type MadeContractor,
  type MadeUser,
} from '../support/factories.ts';
import { pdf } from '../support/files.ts';
import {
  accessibilityProblems,
  call,
  PASSWORD,
  PHONE,
  signIn,
  stickingOut,
  t,
  test,
} from './support/journey.ts';

const toast = (page: Page, text: string) => page.locator('[data-toast]').getByText(text, { exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const line = (page: Page, key: 'reviews.appeal_wish.take_down' | 'reviews.appeal_wish.put_back') =>
  page.getByText(t(key));

type Case = { author: MadeUser; owner: MadeUser; contractor: MadeContractor; reviewId: number };

/** A business with one review, and the users on both sides. */
async function makeCase(database: DatabaseHandle): Promise<Case> {
  const make = createFactories(database);
  const unique = randomUUID().slice(0, 8);
  const author = await make.user({ name: 'Teresa Okafor', email: `author.${unique}@plumbline.test` });
  const owner = await make.user({ name: 'Bruno Salas', email: `owner.${unique}@plumbline.test` });
  const contractor = await make.contractor({ owner, name: `Salas Roofing ${unique}` });
  await database.database
    .updateTable('contractors')
    .set({ slug: `salas-roofing-${unique}` })
    .where('id', '=', contractor.id)
    .execute();
  const { id } = await make.review({ contractor, author, overall: 2, title: 'Leaks again' });
  return { author, owner, contractor: { ...contractor, slug: `salas-roofing-${unique}` }, reviewId: id };
}

const picture = async () => ({
  name: 'roof.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer(),
});
const contract = () => ({ name: 'contract.pdf', mimeType: 'application/pdf', buffer: pdf() });

/** An administrator's action, made by its call. */
const deactivate = (reviewId: number) =>
  call(
    { email: 'admin@plumbline.test', password: PASSWORD },
    'PUT',
    route('api.admin.reviews.deactivate', { id: reviewId }),
    { reason: 'The invoice shows another firm.', reason_code: 'R12' },
  );

const REASON = 'This customer had the roof of another firm repaired, as the contract shows.';

describe('the contractor’s appeal', () => {
  test('the contractor’s appeal is filed with files, read by the author, and turned off', async ({
    someone,
    database,
  }) => {
    const { author, owner, contractor, reviewId } = await makeCase(database);
    const [asking, answering, reader] = [
      await someone(),
      await someone({ viewport: PHONE }),
      await someone(),
    ];
    const { page } = asking;
    await signIn(asking, owner.email, FACTORY_PASSWORD);
    await asking.visit(`/c/${contractor.slug}`);
    await page.getByRole('link', { name: t('reviews.appeal_take_down') }).click();
    await page.waitForURL('**/reviews/got?**');
    await dialog(page).getByLabel(t('appeal_forms.reason')).fill(REASON);
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles([contract(), await picture()]);
    await dialog(page).getByRole('link', { name: 'contract.pdf' }).waitFor();
    await dialog(page).getByRole('link', { name: 'roof.png' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await dialog(page)
      .getByRole('button', { name: t('appeal_forms.send') })
      .click();
    await toast(page, 'Appeal is Successfully Submitted').waitFor();
    await line(page, 'reviews.appeal_wish.take_down').waitFor();
    await page.waitForFunction((id) => document.activeElement?.id === `review-${id}`, reviewId);
    expect(await accessibilityProblems(page)).toEqual([]);

    await signIn(answering, author.email, FACTORY_PASSWORD);
    await answering.visit(`/reviews/given?review=${reviewId}`);
    await answering.page.getByText(REASON).waitFor();
    const file = await answering.page.getByRole('link', { name: 'contract.pdf' }).getAttribute('href');
    expect((await answering.page.request.get(file ?? '')).status()).toBe(200);
    expect((await reader.page.request.get(file ?? '')).status()).toBe(404);
    expect(await stickingOut(answering.page)).toEqual([]);
    await reader.visit(`/c/${contractor.slug}`);
    await line(reader.page, 'reviews.appeal_wish.take_down').waitFor();
    expect(await reader.page.getByText(REASON).count()).toBe(0);

    await page.getByRole('button', { name: t('appeal_forms.turn_off'), exact: true }).click();
    await dialog(page)
      .getByLabel(t('appeal_forms.turn_off_reason'))
      .fill('We have found the invoice, it was ours.');
    await dialog(page)
      .getByRole('button', { name: t('appeal_forms.turn_off_send') })
      .click();
    await toast(page, 'Turn off Appeal is Successfully Submitted').waitFor();
    // The dialog, which still holds the words, goes in its own time.
    await dialog(page).waitFor({ state: 'hidden' });
    // The words of a closed appeal are folded away on its review.
    const words = page.getByText('We have found the invoice, it was ours.');
    await words.waitFor({ state: 'attached' });
    expect(await page.getByRole('button', { name: t('appeal_forms.turn_off'), exact: true }).count()).toBe(0);
  });

  test('the contractor’s appeal that is refused keeps what was typed, at the field, and through closing the dialog', async ({
    visitor,
    database,
  }) => {
    const { owner, reviewId } = await makeCase(database);
    const { page } = visitor;
    await signIn(visitor, owner.email, FACTORY_PASSWORD);
    visitor.expectProblem(/422/);
    await visitor.visit(`/reviews/got?review=${reviewId}&appeal=1`);
    await dialog(page).getByLabel(t('appeal_forms.reason')).fill('Too short.');
    await dialog(page)
      .getByRole('button', { name: t('appeal_forms.send') })
      .click();
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await page
      .getByRole('button', { name: t('appeal_forms.file.take_down') })
      .first()
      .click();
    await page.waitForFunction(() =>
      [...document.querySelectorAll('textarea')].some(({ value }) => value === 'Too short.'),
    );
  });
});

describe('a decision against the author', () => {
  test('a decision against the author is told with its reason, and leads to the appeal', async ({
    visitor,
    database,
  }) => {
    const { author, reviewId } = await makeCase(database);
    const { page } = visitor;
    await deactivate(reviewId);
    await signIn(visitor, author.email, FACTORY_PASSWORD);
    await visitor.visit('/decisions/mine');
    await page.getByText(t('statements.unread')).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('link', { name: t('decisions.action.review.deactivated') }).click();
    await page.getByText('The invoice shows another firm.').waitFor();
    await page.getByText('About another business').first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.getByRole('link', { name: t('statements.appeal'), exact: true }).click();
    await dialog(page)
      .getByLabel(t('appeal_forms.reason'))
      .fill('The contract names this very firm: please look at it again.');
    await dialog(page).locator('input[type=file]').setInputFiles([contract()]);
    // Until it has arrived the form waits, and says so.
    await dialog(page).getByRole('link', { name: 'contract.pdf' }).waitFor();
    await dialog(page)
      .getByRole('button', { name: t('appeal_forms.send') })
      .click();
    await toast(page, 'Appeal is Successfully Submitted').waitFor();
    await line(page, 'reviews.appeal_wish.put_back').waitFor();
    await visitor.visit('/decisions/mine');
    expect(await page.getByText(t('statements.unread')).count()).toBe(0);
  });
});
