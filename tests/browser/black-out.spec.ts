import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { route } from '../../common/routes/route-table.ts';
import type { Language } from '../../common/format/language.ts';
import type { DatabaseHandle } from '../../server/database/client.ts';
import { createFactories, PASSWORD } from '../support/factories.ts';
import { colorsOf, GROUND, isLike, paper, PATCH, photoOnItsSide } from './support/evidence.ts';
import {
  accessibilityProblems,
  eventually,
  inLanguage,
  PHONE,
  signIn,
  stickingOut,
  test,
  type Person,
} from './support/journey.ts';
import { isEverything } from './support/look.ts';

const BLACK = { r: 0, g: 0, b: 0 };
const WHITE = { r: 255, g: 255, b: 255 };

type Sent = { name: string; mimeType: string; buffer: Buffer };
const photo = async (): Promise<Sent> => ({
  name: 'bath.jpg',
  mimeType: 'image/jpeg',
  buffer: await photoOnItsSide(),
});
const pdf = (buffer: Buffer): Sent => ({ name: 'estimate.pdf', mimeType: 'application/pdf', buffer });

/** A reporter at the form about a review. */
async function reporting(person: Person, database: DatabaseHandle, language: Language = 'english') {
  const make = createFactories(database);
  const email = `cover.${randomUUID().slice(0, 8)}@plumbline.test`;
  const reporter = await make.user({ email, language });
  const contractor = await make.contractor();
  const review = await make.review({ contractor, author: await make.user() });
  await signIn(person, email, PASSWORD);
  await person.visit(route('reports.create', { kind: 'review', id: review.id }));
  const waiting = () => database.sql<{ name: string; url: string; visibility: string }[]>`
    select original_name as name, '/uploads/' || key as url, visibility from uploads
    where user_id = ${reporter.id} order by id`;
  const evidence = () => database.sql<{ name: string; url: string }[]>`
    select upload.original_name as name, '/uploads/' || upload.key as url
    from report_files as file join uploads as upload on upload.id = file.upload_id
    where upload.user_id = ${reporter.id} order by file.position`;
  return { waiting, evidence };
}

const names = (page: Page) => page.locator('.file-name').allTextContents();
const stage = (page: Page): Locator => page.locator('.black-out-stage');
const boxes = (page: Page): Locator => page.locator('.black-out-box[aria-label]');

/** Waits until the page of the file is drawn. */
async function drawn(page: Page): Promise<void> {
  await stage(page).waitFor();
  await page.waitForFunction(
    () => document.querySelector<HTMLElement>('.black-out-stage')?.style.getPropertyValue('--shape') !== '',
  );
}

/** Draws a box between two points, in shares of the picture. */
async function drawBox(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  await drawn(page);
  await stage(page).scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await stage(page).boundingBox()) ?? {};
  await page.mouse.move(x + from[0] * width, y + from[1] * height);
  await page.mouse.down();
  await page.mouse.move(x + to[0] * width, y + to[1] * height, { steps: 4 });
  await page.mouse.up();
}

async function stored(person: Person, url: string) {
  const answer = await person.context.request.get(url);
  expect(answer.status()).toBe(200);
  const file = await answer.body();
  const { exif, xmp, icc, format } = await sharp(file).metadata();
  expect([format, exif, xmp, icc]).toEqual(['webp', undefined, undefined, undefined]);
  expect(file.includes('Somebody at home')).toBe(false);
  return colorsOf(file);
}

const expectColors = (picture: Awaited<ReturnType<typeof stored>>, wanted: [number, number, object][]) => {
  const found = wanted.map(([x, y]) => [x, y, picture.at(x, y)] as const);
  const wrong = found.filter(([, , color], index) => !isLike(color, wanted[index]?.[2] as typeof BLACK));
  expect(wrong).toEqual([]);
};

