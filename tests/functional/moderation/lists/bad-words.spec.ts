import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { BAD_WORDS_MAX_COUNT } from '../../../../common/constants.ts';
import { route } from '../../../../common/routes/route-table.ts';
import { createApp } from '../../../../server/app.ts';
import { openDatabase } from '../../../../server/database/client.ts';
import { seedReference, syncReference } from '../../../../server/database/seeds/reference/seed.ts';
import type { BadWordsView } from '../../../../server/moderation/lists/reference-views.ts';
import { createBrowser } from '../../../support/browser.ts';
import { databaseOn } from '../../../support/database-server.ts';
import { until } from '../../../support/running-server.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';

let world: World;
let admin: Person;
const LIST = route('admin.bad_words');

beforeAll(async () => {
  world = await createWorld();
  admin = await world.signedIn({ role: 'admin' });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.database.deleteFrom('bad_words').where('word', 'like', 'zzq%').execute();
});

const add = (words: string[], language = 'english') =>
  admin.submit(route('admin.bad_words.store'), { language, words }, { from: LIST });
const remove = (word: string, language = 'english') =>
  admin.submit(route('admin.bad_words.destroy'), { language, word }, { from: LIST, method: 'POST' });
const list = async (query: Record<string, string | number>) =>
  (await admin.visit(route('admin.bad_words', {}, { query }))).page.props['words'] as BadWordsView['words'];
const called = async () => (await world.visitor().call('GET', route('api.bad_words'))).json<string[]>();

