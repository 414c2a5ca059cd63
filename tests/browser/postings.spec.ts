import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { picture } from '../support/files.ts';
import {
  accessibilityProblems,
  DESK,
  eventually,
  inLanguage,
  PHONE,
  signIn,
  stickingOut,
  t,
  test,
  visiting,
  type Person,
} from './support/journey.ts';

const ADMIN = 'admin@plumbline.test';

/** Checks that axe finds nothing and that nothing scrolls sideways, on a large screen and on a phone. */
const fits = async ({ page }: Person) => {
  const size = page.viewportSize();
  expect(await accessibilityProblems(page)).toEqual([]);
  for (const viewport of [DESK, PHONE]) {
    await page.setViewportSize(viewport);
    expect(await stickingOut(page)).toEqual([]);
  }
  if (size) await page.setViewportSize(size);
};

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

describe('a posting, in Spanish on a phone', () => {
  const say = inLanguage('mexican_spanish');
  const title = '¿Quién repara ventanas de guillotina?';
  const mended = `${title} (2)`;

  test('a posting, in Spanish on a phone is written, seen, changed, removed on the admin area, understood by its author, and restored', async ({
    someone,
  }) => {
    const viewport = PHONE;
    const author = await someone({ viewport });
    await signIn(author, 'free@plumbline.test');
    const { page } = author;

    // Written: the first try has its mistakes marked.
    await author.visit(`/es/postings`);
    await visiting(page, () => page.getByRole('link', { name: say('postings.write') }).click());
    await heading(page, say('postings.create_title')).waitFor();
    await page.getByLabel(say('postings.kind_question')).selectOption('question');
    await page.getByRole('button', { name: say('postings.publish') }).click();
    const titleField = page.locator('input[name=title]');
    await page.locator('[aria-invalid=true]').first().waitFor();
    await eventually(() => titleField.evaluate((field) => field === document.activeElement)).toBe(true);
    await fits(author);
    await titleField.fill(title);
    await page.getByLabel(say('postings.body_field'), { exact: true }).fill('One.\n\nTwo.');
    await page.getByLabel(say('postings.trades_field'), { exact: true }).selectOption({ index: 1 });
    await page.getByLabel(say('postings.region_field'), { exact: true }).selectOption({ index: 1 });
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'window.png', mimeType: 'image/png', buffer: await picture('png') });
    await page.locator('.photo-tile').waitFor();
    await page.getByRole('button', { name: say('postings.publish') }).click();

    // Seen, by the author and in the list.
    await heading(page, title).waitFor();
    await page.locator('.photo-row img').waitFor();
    await fits(author);
    const path = new URL(page.url()).pathname;
    const visitor = await someone({ viewport });
    await visitor.visit(`/es/postings?q=${encodeURIComponent(title)}`);
    await visitor.page.getByRole('link', { name: title }).waitFor();
    await fits(visitor);

    // Changed.
    await visiting(page, () => page.getByRole('link', { name: say('postings.edit'), exact: true }).click());
    await fits(author);
    await titleField.fill(mended);
    await page.getByRole('button', { name: say('postings.save') }).click();
    await heading(page, mended).waitFor();

    // An administrator removes it, by keyboard and with a reason.
    const admin = await someone();
    await signIn(admin, ADMIN);
    const id = path.split('/').at(-1) ?? '';
    await admin.visit(`/admin/functions?about=postings&search=%23${id}`);
    const opened = admin.page.getByRole('article');
    await opened.getByRole('heading', { level: 2, name: mended }).waitFor();
    await fits(admin);
    await opened.getByRole('button', { name: t('admin.postings.move.remove') }).press('Enter');
    const dialog = admin.page.getByRole('dialog');
    await dialog.getByLabel(t('admin.reason_code')).selectOption('R13');
    await dialog.getByLabel(t('admin.reason_text')).fill('This is no question about a job.');
    expect(await accessibilityProblems(admin.page)).toEqual([]);
    await dialog.getByRole('button', { name: t('admin.postings.move.remove') }).click();
    // The page is read again by itself.
    await opened.getByRole('button', { name: t('admin.settled_go_on') }).click();
    await opened.getByRole('button', { name: t('admin.postings.move.restore') }).waitFor();
    await opened.getByText(t('admin.action.posting.removed')).waitFor();
    await fits(admin);

    // Understood by its author; gone for everyone else.
    await author.visit(path);
    await page.getByText(say('postings.removed_title')).waitFor();
    await page.getByText('This is no question about a job.').waitFor();
    await fits(author);
    await visiting(page, () => page.getByRole('link', { name: say('postings.to_decision') }).click());
    await heading(page, say('decisions.action.posting.removed')).waitFor();
    await fits(author);
    visitor.expectProblem(/404/);
    await visitor.visit(path);
    expect(await visitor.page.getByText(mended).count()).toBe(0);

    // Restored.
    await opened.getByRole('button', { name: t('admin.postings.move.restore') }).click();
    await dialog.getByLabel(t('admin.reason_text')).fill('It is one after all.');
    await dialog.getByRole('button', { name: t('admin.postings.move.restore') }).click();
    await opened.getByRole('button', { name: t('admin.settled_go_on') }).click();
    await opened.getByRole('button', { name: t('admin.postings.move.remove') }).waitFor();
    await visitor.visit(path);
    await heading(visitor.page, mended).waitFor();

    // Its author deletes it.
    await author.visit(path);
    await page.getByRole('button', { name: say('postings.delete'), exact: true }).click();
    const sure = page.getByRole('dialog');
    await sure.getByText(mended).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await sure.getByRole('button', { name: say('postings.delete_confirm') }).click();
    await page.getByText(say('postings.deleted')).waitFor();
    await page.getByRole('link', { name: mended }).waitFor({ state: 'detached' });
  });
});

