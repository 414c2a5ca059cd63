import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CONTENT_PAGES } from '../../../common/content-pages.ts';
import { LANGUAGES } from '../../../common/format/language.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { ContentPageView } from '../../../server/content/pages/views.ts';
import type { ContentEditorView, ContentListView } from '../../../server/moderation/content/views.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

const DAY_MS = 86_400_000;
const ENGLISH = '<h2 id="start">Start</h2><p>Words for readers.</p>';
const SPANISH = '<h2 id="inicio">Inicio</h2><p>Texto para lectores.</p>';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld({ pageCache: true });
  admin = await world.signedIn({ role: 'admin' });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.database.deleteFrom('content_drafts').execute();
  await world.database.deleteFrom('content_versions').where('number', '>', 1).execute();
});

const EDITOR = route('admin.content.edit', { page: 'about' });
const editor = async (query = '') =>
  (await admin.visit(`${EDITOR}${query}`)).page.props as unknown as ContentEditorView;
const texts = (changes: Record<string, unknown> = {}) => ({
  english: ENGLISH,
  mexican_spanish: SPANISH,
  version: 0,
  ...changes,
});
const save = (changes = {}, by = admin) =>
  by.submit(route('admin.content.save', { page: 'about' }), texts(changes), { from: EDITOR, method: 'PUT' });
const publish = (changes = {}, by = admin) =>
  by.submit(route('admin.content.publish', { page: 'about' }), texts(changes), { from: EDITOR });
const readers = async (url = '/about') =>
  (await world.visitor().visit(url)).page.props as unknown as ContentPageView;

describe('a draft of a content page', () => {
  test('a draft of a content page is kept for administrators, and readers see the published text', async () => {
    const before = await readers();
    const { page } = await save();
    expect(page.flash).toEqual({ success: 'Draft saved' });
    expect(await editor()).toMatchObject({ english: ENGLISH, mexican_spanish: SPANISH, version: 1 });
    expect((await readers()).body).toBe(before.body);
  });

  test('a draft of a content page is shown as readers will see it, in either language', async () => {
    await save();
    const preview = route(
      'admin.content.preview',
      { page: 'about' },
      { query: { language: 'mexican_spanish' } },
    );
    expect((await admin.visit(preview)).page.props).toMatchObject({ body: SPANISH });
  });

  test.each(CONTENT_PAGES)(
    'a draft of a content page of %s has a preview in both languages',
    async (page) => {
      for (const language of LANGUAGES) {
        const { page: shown, status } = await admin.visit(
          route('admin.content.preview', { page }, { query: { language } }),
        );
        expect(status).toBe(200);
        expect(String(shown.props['body']).length).toBeGreaterThan(100);
      }
    },
  );

  test('a draft of a content page that somebody else saved meanwhile is not overwritten', async () => {
    const other = await world.signedIn({ role: 'admin' });
    await save();
    const { page } = await save({ english: '<p>Mine.</p>' }, other);
    expect(page.flash.error).toContain('Another administrator saved this page');
    expect((await editor()).english).toBe(ENGLISH);
    await save({ english: '<p>Mine.</p>', version: 1 }, other);
    expect(await editor()).toMatchObject({ english: '<p>Mine.</p>', version: 2, savedBy: other.user.name });
  });

  test('a draft of a content page that two administrators begin at once is saved for one of them', async () => {
    const other = await world.signedIn({ role: 'admin' });
    const both = await Promise.all([save({ english: '<p>A</p>' }), save({ english: '<p>B</p>' }, other)]);
    expect(both.filter(({ page }) => page.flash.success !== undefined)).toHaveLength(1);
    expect((await editor()).version).toBe(1);
  });

  test('a draft of a content page names the language that is behind the other', async () => {
    const { english, mexican_spanish } = await editor();
    world.setNow(new Date(Date.now() + 60_000));
    await save({ english: `${english}<p>New.</p>`, mexican_spanish });
    expect((await editor()).behind).toBe('mexican_spanish');
    const list = (await admin.visit(route('admin.content'))).page.props as unknown as ContentListView;
    expect(list.pages.find(({ page }) => page === 'about')?.behind).toBe('mexican_spanish');
    world.setNow(new Date());
  });

  test('a draft of a content page is thrown away, and the published text is edited again', async () => {
    await save();
    await admin.submit(
      route('admin.content.discard', { page: 'about' }),
      {},
      { from: EDITOR, method: 'POST' },
    );
    expect(await editor()).toMatchObject({ version: 0, savedAt: null });
  });

  test('a draft of a content page holds only what a page may hold', async () => {
    await save({
      english: '<script>alert(1)</script><p onclick="x()" style="color:red">Words</p><iframe></iframe>',
    });
    expect((await editor()).english).toBe('<p>Words</p>');
  });

  test.each([
    ['of 10,000 nested lists', `${'<ul><li>'.repeat(10_000)}deep`, '10,000 levels deep'],
    ['with a table of 200 columns', `<table><tr>${'<td>x</td>'.repeat(200)}</tr></table>`, '200 columns'],
    ['that is too long', 'x'.repeat(200_001), '200,001 characters'],
  ])(
    'a draft of a content page: %s is refused with the reason, and the draft stays as it was',
    async (_what, english, words) => {
      await save();
      const { page } = await save({ english, version: 1 });
      expect(page.props['errors']).toMatchObject({ english: expect.stringContaining(words) });
      expect(await editor()).toMatchObject({ english: ENGLISH, version: 1 });
    },
  );

  test('a draft of a content page of more than 2 MB is refused before it is read, with the reason', async () => {
    const { page } = await save({ english: 'x'.repeat(2_200_000) });
    expect(JSON.stringify(page.flash)).toContain('too large');
    expect((await editor()).version).toBe(0);
  });

  test('a draft of a content page keeps words from right to left, and is not published where nothing can be seen', async () => {
    const english = '<p>\u05e9\u05dc\u05d5\u05dd \u200fa</p>';
    await save({ english });
    expect((await editor()).english).toBe(english);
    const { page } = await publish({ english: '<p>\u200b\u2060</p>', version: 1 });
    expect(page.props['errors']).toMatchObject({ english: expect.any(String) });
  });
});

