import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Editor } from '@tiptap/core';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { route } from '../../common/routes/route-table.ts';
import type { DatabaseHandle } from '../../server/database/client.ts';
import { CLIPBOARDS } from '../fixtures/pasted/clipboards.ts';
import { PASTED_LISTS } from '../fixtures/pasted/lists.ts';
import { createFactories, PASSWORD as FACTORY_PASSWORD } from '../support/factories.ts';
import { toast } from './support/admin.ts';
import {
  accessibilityProblems,
  eventually,
  PHONE,
  signIn,
  stickingOut,
  t,
  test,
  type Person,
} from './support/journey.ts';

const english = (page: Page) => page.getByRole('textbox', { name: t('content_editor.english') });
const toolbar = (page: Page) => page.getByRole('toolbar', { name: /English/ });
/** As the editor hands it on; what only helps the text cursor is left out. */
const htmlOf = (page: Page) =>
  english(page).evaluate((element) =>
    [...element.children]
      .map((each) => each.outerHTML)
      .join('')
      .replace(/<br class="ProseMirror-trailingBreak">/g, ''),
  );

async function openEditor(writer: Person, database: DatabaseHandle, page: string): Promise<void> {
  const email = `editor.${randomUUID().slice(0, 8)}@plumbline.test`;
  await createFactories(database).user({ email, role: 'admin' });
  await signIn(writer, email, FACTORY_PASSWORD);
  await writer.visit(route('admin.content.edit', { page }));
  await english(writer.page).waitFor();
}

