import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import { importTranslations } from '../../../server/content/translations/actions/import-translations.ts';
import type { Context } from '../../../server/core/context.ts';
import type { DomainEvent } from '../../../server/event-map.ts';
import type { TranslationsView } from '../../../server/moderation/translations/views.ts';
import { catalogue } from '../../../translations/index.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

const KEY = 'layout.find_contractors';
const OTHER_KEY = 'layout.log_in';
const LIST = route('admin.translations');
let world: World;
let admin: Person;
let shipped: { english: string; mexican_spanish: string };
beforeAll(async () => {
  world = await createWorld({ pageCache: true });
  admin = await world.signedIn({ role: 'admin' });
  const [english, mexican_spanish] = catalogue[KEY];
  shipped = { english, mexican_spanish };
});
afterAll(() => world.close());
afterEach(async () => {
  for (const key of [KEY, OTHER_KEY]) {
    const change = async () => (await found(key))?.version ?? 0;
    for (let version = await change(); version !== 0; version = await change())
      await undo(version, admin, key);
  }
});

const list = async (query = '') =>
  (await admin.visit(`${LIST}${query}`)).page.props as unknown as TranslationsView;
const found = async (key: string) => (await list(`?search=${key}`)).texts.rows.find((row) => row.key === key);
const words = (english: string, mexican_spanish = 'Buscar ya') => ({ english, mexican_spanish });
const save = (changes: Record<string, unknown>, by = admin) =>
  by.submit(
    route('admin.translations.update'),
    { key: KEY, version: 0, ...words('Look up'), ...changes },
    { from: LIST, method: 'PUT' },
  );
const undo = (version: number, by = admin, key: string = KEY) =>
  by.submit(route('admin.translations.undo'), { key, version }, { from: LIST });
const importCsv = (csv: string) => admin.submit(route('admin.translations.import'), { csv }, { from: LIST });
const loaded = async () => {
  const answer = await world.visitor().get(route('api.translations'));
  const { translations } = JSON.parse(answer.text) as { translations: { key: string; english: string }[] };
  return { english: translations.find(({ key }) => key === KEY)?.english, etag: answer.headers['etag'] };
};

describe('a text that an administrator changes', () => {
  test('a text that an administrator changes is said by every page and by the next load of open clients, and can be undone', async () => {
    const before = await loaded();
    expect(before.english).toBe(shipped.english);
    const { page } = await save({ english: 'Look someone up' });
    expect(page.flash).toEqual({ success: 'Text saved' });
    const after = await loaded();
    expect(after.english).toBe('Look someone up');
    expect(after.etag).not.toBe(before.etag);
    expect((await world.visitor().get('/about')).text).toContain('Look someone up');
    const row = await found(KEY);
    expect(row).toMatchObject({ states: ['overridden'], shipped, changedBy: admin.user.name });
    await undo(row?.version ?? 0);
    expect((await loaded()).english).toBe(shipped.english);
    expect(await found(KEY)).toMatchObject({ states: [], version: 0 });
  });

  test('a text that an administrator changes: twice is undone step by step', async () => {
    await save({ english: 'One' });
    const first = await found(KEY);
    await save({ english: 'Two', version: first?.version });
    const second = await found(KEY);
    await undo(second?.version ?? 0);
    expect(await found(KEY)).toMatchObject({ english: 'One', states: ['overridden'] });
  });

  test('a text that an administrator changes that somebody else has changed meanwhile is not written over', async () => {
    await save({ english: 'First' });
    const other = await world.signedIn({ role: 'admin' });
    const { page } = await save({ english: 'Second' }, other);
    expect(page.flash.error).toContain('Someone else just changed this text');
    expect((await found(KEY))?.english).toBe('First');
  });

  test.each([
    ['a broken plural', { english: '{count, plural, one {x}' }, 'english', 'plural is broken'],
    ['a placeholder that nothing fills in', { mexican_spanish: 'Hola {name}' }, 'mexican_spanish', '{name}'],
    ['no words', { english: ' ' }, 'english', 'Write something'],
    ['a key that does not exist', { key: 'no.such' }, 'key', 'doesn’t exist'],
  ])(
    'a text that an administrator changes to %s is refused with the reason',
    async (_what, changes, field, reason) => {
      const { page } = await save(changes);
      expect(page.props['errors']).toMatchObject({ [field]: expect.stringContaining(reason) });
      expect((await found(KEY))?.version).toBe(0);
    },
  );

  test.each([
    ['since this change', { shipped_english: 'Of before' }],
    ['since an older change', { shipped_english: null, shipped_spanish: null, english: 'Of before' }],
  ])(
    'a text that an administrator changes whose own words a release changed %s is marked until it is saved again',
    async (_when, product) => {
      await save({ english: 'Mine' });
      await world.database.updateTable('translation_changes').set(product).where('key', '=', KEY).execute();
      const stale = await found(KEY);
      expect(stale?.states).toEqual(['changed', 'overridden']);
      expect((await list('?state=changed')).texts.rows.map(({ key }) => key)).toEqual([KEY]);
      await save({ english: 'Mine, for the new words', version: stale?.version });
      expect((await found(KEY))?.states).toEqual(['overridden']);
    },
  );
});