describe('a word that is added', () => {
  test('a word that is added is masked at once, in both languages’ pages and in the call', async () => {
    const contractor = await world.make.contractor();
    await world.make.review({ contractor, title: 'They are zzqbodgers, all of them' });
    const pages = [`/c/${contractor.slug}`, `/es/c/${contractor.slug}`];
    const shown = async (words: string) =>
      Promise.all(pages.map(async (url) => (await world.visitor().get(url)).text.includes(words)));
    expect(await shown('They are zzqbodgers')).toEqual([true, true]);
    const before = await world.visitor().call('GET', route('api.bad_words'));

    const { page } = await add(['zzqbodgers']);
    expect(page.flash).toEqual({ success: '1 word added' });
    expect(await shown('They are zzqbodgers')).toEqual([false, false]);
    expect(await shown('They are z--------s')).toEqual([true, true]);
    const tag = { 'if-none-match': String(before.headers['etag']) };
    const after = await world.visitor().call('GET', route('api.bad_words'), undefined, tag);
    expect(after.status).toBe(200);
    expect(after.json<string[]>()).toContain('zzqbodgers');

    await remove('zzqbodgers');
    expect(await shown('They are zzqbodgers')).toEqual([true, true]);
    expect(await called()).not.toContain('zzqbodgers');
  });

  test('a word that is added is masked at once by the other processes as well', async () => {
    const contractor = await world.make.contractor();
    await world.make.review({ contractor, title: 'A zzqshoddy crew' });
    const target = databaseOn(inject('databaseServer').target, world.handle.sql.options.database);
    const handle = openDatabase(target, { connections: 3 });
    // A configuration of its own, as another process has.
    const other = await createApp({ config: { ...world.config }, handle, render: async () => null });
    try {
      const shows = async (words: string) =>
        (await createBrowser(other).get(`/c/${contractor.slug}`)).text.includes(words);
      expect(await shows('A zzqshoddy crew')).toBe(true);
      await add(['zzqshoddy']);
      await until('the other process masks the word', () => shows('A z-------y crew'));
    } finally {
      await other.close();
      await handle.close();
    }
  });

  test('a word that is added is one with what differs in capitals or accents only', async () => {
    const { page } = await add(['zzqchafa', 'ZZQCHAFA', 'zzqcháfa', 'zzqfeo'], 'mexican_spanish');
    expect(page.flash).toEqual({ success: '2 words added; 2 were already there' });
    expect((await add(['ZzqChafá'], 'mexican_spanish')).page.flash).toEqual({
      success: 'No words added; 1 was already there',
    });
    expect((await list({ search: 'zzq' })).rows.map(({ word }) => word)).toEqual(['zzqchafa', 'zzqfeo']);
  });

  test('a word that is added is one word after a double click, and after two administrators at once', async () => {
    const second = await world.signedIn({ role: 'admin' });
    const body = { language: 'english', words: ['zzqdouble'] };
    const send = (browser: typeof admin) => browser.send('POST', route('admin.bad_words.store'), body);
    const answers = await Promise.all([send(admin), send(admin), send(second)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect((await list({ search: 'zzqdouble' })).pagination.total).toBe(1);
  });

  test.each([
    ['no words', { language: 'english', words: [] }, 'words'],
    ['one letter', { language: 'english', words: ['a'] }, 'words.0'],
    ['signs only', { language: 'english', words: ['zzqfine', '***'] }, 'words.1'],
    ['a very long one', { language: 'english', words: ['z'.repeat(61)] }, 'words.0'],
    ['an unknown language', { language: 'klingon', words: ['zzqqapla'] }, 'language'],
    [
      'too many at once',
      { language: 'english', words: Array.from({ length: 201 }, (_, n) => `zzq${n}`) },
      'words',
    ],
    ['something that cannot be stored', { language: 'english', words: ['zzq\0q'] }, 'words.0'],
  ])(
    'a word that is added is refused as %s, with the field named, and nothing is added',
    async (_what, body, field) => {
      const { page } = await admin.submit(route('admin.bad_words.store'), body, { from: LIST });
      expect(Object.keys(page.props.errors)).toContain(field);
      expect((await list({ search: 'zzq' })).pagination.total).toBe(0);
    },
  );

  test('a word that is added does not fit into a list that is full', async () => {
    const { total } = await world.database
      .selectFrom('bad_words')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('language', '=', 'english')
      .executeTakeFirstOrThrow();
    const filling = Array.from({ length: BAD_WORDS_MAX_COUNT - total }, (_, number) => ({
      word: `zzqfull${number}`,
      language: 'english',
    }));
    await world.database.insertInto('bad_words').values(filling).execute();
    const { page } = await add(['zzqonemore']);
    expect(page.props.errors['words']).toContain('5,000');
    expect((await add(['zzqfull1'])).page.flash).toMatchObject({ success: expect.any(String) });
  });
});

describe('a word that is removed', () => {
  test('a word that is removed stays removed after the next start', async () => {
    await remove('bastard');
    expect(await called()).not.toContain('bastard');
    await syncReference(world.handle);
    expect(await called()).not.toContain('bastard');
    await seedReference(world.handle);
  });

  test('a word that is removed that is gone already is a conflict that says so', async () => {
    await add(['zzqgone']);
    const body = { language: 'english', word: 'zzqgone' };
    const send = () =>
      admin.send('POST', route('admin.bad_words.destroy'), body, { accept: 'application/json' });
    const statuses = (await Promise.all([send(), send()])).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([303, 409]);
    expect((await remove('zzqgone')).page.flash.error).toContain('zzqgone');
  });
});

describe('the list', () => {
  test('the list is searched in any capitals, narrowed by language, sorted and turned over', async () => {
    await add(['zzqá one', 'zzqB two']);
    await add(['zzqc tres'], 'mexican_spanish');
    expect((await list({ search: 'ZZQA' })).rows).toEqual([
      { number: 1, word: 'zzqá one', language: 'english' },
    ]);
    const words = async (query: Record<string, string | number>) =>
      (await list({ search: 'zzq', ...query })).rows.map(({ word }) => word);
    expect(await words({})).toEqual(['zzqá one', 'zzqB two', 'zzqc tres']);
    expect(await words({ direction: 'desc' })).toEqual(['zzqc tres', 'zzqB two', 'zzqá one']);
    expect(await words({ sort: 'language', direction: 'desc' })).toEqual([
      'zzqc tres',
      'zzqá one',
      'zzqB two',
    ]);
    expect(await words({ language: 'mexican_spanish' })).toEqual(['zzqc tres']);
    expect(await words({ page: 2, per_page: 2 })).toEqual(['zzqc tres']);
  });

  test('the list is a file in which a word does not become a formula', async () => {
    await add(['=zzqsum(a1)']);
    const { text } = await admin.get(route('admin.bad_words.export', {}, { query: { search: 'zzq' } }));
    expect(text).toBe(`\uFEFFWord,Language\r\n"'=zzqsum(a1)",English\r\n`);
  });
});