/** As the keyboard would: the editor reads the clipboard that the event brings. */
const paste = (page: Page, html: string, text = 'pasted') =>
  english(page).evaluate(
    (element, sent) => {
      const clipboardData = new DataTransfer();
      if (sent.html !== '') clipboardData.setData('text/html', sent.html);
      clipboardData.setData('text/plain', sent.text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { html, text },
  );

async function empty(page: Page): Promise<void> {
  await english(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
}

/** A server that takes the beginning of a request, stops reading, and closes the connection when told. */
async function halfServer() {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => socket.pause());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api/upload`,
    cut: () => open.forEach((socket) => socket.resetAndDestroy()),
    close: () => server.close(),
  };
}

/** Behind the beginnings of table, row, cell and paragraph. */
const IN_FIRST_CELL = 4;

describe('the editor', () => {
  test('the editor formats words by the keyboard alone, and stores fonts as classes', async ({
    someone,
    database,
  }) => {
    const writer = await someone();
    const { page } = writer;
    await openEditor(writer, database, 'sub-finder');
    await empty(page);
    await page.keyboard.type('Big words');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Alt+F10');
    const family = toolbar(page).getByLabel(t('rich_text.family'), { exact: true });
    await expect.poll(() => family.evaluate((element) => element === document.activeElement)).toBe(true);
    await family.selectOption('Georgia');
    await page.keyboard.press('ArrowRight');
    const size = toolbar(page).getByLabel(t('rich_text.size'), { exact: true });
    await expect.poll(() => size.evaluate((element) => element === document.activeElement)).toBe(true);
    await size.selectOption('18 px');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+b');
    expect(await htmlOf(page)).toMatch(
      /<p>(<strong>)?<span class="font-georgia font-size-18">(<strong>)?Big words/,
    );
    expect(
      await english(page)
        .locator('span')
        .evaluate((element) => getComputedStyle(element).fontSize),
    ).toBe('18px');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: t('content_editor.save') }).click();
    await eventually(async () => {
      const [row] = await database.sql<{ english: string }[]>`
        select english from content_drafts where page = 'sub-finder'`;
      return row?.english ?? '';
    }).toContain('<span class="font-georgia font-size-18">');
  });

  test('a slash at the beginning of a line opens a list of blocks, which works by keys and narrows by typing', async ({
    someone,
    database,
  }) => {
    const writer = await someone();
    const { page } = writer;
    await openEditor(writer, database, 'sub-finder');
    await empty(page);
    const list = page.getByRole('listbox', { name: t('rich_text.insert_block') });
    const active = list.locator('[aria-selected=true]');
    await page.keyboard.type('/');
    await list.waitFor();
    expect(await active.textContent()).toBe(t('rich_text.heading'));
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    expect(await active.textContent()).toBe(t('rich_text.subheading'));
    expect(await english(page).getAttribute('aria-activedescendant')).toBe(await active.getAttribute('id'));
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    await empty(page);
    await page.keyboard.type(`/${t('rich_text.bullets').slice(0, 4).toLowerCase()}`);
    expect(await active.textContent()).toBe(t('rich_text.bullets'));
    await page.keyboard.press('Enter');
    await page.keyboard.type('First');
    expect(await htmlOf(page)).toMatch(/^<ul><li><p>First<\/p><\/li><\/ul>/);
    await empty(page);
    await page.keyboard.type('/');
    await list.waitFor();
    await page.keyboard.press('ArrowLeft');
    await list.waitFor({ state: 'detached' });
    await empty(page);
    await page.keyboard.type('one and/or two');
    expect(await list.count()).toBe(0);
  });

  test('the editor fits on a phone, where its toolbar is one stop for the Tab key and arrows go through it', async ({
    someone,
    database,
  }) => {
    const writer = await someone({ viewport: PHONE });
    const { page } = writer;
    await openEditor(writer, database, 'about');
    expect(await stickingOut(page)).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);
    const tools = toolbar(page).locator('button, select');
    const stops = () => tools.evaluateAll((all) => all.filter(({ tabIndex }) => tabIndex === 0).length);
    const focused = () => tools.evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement));
    const last = (await tools.count()) - 1;
    expect(last).toBeGreaterThan(8);
    await english(page).click();
    await page.keyboard.press('Alt+F10');
    for (let place = 0; place <= last; place += 1) {
      await expect.poll(focused).toBe(place);
      expect(await stops()).toBe(1);
      await page.keyboard.press('ArrowRight');
    }
    // From the last one on it begins again, and Escape leads back to the words.
    await expect.poll(focused).toBe(0);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(focused).toBe(last);
    await page.keyboard.press('Escape');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('contenteditable')))
      .toBe('true');
    await page.keyboard.type('Back again');
    await expect.poll(() => htmlOf(page)).toContain('Back again');
  });

  test('the editor keeps the text of a second administrator, who is warned and decides', async ({
    someone,
    database,
  }) => {
    const [first, second] = [await someone(), await someone()];
    await openEditor(first, database, 'careers');
    await openEditor(second, database, 'careers');
    for (const [writer, words] of [
      [first, 'Words of the first'],
      [second, 'Words of the second'],
    ] as const) {
      await empty(writer.page);
      await writer.page.keyboard.type(words);
      await writer.page.getByRole('button', { name: t('content_editor.save') }).click();
      if (writer === first) await toast(writer.page, t('content_editor.draft_saved')).waitFor();
    }
    const { page } = second;
    await page.getByText(t('content_editor.changed_meanwhile')).first().waitFor();
    await page.getByText(t('common.draft_outdated_title')).waitFor();
    expect(await htmlOf(page)).toBe('<p>Words of the second</p>');
    const stored = async () => {
      const [row] = await database.sql<{ english: string }[]>`
        select english from content_drafts where page = 'careers'`;
      return row?.english;
    };
    expect(await stored()).toBe('<p>Words of the first</p>');
    await page.getByRole('button', { name: t('common.draft_outdated_keep') }).click();
    await page.getByRole('button', { name: t('content_editor.save') }).click();
    await eventually(stored).toBe('<p>Words of the second</p>');
  });

  test('the editor cleans what is pasted, and refuses what does not fit without losing anything', async ({
    someone,
    database,
  }) => {
    const writer = await someone();
    const { page } = writer;
    await openEditor(writer, database, 'newsfeed');
    for (const [program, html, result] of [...CLIPBOARDS, ...PASTED_LISTS]) {
      await empty(page);
      await paste(page, html);
      expect((await htmlOf(page)).replace(/\s+/g, ' '), program).toBe(result);
    }
    const before = await htmlOf(page);
    const refusals = [
      [`<table><tr>${'<td>x</td>'.repeat(200)}</tr></table>`, '200 columns'],
      [`${'<ul><li>'.repeat(10_000)}x`, '10,000 levels'],
      [`<p>${'word '.repeat(400_000)}</p>`, '200,000 fit'],
    ] as const;
    for (const [html, sentence] of refusals) {
      await paste(page, html);
      await page.getByRole('alert').filter({ hasText: sentence }).waitFor();
      expect(await htmlOf(page)).toBe(before);
    }
    // The selection that is replaced takes no room.
    for (const last of ['once', 'twice']) {
      await english(page).focus();
      await page.keyboard.press('Control+a');
      await paste(page, `<p>${'word '.repeat(25_000)}${last}</p>`);
      await expect.poll(async () => (await htmlOf(page)).slice(-12)).toContain(last);
    }
  });

  test('the editor lets the Tab key through a table and out of it, and Escape with Tab out of anywhere', async ({
    someone,
    database,
  }) => {
    const writer = await someone();
    const { page } = writer;
    await openEditor(writer, database, 'careers');
    await empty(page);
    await paste(page, '<table><tr><td>A</td><td>B</td></tr></table>');
    const isWithin = () => english(page).evaluate((element) => element === document.activeElement);
    const rows = () => english(page).locator('tr').count();
    // Not by a click, whose selection the editor reads a little later.
    const toFirstCell = () =>
      english(page).evaluate((element, at) => {
        const { editor } = element as HTMLElement & { editor: Editor };
        element.focus();
        editor.commands.setTextSelection(at);
      }, IN_FIRST_CELL);
    await toFirstCell();
    await page.keyboard.press('Tab');
    await page.keyboard.type('2');
    expect(await htmlOf(page)).toContain('<p>2</p>');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('1');
    expect(await htmlOf(page)).toContain('<p>1</p>');
    await page.keyboard.press('Tab');
    expect(await isWithin()).toBe(true);
    await page.keyboard.press('Tab');
    expect([await isWithin(), await rows()]).toEqual([false, 1]);
    await toFirstCell();
    await page.keyboard.press('Shift+Tab');
    expect(await isWithin()).toBe(false);

    for (const key of ['Tab', 'Shift+Tab']) {
      await empty(page);
      await paste(page, '<ul><li>One</li><li>Two</li></ul>');
      await page.keyboard.press('Escape');
      await page.keyboard.press(key);
      expect(await isWithin(), key).toBe(false);
      expect(await htmlOf(page)).toBe('<ul><li><p>One</p></li><li><p>Two</p></li></ul>');
    }
    expect(await english(page).getAttribute('aria-describedby')).not.toBeNull();
    await page.getByText(t('rich_text.keys_with_tables')).first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test('the editor writes each row of a pasted table as a paragraph where a text takes no tables', async ({
    someone,
  }) => {
    const writer = await someone();
    await signIn(writer, 'contractor@plumbline.test');
    await writer.visit(route('contractor.edit'));
    await writer.page.locator('summary', { hasText: t('profile.words_title') }).click();
    const editor = writer.page.locator('[contenteditable="true"]').first();
    await editor.waitFor();
    const before = await editor.innerHTML();
    await editor.evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(
        'text/html',
        '<table><tr><th>Job</th><th>Price</th></tr><tr><td>Faucet</td><td>$120</td></tr></table>',
      );
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await editor.getByText('Faucet · $120').waitFor();
    expect(await editor.innerText()).not.toContain('JobPrice');
    await editor.press('Control+z');
    expect(await editor.innerHTML()).toBe(before);
  });

  test('the editor takes pictures, and keeps the text where an upload breaks off', async ({
    someone,
    database,
  }) => {
    const writer = await someone();
    const { page } = writer;
    await openEditor(writer, database, 'red-flags');
    await empty(page);
    await page.keyboard.type('Words that stay');
    const roof = {
      name: 'roof.jpg',
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background: 'teal' } })
        .jpeg()
        .toBuffer(),
    };
    const input = page.locator('.editor').first().locator('input[type=file]');
    writer.expectProblem(/ERR_FAILED|ERR_CONNECTION/);
    await page.route('**/api/upload', (request) => request.abort('connectionreset'));
    await input.setInputFiles(roof);
    await page.getByText(t('uploads.failed', { user_content: 'roof.jpg' })).waitFor();
    expect(await htmlOf(page)).toBe('<p>Words that stay</p>');
    await page.unroute('**/api/upload');

    // The connection takes a part of the file, and then breaks.
    const half = await halfServer();
    await page.route('**/api/upload', (request) => request.continue({ url: half.url }));
    const folder = mkdtempSync(join(tmpdir(), 'plumbline-editor-'));
    const large = join(folder, 'large.jpg');
    writeFileSync(large, Buffer.alloc(9_000_000, 7));
    await input.setInputFiles(large);
    const progress = page.locator('.editor').first().getByRole('progressbar');
    const partSent = () => progress.evaluate((bar) => (bar as HTMLProgressElement).position);
    await expect.poll(partSent).toBeGreaterThan(0);
    expect(await partSent()).toBeLessThan(1);
    half.cut();
    await page.getByText(t('uploads.failed', { user_content: 'large.jpg' })).waitFor();
    half.close();
    rmSync(folder, { recursive: true });
    expect(await htmlOf(page)).toBe('<p>Words that stay</p>');
    await page.unroute('**/api/upload');

    // The reason of the server stands in the editor.
    writer.expectProblem(/422|415/);
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    await input.setInputFiles({
      name: 'sign.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(drawing),
    });
    await page
      .getByRole('alert')
      .filter({ hasText: 'sign.svg' })
      .getByText(t('uploads.not_supported'))
      .waitFor();
    expect(await htmlOf(page)).toBe('<p>Words that stay</p>');
    await input.setInputFiles(roof);
    await english(page).locator('img[src^="/uploads/"]').waitFor();
    await english(page).locator('img').click();
    await toolbar(page)
      .getByRole('button', { name: t('rich_text.picture_alt') })
      .click();
    await page.getByRole('dialog').getByLabel(t('rich_text.picture_alt')).fill('A flat roof');
    await page.getByRole('button', { name: t('rich_text.picture_done') }).click();
    await page.getByRole('button', { name: t('content_editor.save') }).click();
    await eventually(async () => {
      const [row] = await database.sql<{ english: string }[]>`
        select english from content_drafts where page = 'red-flags'`;
      return row?.english ?? '';
    }).toMatch(
      /Words that stay.*<img src="\/uploads\/[\w-]{24}" alt="A flat roof" width="640" height="480" \/>/,
    );
  });
});

test.for([20, 21, 24, 26])(
  'what is typed while the editor comes in the place of the plain field is all kept, in order, from letter %i',
  async (comesAt, { signedIn }) => {
    const { page, visit } = await signedIn('member@plumbline.test');
    let send = () => {};
    const mayCome = new Promise<void>((resolve) => (send = resolve));
    await page.route(/\/rich-text-editor-.*\.js/, async (request) => {
      await mayCome;
      await request.continue();
    });
    await visit(route('postings.create'));
    const plain = page.locator('textarea[name=body]');
    await plain.focus();
    const typed = 'Which valve fits a boiler of 1962, and who still has it? '.repeat(4).trim();
    for (const [index, letter] of [...typed].entries()) {
      if (index === comesAt) send();
      await page.keyboard.type(letter);
    }
    await expect.poll(() => plain.count()).toBe(0);
    expect(await page.locator('.editor-text').innerText()).toBe(typed);
  },
);