describe('a text whose placeholders a release changes', () => {
  const outdated = { english: 'Find {city}', mexican_spanish: 'Buscar {city}' };

  test('a text whose placeholders a release changes is the product’s own again, and pages with it work', async () => {
    await save({ english: 'Mine' });
    await world.database.updateTable('translations').set(outdated).where('key', '=', KEY).execute();
    await save({ key: OTHER_KEY, english: 'Enter' });
    expect((await loaded()).english).toBe(shipped.english);
    expect((await world.visitor().get('/about')).status).toBe(200);
  });

  test('a text whose placeholders a release changes is not brought back by an undo', async () => {
    await save({ english: 'First' });
    const first = await found(KEY);
    await save({ english: 'Second', version: first?.version });
    const second = await found(KEY);
    await world.database
      .updateTable('translation_changes')
      .set(outdated)
      .where('id', '=', second?.version ?? 0)
      .execute();
    await undo(second?.version ?? 0);
    expect(await found(KEY)).toMatchObject({ english: shipped.english, states: [] });
    expect((await world.visitor().get('/about')).status).toBe(200);
  });
});

describe('the list of texts', () => {
  test('the list of texts finds words of either language without accents, and filters', async () => {
    const { texts } = await list('?search=resenas');
    expect(texts.rows.length).toBeGreaterThan(0);
    expect((await list('?state=overridden')).texts.rows).toEqual([]);
    expect((await list('?state=missing')).texts.rows).toEqual([]);
  });

  test('the list of texts is exported and imported as CSV', async () => {
    await save({ english: 'Comma, "quotes"\nand = lines', mexican_spanish: '=Igual' });
    const answer = await admin.get(route('admin.translations.export'));
    const file = answer.text;
    expect(file).toContain('"Comma, ""quotes""\nand = lines"');
    const none = await importCsv(file);
    expect(none.page.flash).toEqual({ success: 'No text changed' });
    const one = await importCsv(`key,english,mexican_spanish\r\n${KEY},Imported,Importado\r\n`);
    expect(one.page.flash).toEqual({ success: '1 text changed' });
    expect((await loaded()).english).toBe('Imported');
  });

  test('the list of texts is read again once after an import, and not where nothing changed', async () => {
    const received: string[] = [];
    const context = {
      database: world.database,
      viewer: { userId: admin.user.id },
      now: new Date(),
      announce: ({ name }: DomainEvent) => received.push(name),
    } as unknown as Context;
    const csv = `key,english,mexican_spanish\n${KEY},Imported,Importado\n${OTHER_KEY},Enter now,Entrar ya\n`;
    expect(await importTranslations(context, { csv })).toBe(2);
    expect(await importTranslations(context, { csv })).toBe(0);
    expect(received).toEqual(['texts.changed']);
  });

  test.each([
    ['a wrong line', `key,english,mexican_spanish\n${KEY},Fine,Bien\nno.such,a,b`, '3 (no.such)'],
    ['a broken plural', `key,english,mexican_spanish\n${KEY},{a,b`, '2 (layout.find_contractors)'],
    [
      'a text longer than the form takes',
      `key,english,mexican_spanish\n${KEY},${'x'.repeat(4_001)},y`,
      '2 (layout.find_contractors)',
    ],
    ['no lines', 'key,english,mexican_spanish\n', 'no texts'],
    ['quotes that do not close', `key,english,mexican_spanish\n${KEY},"a,b`, 'couldn’t read'],
  ])('the list of texts imports nothing of a file with %s', async (_what, csv, reason) => {
    const { page } = await importCsv(csv);
    expect(page.props['errors']).toMatchObject({ csv: expect.stringContaining(reason) });
    expect((await found(KEY))?.version).toBe(0);
  });
});

describe('who may change texts', () => {
  test.each(['user', 'contractor'] as const)('a %s may not', async (role) => {
    const person = await world.signedIn({ role });
    expect((await person.get(LIST)).status).toBe(403);
    await save({}, person);
    await undo(1, person);
    await person.submit(route('admin.translations.import'), { csv: 'key' }, { from: LIST });
    expect((await found(KEY))?.version).toBe(0);
  });
});
