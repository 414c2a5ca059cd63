import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WORKING_LIST_STATES } from '../../../../common/limits/registers.ts';
import { route } from '../../../../common/routes/route-table.ts';
import type { RenderPage } from '../../../../server/core/pages/assets.ts';
import { forgetLists } from '../../../../server/contractors/registers/jobs/forget-lists.ts';
import type { ListView } from '../../../../server/moderation/registers/list-views.ts';
import { render } from '../../../../web/ssr.tsx';
import { eventually } from '../../../support/eventually.ts';
import { multipart } from '../../../support/files.ts';
import { removeImported } from '../../../support/import-runs.ts';
import { listOf, NAMES, NOW, scheduledLists, serves } from '../../../support/scheduled-lists.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';

/** Two rows of it are refused: one without a name, one with a comma too many. */
const TEXT = `${listOf(NAMES)},Austin,A90,Active\nMesa, Decks,Austin,A91,Active\n`;
let world: World;
let admin: Person;
let board: ReturnType<typeof scheduledLists>;
beforeAll(async () => {
  world = await createWorld({}, { render: render as unknown as RenderPage });
  admin = await world.signedIn({ role: 'admin' });
  board = scheduledLists(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.database.deleteFrom('registers').execute();
  await removeImported(world);
});

const view = async (id: number) =>
  (await admin.visit(route('admin.registers.list', { id }))).page.props as unknown as ListView;
const refusedFile = async (id: number) => (await admin.get(route('admin.registers.refused', { id }))).text;
/** The words of a page, without marks. */
const wordsOf = async (path: string) =>
  (await admin.get(path)).text
    .replaceAll(/<!--.*?-->|<script.*?<\/script>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

async function broughtIn(text = TEXT) {
  const id = await board.source();
  await board.work(serves(text));
  const [list] = await board.lists();
  expect(list?.state).toBe('finished');
  return { id, listId: list?.id ?? 0 };
}

async function send(registerId: number, text: string): Promise<number> {
  const { payload, contentType } = multipart(
    { field: 'address', text: '' },
    { field: 'day', text: '' },
    { bytes: Buffer.from(text), name: 'rows.csv', type: 'text/csv', field: 'file' },
  );
  const answer = await admin.send(
    'POST',
    route('admin.registers.begin', { id: registerId }),
    payload as never,
    { 'content-type': contentType, 'x-inertia': 'true' },
  );
  return Number(/(\d+)$/.exec((answer.headers['location'] as string | undefined) ?? '')?.[1]);
}

async function step(name: 'admin.registers.check' | 'admin.registers.run', id: number): Promise<ListView> {
  const { version } = (await view(id)).list;
  await admin.send('POST', route(name, { id }), { version }, { 'x-inertia': 'true' });
  await eventually(async () => {
    const { state } = (await view(id)).list;
    expect(WORKING_LIST_STATES.some((one) => one === state)).toBe(false);
  });
  return view(id);
}

describe('the file of refused rows', () => {
  test('the file has the rows as their list wrote them, and loses nothing of one with too many cells', async () => {
    const { listId } = await broughtIn();
    expect((await view(listId)).canCorrect).toBe(true);
    expect((await refusedFile(listId)).replace('\uFEFF', '').split('\r\n')).toEqual([
      'Line,Reason,Name,City,No,Status',
      '22,no name,,Austin,A90,Active',
      '23,5 columns in place of 4,Mesa," Decks",Austin,"A91,Active"',
      '',
    ]);
  });

  test('the file has lines and reasons alone once the list’s own file is forgotten', async () => {
    const { listId } = await broughtIn();
    await forgetLists(world.database, new Date(NOW.getTime() + 31 * 86_400_000));
    expect(await world.database.selectFrom('register_files').select('id').execute()).toEqual([]);
    expect(await refusedFile(listId)).toContain('Line,Reason\r\n22,no name\r\n');
  });

  test('a list without refused rows keeps no file, and a newer one with some takes its place', async () => {
    const { id } = await broughtIn();
    const files = async () =>
      (await world.database.selectFrom('register_files').select('list_id').execute()).length;
    await board.again(id, '2026-11-29');
    await board.work(serves(`${TEXT}\n\n`), new Date('2026-11-29T09:00:00Z'));
    expect(await files()).toBe(1);
    await world.database.deleteFrom('register_files').execute();
    await board.again(id, '2026-11-30');
    await board.work(serves(listOf(NAMES)), new Date('2026-11-30T09:00:00Z'));
    expect(await files()).toBe(0);
  });
});

describe('corrected rows', () => {
  const corrected = (file: string) =>
    file
      .replace('22,no name,,', '22,no name,Zeta Homes,')
      .replace('Mesa," Decks",Austin,"A91,Active"', '"Mesa, Decks",Austin,A91,Active');

  test('the corrected file is read by the columns of its source and takes no other listing away', async () => {
    const { id, listId } = await broughtIn();
    const { mapping } = await board.register(id);
    const sent = await send(id, corrected(await refusedFile(listId)).replaceAll('\r\n', '\n'));
    const page = await view(sent);
    expect(page.list.asOf).toBe('2026-11-27');
    expect(page.matching?.matching.columns).toMatchObject({ name: [3], city: [4], license_number: [5] });
    expect(page.preview).toMatchObject({ read: 2, refused: 0 });
    const { found } = await step('admin.registers.check', sent);
    expect(found).toMatchObject({ counts: { created: 2, rejected: 0 }, gone: 0, isPart: true });
    expect((await step('admin.registers.run', sent)).list.state).toBe('finished');
    expect(await board.listed()).toBe(22);
    expect((await board.register(id)).mapping).toEqual(mapping);
    // The schedule still knows the whole file.
    await board.again(id, '2026-11-29');
    await board.work(serves(TEXT), new Date('2026-11-29T09:00:00Z'));
    expect((await board.lists()).at(-1)?.state).toBe('unchanged');
    expect(await board.listed()).toBe(22);
  });

  test('a row that is refused again has its own cells behind line and reason once', async () => {
    const { id, listId } = await broughtIn();
    const sent = await send(id, await refusedFile(listId));
    await step('admin.registers.check', sent);
    await step('admin.registers.run', sent);
    expect(await refusedFile(sent)).toContain('Line,Reason,Name,City,No,Status\r\n2,no name,,Austin,A90,');
  });
});

describe('the pages of a source and its lists', () => {
  test('a second column of a field says how it is used', async () => {
    const { id } = await broughtIn();
    const sent = await send(id, listOf(NAMES));
    const words = await wordsOf(route('admin.registers.list', { id: sent }));
    expect(words).toMatch(/Name: also from .{0,200}Added after the first column\./);
    expect(words).toContain('Every value was understood.');
    await admin.send('POST', route('admin.registers.discard', { id: sent }), {}, { 'x-inertia': 'true' });
    const refused = await send(id, TEXT);
    expect(await wordsOf(route('admin.registers.list', { id: refused }))).not.toContain('was understood');
  });

  test('values are said to be understood only where no row is refused', async () => {
    const { id, listId } = await broughtIn();
    expect(await wordsOf(route('admin.registers.list', { id: listId }))).not.toContain('was understood');
    expect(await wordsOf(route('admin.registers'))).not.toContain('was understood');
    await board.again(id, '2026-11-29');
    await board.work(serves(listOf(NAMES)), new Date('2026-11-29T09:00:00Z'));
    expect(await wordsOf(route('admin.registers'))).toContain('every value was understood');
  });

  test('names of a list that is in lead to their pages, and those of a checked one do not', async () => {
    const { id } = await broughtIn(listOf(NAMES));
    const slugs = async (name: string) =>
      (
        await world.database
          .selectFrom('contractors')
          .select('slug')
          .where('name', '=', name)
          .executeTakeFirst()
      )?.slug;
    await board.again(id, '2026-11-29');
    const newer = `${listOf(NAMES.slice(0, 19)).replace('Builder A,Austin', 'Builder A,Dallas')}New Homes,Austin,N1,Active\n`;
    await board.work(serves(newer), new Date('2026-11-29T09:00:00Z'));
    const [, list] = await board.lists();
    const { found } = await view(list?.id ?? 0);
    expect(found?.created).toMatchObject([{ name: 'New Homes', slug: await slugs('New Homes') }]);
    expect(found?.updated).toMatchObject([{ name: 'Builder A', slug: await slugs('Builder A') }]);
    expect(found?.goneListings).toEqual([{ name: 'Builder T', slug: await slugs('Builder T') }]);
    await board.again(id, '2026-11-30');
    await board.work(serves(listOf(NAMES.slice(0, 9))), new Date('2026-11-30T09:00:00Z'));
    const checked = await view((await board.lists()).at(-1)?.id ?? 0);
    expect(checked.list.stop).toBe('gone');
    expect(new Set(checked.found?.goneListings.map(({ slug }) => slug))).toEqual(new Set([null]));
  });

  test('the history says each step once, with its hour, and an undone list by its name', async () => {
    const { id, listId } = await broughtIn();
    const sent = await send(id, listOf(NAMES));
    await step('admin.registers.check', sent);
    const source = route('admin.registers.show', { id });
    const words = await wordsOf(source);
    expect(words).toMatch(/\d\d:\d\d · check begun/);
    expect(words.match(/list checked/g)).toHaveLength(2);
    await admin.send('POST', route('admin.registers.discard', { id: sent }), {}, { 'x-inertia': 'true' });
    await admin.send('POST', route('admin.registers.undo', { id: listId }), {}, { 'x-inertia': 'true' });
    await eventually(async () => expect((await view(listId)).list.state).toBe('undone'));
    expect(await wordsOf(source)).toContain('Current list None: the last one was undone');
  });
});