describe('covering parts of evidence before it is sent', () => {
  test('a photo is covered with the mouse and a PDF by keyboard alone, and the report holds pictures drawn anew', async ({
    someone,
    database,
  }) => {
    const t = inLanguage('english');
    const person = await someone();
    const { page } = person;
    const { waiting, evidence } = await reporting(person, database);
    await page.getByText(t('black_out.advice')).waitFor();
    await page.locator('input[type=file]').setInputFiles([await photo(), pdf(await paper({ pages: 2 }))]);
    await eventually(() => names(page)).toEqual(['bath.jpg', 'estimate.pdf']);
    const originals = await waiting();

    await page.getByRole('button', { name: t('black_out.open_file', { name: 'bath.jpg' }) }).click();
    await drawBox(page, [0.1, 0.05], [0.4, 0.3]);
    // The pointer may leave the dialog, which stays open.
    await drawBox(page, [0.7, 0.7], [2.6, 0.9]);
    await eventually(() => boxes(page).count()).toBe(2);
    await page.getByRole('button', { name: t('black_out.undo') }).click();
    await eventually(() => boxes(page).count()).toBe(1);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: t('black_out.use') }).click();
    await page.getByText(t('black_out.used')).waitFor();
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      t('black_out.open_file', { name: 'bath.jpg' }),
    );

    // From here on without the mouse.
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await page.getByRole('button', { name: t('black_out.open_file', { name: 'estimate.pdf' }) }).focus();
    await press('Enter');
    await drawn(page);
    const reach = async (name: string) => {
      for (let tabs = 0; tabs < 20; tabs += 1) {
        const focused = page.locator(':focus');
        if ((await focused.count()) === 1) {
          const label = await focused.getAttribute('aria-label');
          if ((label ?? (await focused.textContent())) === name) return;
        }
        await press('Tab');
      }
      throw new Error(`The focus never came to ${name}`);
    };
    await reach(t('black_out.add'));
    await press('Enter');
    await eventually(() => page.locator(':focus').getAttribute('aria-label')).toBe(
      t('black_out.box', { number: 1 }),
    );
    const before = await boxes(page).boundingBox();
    await press(
      'ArrowLeft',
      'ArrowLeft',
      'ArrowUp',
      'Shift+ArrowRight',
      'Shift+ArrowDown',
      'Shift+ArrowDown',
    );
    await eventually(async () => {
      const after = await boxes(page).boundingBox();
      return (['x', 'y', 'width', 'height'] as const).map((side) =>
        Math.round((after?.[side] ?? 0) - (before?.[side] ?? 0)),
      );
    }).toEqual([-8, -4, 4, 8]);
    for (let steps = 0; steps < 60; steps += 1) await press('ArrowLeft', 'ArrowUp');
    await eventually(() => boxes(page).evaluate(({ style }) => style.left)).toBe('0%');
    await reach(t('black_out.add'));
    await press('Enter');
    await eventually(() => boxes(page).count()).toBe(2);
    await press('Delete');
    await eventually(() => boxes(page).count()).toBe(1);
    const share = await boxes(page).evaluate(({ style: { top, width, height } }) => ({ top, width, height }));
    expect(await accessibilityProblems(page)).toEqual([]);
    await reach(t('black_out.next_page'));
    await press('Enter');
    await drawn(page);
    expect(await boxes(page).count()).toBe(0);
    await reach(t('black_out.use'));
    await press('Enter');
    await eventually(() => names(page)).toEqual(['bath.jpg', 'estimate-1.jpg', 'estimate-2.jpg']);
    await page.getByText(t('black_out.used')).waitFor();
    for (const { url } of originals) expect((await person.context.request.get(url)).status()).toBe(404);

    await page.getByRole('radio', { name: t('report_forms.reason.spam') }).check();
    await page.getByRole('button', { name: t('report_forms.send') }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/report/'));
    const [bath, first, second] = await evidence();
    expect((await waiting()).map(({ visibility }) => visibility)).toEqual(['parties', 'parties', 'parties']);
    const upright = await stored(person, bath?.url ?? '');
    expect([upright.width, upright.height]).toEqual([600, 800]);
    expectColors(upright, [
      [0.11, 0.06, BLACK],
      [0.25, 0.2, BLACK],
      [0.39, 0.29, BLACK],
      [0.06, 0.2, PATCH],
      [0.45, 0.45, PATCH],
      [0.8, 0.8, GROUND],
      [0.25, 0.9, GROUND],
    ]);
    const covered = await stored(person, first?.url ?? '');
    const part = (percent: string) => Number.parseFloat(percent) / 100;
    const [top, width, height] = [part(share.top), part(share.width), part(share.height)];
    expectColors(covered, [
      [0.01, top + 0.01, BLACK],
      [width - 0.01, top + height - 0.01, BLACK],
      [width + 0.02, top + height / 2, PATCH],
      [0.45, 0.45, PATCH],
      [0.9, 0.1, WHITE],
    ]);
    expectColors(await stored(person, second?.url ?? ''), [
      [0.01, top + 0.01, PATCH],
      [0.9, 0.1, WHITE],
    ]);
  });

  test('a finger covers a photo on a phone in Spanish, and closing changes nothing', async ({
    someone,
    database,
  }) => {
    const t = inLanguage('mexican_spanish');
    const person = await someone({ viewport: PHONE, hasTouch: true, isMobile: true });
    const { page } = person;
    const { waiting } = await reporting(person, database, 'mexican_spanish');
    await page.locator('input[type=file]').setInputFiles([await photo(), pdf(await paper({ pages: 60 }))]);
    await eventually(() => names(page)).toEqual(['bath.jpg', 'estimate.pdf']);
    const open = (name: string) =>
      page.getByRole('button', { name: t('black_out.open_file', { name }) }).click();

    await open('bath.jpg');
    await drawn(page);
    await page.getByRole('button', { name: t('black_out.use') }).click();
    await page.getByText(t('black_out.no_box')).waitFor();
    await page.getByRole('button', { name: t('black_out.cancel') }).click();
    await stage(page).waitFor({ state: 'detached' });
    expect((await waiting()).map(({ name }) => name)).toEqual(['bath.jpg', 'estimate.pdf']);

    await open('bath.jpg');
    await drawn(page);
    await stage(page).scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await stage(page).boundingBox()) ?? {};
    const finger = await person.context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: [number, number] | null) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at ? [{ x: x + at[0] * width, y: y + at[1] * height }] : [],
      });
    await touch('touchStart', [0.1, 0.1]);
    await touch('touchMove', [0.3, 0.2]);
    await touch('touchMove', [0.4, 0.3]);
    await touch('touchEnd', null);
    await eventually(() => boxes(page).count()).toBe(1);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await stickingOut(page)).toEqual([]);
    await page.getByRole('button', { name: t('black_out.use') }).click();
    await page.getByText(t('black_out.used')).waitFor();
    const urls = await waiting();
    expectColors(await stored(person, urls.find(({ name }) => name === 'bath.jpg')?.url ?? ''), [
      [0.25, 0.2, BLACK],
      [0.45, 0.45, PATCH],
      [0.8, 0.8, GROUND],
    ]);

    // Four of sixty pages fit beside the photo.
    await open('estimate.pdf');
    await page.getByText(t('black_out.pages_fit', { count: 60, room: 4 })).waitFor();
    await drawn(page);
    const next = page.getByRole('button', { name: t('black_out.next_page') });
    for (let pages = 0; pages < 4; pages += 1) await next.click();
    const choice = page.getByRole('checkbox', { name: t('black_out.send_page') });
    expect(await choice.isChecked()).toBe(false);
    await choice.check();
    await page.getByRole('button', { name: t('black_out.use') }).click();
    await page.getByText(t('black_out.too_many_pages', { chosen: 5, room: 4 })).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await stickingOut(page)).toEqual([]);
    await choice.uncheck();
    await page.getByRole('button', { name: t('black_out.use') }).click();
    await eventually(() => names(page)).toEqual([
      'bath.jpg',
      ...[1, 2, 3, 4].map((number) => `estimate-${number}.jpg`),
    ]);
  });

  test('a file that cannot be opened or sent stays as it is, and the dialog says why', async ({
    someone,
    database,
  }) => {
    const t = inLanguage('english');
    const person = await someone();
    const { page } = person;
    const { waiting } = await reporting(person, database);
    const named = (name: string, buffer: Buffer) => ({ ...pdf(buffer), name });
    const whole = await paper({ pages: 1 });
    const files = [
      named('broken.pdf', Buffer.concat([whole.subarray(0, 400), Buffer.from('\n%%EOF\n')])),
      named('locked.pdf', await paper({ pages: 1, userPassword: 'secret' })),
      named('scan.pdf', Buffer.concat([Buffer.from('%PDF-1.7\n% /JPXDecode\n'), whole])),
      await photo(),
    ];
    await page.locator('input[type=file]').setInputFiles(files);
    await eventually(async () => (await names(page)).length).toBe(4);
    const all = files.map(({ name }) => name);
    const dialog = page.getByRole('dialog');
    const open = (name: string) =>
      page.getByRole('button', { name: t('black_out.open_file', { name }) }).click();
    for (const [name, problem] of [
      ['broken.pdf', 'pdf'],
      ['locked.pdf', 'password'],
      ['scan.pdf', 'pdf_pictures'],
    ] as const) {
      await open(name);
      await dialog.getByText(t(`black_out.problem.${problem}`)).waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }

    await page.evaluate(() => {
      const { decode } = HTMLImageElement.prototype;
      HTMLImageElement.prototype.decode = () => {
        HTMLImageElement.prototype.decode = decode;
        return Promise.reject(new Error('This browser cannot.'));
      };
    });
    await open('bath.jpg');
    await dialog.getByText(t('black_out.problem.picture')).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    person.expectProblem(/ERR_CONNECTION_RESET/);
    await page.route('**/api/upload', (request) => request.abort('connectionreset'));
    await open('bath.jpg');
    await drawBox(page, [0.1, 0.1], [0.4, 0.3]);
    await page.getByRole('button', { name: t('black_out.use') }).click();
    await dialog.getByText(t('black_out.not_sent')).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await names(page)).toEqual(all);
    expect((await waiting()).map(({ name }) => name)).toEqual(all);

    // The call that deletes the original fails: it goes with the sweep.
    await page.unroute('**/api/upload');
    await page.route('**/api/upload/*', (request) => request.abort('connectionreset'));
    await open('bath.jpg');
    await drawBox(page, [0.1, 0.1], [0.4, 0.3]);
    await page.getByRole('button', { name: t('black_out.use') }).click();
    await page.getByText(t('black_out.used_later', { hours: 24 })).waitFor();
    expect((await waiting()).length).toBe(5);
  });

  // Drawing it takes seconds, and differs from a small one in its size alone.
  test.runIf(isEverything)('a photo of fifty megapixels is covered', async ({ someone, database }) => {
    const t = inLanguage('english');
    const person = await someone();
    const { page } = person;
    const { waiting } = await reporting(person, database);
    const buffer = await sharp({ create: { width: 8_640, height: 5_760, channels: 3, background: GROUND } })
      .jpeg()
      .toBuffer();
    await page.locator('input[type=file]').setInputFiles([{ ...(await photo()), buffer }]);
    await eventually(() => names(page)).toEqual(['bath.jpg']);
    await page.getByRole('button', { name: t('black_out.open_file', { name: 'bath.jpg' }) }).click();
    await drawBox(page, [0.1, 0.1], [0.4, 0.3]);
    const sent = page.waitForRequest('**/api/upload');
    await page.getByRole('button', { name: t('black_out.use') }).click();
    expect((await sent).method()).toBe('POST');
    await page.getByText(t('black_out.used')).waitFor();
    const [only] = await waiting();
    const picture = await stored(person, only?.url ?? '');
    expect([picture.width, picture.height]).toEqual([1_920, 1_280]);
    expectColors(picture, [
      [0.25, 0.2, BLACK],
      [0.8, 0.8, GROUND],
    ]);
  });

  test('a covered version of a file in a red flag stays for the readers that were chosen for its original', async ({
    someone,
    database,
  }) => {
    const t = inLanguage('english');
    const person = await someone();
    const { page } = person;
    const make = createFactories(database);
    const reporter = await make.user({ email: `flag.${randomUUID().slice(0, 8)}@plumbline.test` });
    const { slug } = await make.contractor();
    await signIn(person, reporter.email, PASSWORD);
    await person.visit(route('red_flags.create', { slug }));
    await page.locator('input[type=file]').setInputFiles([pdf(await paper({ pages: 2 }))]);
    await page
      .getByLabel(t('red_flags.audience_of', { name: 'estimate.pdf' }))
      .selectOption(t('red_flags.audience.admins'));
    await page.getByRole('button', { name: t('black_out.open_file', { name: 'estimate.pdf' }) }).click();
    await drawBox(page, [0.1, 0.1], [0.4, 0.3]);
    await page.getByRole('button', { name: t('black_out.use') }).click();
    for (const name of ['estimate-1.jpg', 'estimate-2.jpg'])
      expect(await page.getByLabel(t('red_flags.audience_of', { name })).inputValue()).toBe('admins');
  });

  test('a photo is covered from the dialog of an appeal, which stays open with what was written', async ({
    someone,
    database,
  }) => {
    const t = inLanguage('english');
    const person = await someone({ viewport: PHONE });
    const { page } = person;
    const make = createFactories(database);
    const owner = await make.user({ email: `owner.${randomUUID().slice(0, 8)}@plumbline.test` });
    const contractor = await make.contractor({ owner });
    await make.review({ contractor, author: await make.user(), overall: 2 });
    await signIn(person, owner.email, PASSWORD);
    await person.visit(route('contractors.show', { slug: contractor.slug }));
    await page.getByRole('link', { name: t('reviews.appeal_take_down') }).click();
    const reason = page.getByLabel(t('appeal_forms.reason'));
    await reason.fill('This was never a customer of ours.');
    await page.locator('input[type=file]').setInputFiles([await photo()]);
    await page.getByRole('button', { name: t('black_out.open_file', { name: 'bath.jpg' }) }).click();
    await drawn(page);
    await page.keyboard.press('Escape');
    await stage(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: t('black_out.open_file', { name: 'bath.jpg' }) }).click();
    await drawBox(page, [0.1, 0.1], [0.4, 0.3]);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await stickingOut(page)).toEqual([]);
    await page.getByRole('button', { name: t('black_out.use') }).click();
    await page.getByText(t('black_out.used')).waitFor();
    expect(await reason.inputValue()).toBe('This was never a customer of ours.');
    expect(await names(page)).toEqual(['bath.jpg']);
  });
});