describe('the list of postings', () => {
  test('the list of postings is narrowed at once by a choice and by words, and the address keeps both', async ({
    visitor,
  }) => {
    const { page, visit } = visitor;
    await visit('/postings');
    const cards = page.locator('.posting-card');
    expect(await cards.count()).toBe(20);
    await visiting(page, () =>
      page.getByRole('combobox', { name: t('postings.type'), exact: true }).selectOption('job_opening'),
    );
    const kinds = await page.locator('.posting-card .posting-type').allInnerTexts();
    expect(new Set(kinds)).toEqual(new Set([t('posting_types.job_opening')]));
    await page.getByLabel(t('postings.words')).fill('refrigerant');
    await visiting(page, () => page.getByRole('button', { name: t('postings.apply') }).click());
    expect(await cards.count()).toBe(1);
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('type'), searchParams.get('q')]).toEqual(['job_opening', 'refrigerant']);
    await visiting(page, () => cards.getByRole('link').click());
    await eventually(() => page.title()).toContain('HVAC installer');
  });

  test('the list of postings goes on by itself at its end, and Back finds the place where one left it', async ({
    visitor,
  }) => {
    const { page, visit } = visitor;
    await visit('/postings');
    const cards = page.locator('.posting-card');
    await cards.last().scrollIntoViewIfNeeded();
    await eventually(() => cards.count()).toBeGreaterThan(20);
    const left = cards.nth(24);
    const link = left.getByRole('link').first();
    const top = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const title = await left.getByRole('heading').innerText();
    let before = 0;
    // A script clicks right after the scroll, because a later click would hide a place kept too late.
    await visiting(page, async () => {
      before = await link.evaluate((element) => {
        element.scrollIntoView({ block: 'center' });
        (element as HTMLElement).click();
        return Math.round(element.getBoundingClientRect().top);
      });
    });
    await heading(page, title).waitFor();
    await page.goBack();
    await eventually(() => cards.count()).toBeGreaterThan(24);
    expect(await left.getByRole('heading').innerText()).toBe(title);
    await eventually(async () => Math.abs((await top()) - before)).toBeLessThan(5);
  });

  test('what was being written is still there when one comes back to it', async ({ visitor }) => {
    const { page, visit } = visitor;
    await signIn(visitor, 'contractor@plumbline.test');
    await visit('/postings/new');
    await page.locator('input[name=title]').fill('Half a thought');
    // The way out saves it, and the way back reads after that.
    await visiting(page, () =>
      page
        .getByRole('banner')
        .getByRole('link', { name: t('layout.postings') })
        .click(),
    );
    await visiting(page, () => page.getByRole('link', { name: t('postings.write') }).click());
    await page.getByRole('button', { name: t('common.draft_discard') }).waitFor();
    const title = page.locator('input[name=title]');
    await eventually(() => title.inputValue()).toBe('Half a thought');
    await page.getByRole('button', { name: t('common.draft_discard') }).click();
    await eventually(() => title.inputValue()).toBe('');
  });

  test('what was being changed is still there when one comes back to it, and can be thrown away', async ({
    visitor,
    database,
  }) => {
    const [posting] = await database.sql<{ id: number; title: string }[]>`
      select posting.id, posting.title from postings as posting
      join profiles as author on author.id = posting.author_profile_id
      join users as writer on writer.id = author.user_id
      where writer.email = 'contractor@plumbline.test' and posting.status = 'active' limit 1`;
    if (!posting) throw new Error('the demo world has no posting of this contractor');
    const { page, visit } = visitor;
    await signIn(visitor, 'contractor@plumbline.test');
    await visit(`/postings/${posting.id}/edit`);
    const title = page.locator('input[name=title]');
    await title.fill('Half a change');
    await visiting(page, () => page.getByRole('link', { name: t('postings.cancel'), exact: true }).click());
    await visit(`/postings/${posting.id}/edit`);
    await eventually(() => title.inputValue()).toBe('Half a change');
    await page.getByRole('button', { name: t('common.draft_discard') }).click();
    await eventually(() => title.inputValue()).toBe(posting.title);
  });
});