describe('publishing a content page', () => {
  test('publishing a content page shows it to readers at once, in both languages', async () => {
    await readers();
    const { page } = await publish();
    expect(page.flash).toEqual({ success: 'Published' });
    expect(await readers()).toMatchObject({ body: ENGLISH, version: { number: 2 } });
    expect((await readers('/es/about')).body).toBe(SPANISH);
    expect(await editor()).toMatchObject({ version: 0, savedAt: null });
  });

  test('publishing a content page by a double click makes one version', async () => {
    await Promise.all([publish(), publish()]);
    expect((await editor()).versions.map(({ number }) => number)).toEqual([2, 1]);
  });

  test('publishing a content page at a set time shows it from then on, and can be canceled before', async () => {
    const at = new Date(Date.now() + DAY_MS);
    await publish({ publish_at: at.toISOString() });
    expect((await readers()).version.number).toBe(1);
    expect((await editor()).versions[0]).toMatchObject({ state: 'scheduled' });
    const again = await publish({ english: '<p>Other.</p>' });
    expect(again.page.flash.error).toContain('already scheduled');
    world.setNow(new Date(at.getTime() + 1_000));
    const late = route('admin.content.cancel', { page: 'about' });
    const { page } = await admin.submit(late, {}, { from: EDITOR, method: 'POST' });
    expect(page.flash.error).toContain('No version is scheduled');
    world.setNow(new Date());
    await world.database.deleteFrom('content_drafts').execute();
    await admin.submit(late, {}, { from: EDITOR, method: 'POST' });
    expect(await editor()).toMatchObject({ english: ENGLISH, version: 1 });
    expect((await editor()).versions).toHaveLength(1);
  });

  test.each([
    ['a time in the past', { publish_at: '2020-01-01T00:00:00Z' }, 'publish_at', 'future'],
    ['a time years ahead', { publish_at: '2099-01-01T00:00:00Z' }, 'publish_at', '366'],
    ['a time that is none', { publish_at: 'tomorrow' }, 'publish_at', 'date and a time'],
    ['an empty language', { mexican_spanish: '<p>\u200b </p>' }, 'mexican_spanish', ''],
  ])(
    'publishing a content page refuses %s and keeps what was public',
    async (_what, changes, field, words) => {
      const { page } = await publish(changes);
      expect(page.props['errors']).toMatchObject({ [field]: expect.stringContaining(words) });
      expect((await editor()).versions).toHaveLength(1);
      expect((await editor()).version).toBe(0);
    },
  );
});

describe('the history of a content page', () => {
  test('the history of a content page shows what a version changed, and gives it back as a draft', async () => {
    const original = (await editor()).english;
    await publish({ english: `${original}<p>One more line.</p>` });
    const { changes } = await editor('?changes=2');
    expect(changes?.english.filter(({ kind }) => kind !== 'same')).toEqual([
      { kind: 'added', text: 'One more line.' },
    ]);
    const restore = route('admin.content.restore', { page: 'about' });
    await admin.submit(restore, { number: 1 }, { from: EDITOR });
    expect(await editor()).toMatchObject({ english: original, version: 1 });
    const { page } = await admin.submit(restore, { number: 2 }, { from: EDITOR });
    expect(page.flash.error).toContain('There is a draft');
  });
});

describe('who may write content pages', () => {
  test.each(['user', 'contractor'] as const)('a %s may neither read nor write there', async (role) => {
    const person = await world.signedIn({ role });
    for (const name of ['admin.content.edit', 'admin.content.preview'] as const)
      expect((await person.get(route(name, { page: 'about' }))).status).toBe(403);
    expect((await person.get(route('admin.content'))).status).toBe(403);
    await publish({}, person);
    await save({}, person);
    expect(await editor()).toMatchObject({ version: 0 });
    expect((await editor()).versions).toHaveLength(1);
  });

  test('every one of the twelve pages has an editor, and an unknown one answers 404', async () => {
    for (const page of CONTENT_PAGES)
      expect((await admin.get(route('admin.content.edit', { page }))).status, page).toBe(200);
    expect((await admin.get('/admin/content/unknown')).status).toBe(404);
  });
});
