import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import { readPage, type Answer } from '../../../support/browser.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';

let world: World;
let admin: Person;

beforeAll(async () => {
  world = await createWorld();
  admin = await world.signedIn({ role: 'admin' });
});
afterAll(() => world.close());

const errorsOf = (answer: Answer) => readPage(answer.text)?.props.errors ?? {};
const inputOf = (answer: Answer) => readPage(answer.text)?.props['input'];
const tradeCalled = (english: string) =>
  world.database
    .selectFrom('trades')
    .select(['id', 'version', 'cslb_classes'])
    .where('english', '=', english)
    .executeTakeFirst();
const ADD = `${route('admin.trades')}?add=`;
const trade = (changes: Record<string, string> = {}) => ({
  version: '0',
  english: 'Chimney work',
  mexican_spanish: 'Chimeneas',
  icon: 'IconHammer',
  'synonyms.english': 'chimney, flue\nsweep',
  'synonyms.mexican_spanish': 'tiro de chimenea',
  cslb_classes: 'C-29',
  ...changes,
});

describe('a list of administrators without scripts', () => {
  test('a list of administrators without scripts adds a trade, changes it and removes it', async () => {
    const added = await admin.post(route('admin.trades.store'), trade(), ADD);
    expect(added.status).toBe(303);
    const row = await tradeCalled('Chimney work');
    expect(row).toMatchObject({ cslb_classes: ['C-29'] });
    const { id = 0, version = 0 } = row ?? {};
    const words = await world.database
      .selectFrom('trade_synonyms')
      .select('word')
      .where('trade_id', '=', id)
      .where('language', '=', 'english')
      .orderBy('word')
      .execute();
    expect(words.map(({ word }) => word)).toEqual(['chimney', 'flue', 'sweep']);
    const edit = `${route('admin.trades')}?edit=${id}`;
    const named = trade({ version: String(version), english: 'Chimneys' });
    expect((await admin.post(route('admin.trades.update', { id }), named, edit)).status).toBe(303);
    const changed = await tradeCalled('Chimneys');
    const gone = { version: String(changed?.version) };
    const removal = `${route('admin.trades')}?remove=${id}`;
    expect((await admin.post(route('admin.trades.destroy', { id }), gone, removal)).status).toBe(303);
    expect(await tradeCalled('Chimneys')).toBeUndefined();
  });

  test('a list of administrators without scripts is shown again with the typed words where a field is wrong', async () => {
    const refused = await admin.post(route('admin.trades.store'), trade({ english: '' }), ADD);
    expect([refused.status, Object.keys(errorsOf(refused))]).toEqual([422, ['english']]);
    expect(inputOf(refused)).toMatchObject({ mexican_spanish: 'Chimeneas', cslb_classes: 'C-29' });
  });

  test('a list of administrators without scripts offers a region no more when its box is not checked', async () => {
    const region = await world.database
      .selectFrom('regions')
      .select(['id', 'english', 'mexican_spanish', 'version'])
      .where('code', '=', 'US-WY')
      .executeTakeFirstOrThrow();
    const { id, version, ...names } = region;
    const url = route('admin.regions.update', { id });
    const edit = `${route('admin.regions.edit')}?edit=${id}`;
    await admin.post(url, { ...names, version: String(version) }, edit);
    const active = () =>
      world.database
        .selectFrom('regions')
        .select(['active', 'version'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    const off = await active();
    expect(off.active).toBe(false);
    await admin.post(url, { ...names, version: String(off.version), active: 'true' }, edit);
    expect((await active()).active).toBe(true);
  });

  test('a list of administrators without scripts adds masked words one to a line, and removes one', async () => {
    const list = route('admin.bad_words');
    await admin.post(
      route('admin.bad_words.store'),
      { language: 'english', words: 'dagnab\nconsarn' },
      `${list}?add=`,
    );
    const stored = () =>
      world.database
        .selectFrom('bad_words')
        .select('word')
        .where('word', 'in', ['dagnab', 'consarn'])
        .execute();
    expect(await stored()).toHaveLength(2);
    await admin.post(route('admin.bad_words.destroy'), { language: 'english', word: 'dagnab' }, list);
    expect(await stored()).toEqual([{ word: 'consarn' }]);
  });

  test('a list of administrators without scripts writes over a text, and takes the change back with the other button of the form', async () => {
    const key = 'layout.faq';
    const from = `${route('admin.translations')}?edit=${key}`;
    const words = { key, english: 'Help and answers', mexican_spanish: 'Ayuda y respuestas' };
    await admin.post(route('admin.translations.update'), { ...words, version: '0' }, from);
    const latest = () =>
      world.database
        .selectFrom('translation_changes')
        .select('id')
        .where('key', '=', key)
        .orderBy('id', 'desc')
        .executeTakeFirst();
    const shown = async () =>
      (
        await world.database
          .selectFrom('translations')
          .select('english')
          .where('key', '=', key)
          .executeTakeFirstOrThrow()
      ).english;
    expect(await shown()).toBe('Help and answers');
    const version = String((await latest())?.id);
    await admin.post(route('admin.translations.undo'), { ...words, version }, from);
    expect(await shown()).not.toBe('Help and answers');
  });

  test('a list of administrators without scripts saves a content page as a draft, publishes it at an hour of UTC, and cancels that', async () => {
    const page = 'about' as const;
    const editor = route('admin.content.edit', { page });
    const { version, english, mexican_spanish } = (await admin.visit(editor)).page.props as unknown as {
      version: number;
      english: string;
      mexican_spanish: string;
    };
    const texts = { english: `${english}<p>One more line.</p>`, mexican_spanish, version: String(version) };
    const saved = await admin.post(route('admin.content.save', { page }), texts, editor);
    expect([saved.status, saved.headers['location']]).toEqual([303, editor]);
    const draft = (await admin.visit(editor)).page.props as unknown as { version: number };
    const late = await admin.post(
      route('admin.content.publish', { page }),
      { ...texts, version: String(draft.version), publish_at: '2020-01-01T10:00' },
      editor,
    );
    expect([late.status, Object.keys(errorsOf(late))]).toEqual([422, ['publish_at']]);
    expect(inputOf(late)).toMatchObject({ english: texts.english });
    const soon = new Date(Date.now() + 30 * 86_400_000).toISOString();
    const planned = { ...texts, version: String(draft.version), publish_at: soon.slice(0, 16) };
    await admin.post(route('admin.content.publish', { page }), planned, editor);
    const scheduled = () =>
      world.database
        .selectFrom('content_versions')
        .select('published_at')
        .where('published_at', '>', new Date())
        .execute();
    expect(await scheduled()).toEqual([{ published_at: new Date(`${soon.slice(0, 16)}Z`) }]);
    await admin.post(route('admin.content.cancel', { page }), {}, editor);
    expect(await scheduled()).toEqual([]);
  });
});
