import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WORKING_LIST_STATES, type ListState } from '../../../../common/limits/registers.ts';
import { route, type RouteName } from '../../../../common/routes/route-table.ts';
import type { ListView } from '../../../../server/moderation/registers/list-views.ts';
import type { RegistersView, RegisterView } from '../../../../server/moderation/registers/registers-page.ts';
import { statusesOf } from '../../../support/at-once.ts';
import { multipart } from '../../../support/files.ts';
import { eventually } from '../../../support/eventually.ts';
import { removeImported } from '../../../support/import-runs.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.signedIn({ role: 'admin' });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.database.deleteFrom('registers').execute();
  await removeImported(world);
});

const ROWS = [
  'Trade Name;Reg No;Town;Condition;Valid thru;Kind of work',
  'Mesa Decks;A1;Austin;In Good Standing;2027-06-30;Kitchens & baths',
  'Sol Roofing;A2;Dallas;Gesperrt;2027-06-30;Roofing',
  'Rio Plumbing;A3;Austin;Gesperrt;2027-01-31;Plumber',
];
const csv = (rows: readonly string[] = ROWS) => Buffer.from(`${rows.join('\n')}\n`);

async function begin(by: Person, bytes = csv(), name = 'State Board') {
  const { payload, contentType } = multipart(
    { field: 'name', text: name },
    { field: 'page_url', text: '' },
    { field: 'address', text: '' },
    { field: 'day', text: '2026-01-15' },
    { bytes, name: 'list.csv', type: 'text/csv', field: 'file' },
  );
  const answer = await by.send('POST', route('admin.registers.store'), payload as never, {
    'content-type': contentType,
    'x-inertia': 'true',
  });
  return {
    status: answer.status,
    id: Number(/(\d+)$/.exec((answer.headers['location'] as string | undefined) ?? '')?.[1]),
  };
}

const view = async (id: number) =>
  (await admin.visit(route('admin.registers.list', { id }))).page.props as unknown as ListView;
const step = (
  name: Extract<RouteName, `admin.registers.${'check' | 'run' | 'discard' | 'undo' | 'rematch'}`>,
  id: number,
  body: Record<string, string> = {},
  by = admin,
) => by.send('POST', route(name, { id }), body, { 'x-inertia': 'true' });
/** The list once no process works on it. */
async function worked(id: number): Promise<ListView> {
  await eventually(async () => expect(isWorking((await view(id)).list.state)).toBe(false));
  return view(id);
}
const isWorking = (state: ListState) => WORKING_LIST_STATES.some((one) => one === state);

/** Sends the form as the page offers it, with changes. */
async function match(id: number, changes: Record<string, string> = {}) {
  const { list, matching } = await view(id);
  const { matching: chosen } = matching ?? { matching: null };
  const columns = Object.fromEntries(
    Object.entries(chosen?.columns ?? {}).map(([field, [place]]) => [`column_${field}`, String(place)]),
  );
  return admin.send(
    'POST',
    route('admin.registers.columns', { id }),
    {
      version: list.version,
      header: 'yes',
      delimiter: '',
      encoding: '',
      country: 'US',
      state: 'US-TX',
      city: '',
      license_class: '',
      trade: '',
      date_order: '',
      day: list.asOf,
      ...columns,
      ...changes,
    },
    { 'x-inertia': 'true' },
  );
}

const OWN_COLUMNS = {
  column_name: '1',
  column_license_number: '2',
  column_city: '3',
  column_license_status: '4',
  column_license_expires_on: '5',
  column_trades: '6',
};
const statuses = async () =>
  Object.fromEntries(
    (
      await world.database
        .selectFrom('licenses as l')
        .innerJoin('contractors as c', 'c.id', 'l.contractor_id')
        .select(['c.name', 'l.status'])
        .orderBy('c.name')
        .execute()
    ).map(({ name, status }) => [name, status]),
  );
const versionOf = async (id: number) => (await worked(id)).list.version;

async function bringIn(): Promise<number> {
  const { id } = await begin(admin);
  await match(id, OWN_COLUMNS);
  await step('admin.registers.check', id, { version: await versionOf(id) });
  await step('admin.registers.run', id, { version: await versionOf(id) });
  await worked(id);
  return id;
}

describe('a list of a layout that nobody prepared', () => {
  test('columns are matched, words that are not understood are explained, and the run uses both', async () => {
    const { id } = await begin(admin);
    const first = await view(id);
    expect(first.list.state).toBe('matching');
    expect(first.matching?.columns.map(({ name }) => name)).toEqual(ROWS[0]?.split(';'));

    await match(id, OWN_COLUMNS);
    const { preview } = await view(id);
    expect(preview?.rows).toHaveLength(3);
    const words = preview?.notUnderstood.find(({ field }) => field === 'license_status');
    expect(words?.values).toMatchObject([{ value: 'Gesperrt', count: 2 }]);

    const said = { word_1: 'license_status|Gesperrt', meaning_1: 'suspended' };
    await admin.send('POST', route('admin.registers.list_words', { id }), said, { 'x-inertia': 'true' });
    await step('admin.registers.check', id, { version: await versionOf(id) });
    const checked = await worked(id);
    expect(checked.list.state).toBe('checked');
    expect(checked.found?.counts).toMatchObject({ created: 3, updated: 0, rejected: 0 });
    expect(checked.found?.notUnderstood.map(({ field }) => field)).not.toContain('license_status');
    expect(await statuses()).toEqual({});

    await step('admin.registers.run', id, { version: checked.list.version });
    expect((await worked(id)).list.state).toBe('finished');
    expect(await statuses()).toEqual({
      'Mesa Decks': 'valid',
      'Rio Plumbing': 'suspended',
      'Sol Roofing': 'suspended',
    });
    const states = await world.database.selectFrom('licenses').select('state').distinct().execute();
    expect(states).toEqual([{ state: 'TX' }]);
    const [{ last }] = ((await admin.visit(route('admin.registers'))).page.props as unknown as RegistersView)
      .registers as [RegistersView['registers'][number]];
    expect(last).toMatchObject({ asOf: '2026-01-15', counts: { created: 3, gone: 0 } });
  });

  test('a state that no table knows is explained, and its rows are brought in', async () => {
    const { id } = await begin(admin, csv(['Name,City,State,License', 'Mesa Decks,Austin,Tejaz,A1']));
    const columns = { column_name: '1', column_city: '2', column_state: '3', column_license_number: '4' };
    await match(id, { ...columns, state: '' });
    expect((await view(id)).preview?.refused).toBe(1);
    const { choices } = await view(id);
    expect(choices.state.map(({ code }) => code)).toContain('US-TX');
    const said = { word_1: 'state|Tejaz', meaning_1: 'US-TX' };
    await admin.send('POST', route('admin.registers.list_words', { id }), said, { 'x-inertia': 'true' });
    expect((await view(id)).preview).toMatchObject({ refused: 0, notUnderstood: [] });
  });

  test('a forged column, trade or state is refused', async () => {
    const { id } = await begin(admin);
    const forged: Record<string, string>[] = [{ column_name: '299' }, { trade: 'no-such' }, { state: 'ZZZ' }];
    for (const one of forged) {
      await match(id, { ...OWN_COLUMNS, ...one });
      expect((await view(id)).list.isMatched).toBe(false);
    }
  });

  test('a word without an explanation is never a valid license', async () => {
    await bringIn();
    expect(await statuses()).toMatchObject({ 'Sol Roofing': 'unverified' });
  });

  test('rows of which a column says a word are left out', async () => {
    const { id } = await begin(admin);
    await match(id, { ...OWN_COLUMNS, left_out_column_1: '3', left_out_word_1: 'dallas' });
    const { preview } = await view(id);
    expect(preview?.rows).toHaveLength(2);
    expect(preview?.notes.join(' ')).toContain('1 row was left out');
  });

  test('an undone list leaves nothing behind', async () => {
    const id = await bringIn();
    await step('admin.registers.undo', id);
    expect((await worked(id)).list.state).toBe('undone');
    expect(await statuses()).toEqual({});
    expect(await world.database.selectFrom('contractors').select('id').execute()).toEqual([]);
  });

  test('each step is recorded with who did it', async () => {
    const id = await bringIn();
    const { registerId } = (await view(id)).list;
    const { events } = (await admin.visit(route('admin.registers.show', { id: registerId }))).page
      .props as unknown as RegisterView;
    const steps = events.map(({ action }) => action).toReversed();
    expect(steps.slice(0, 3)).toEqual(['created', 'list_begun', 'columns_saved']);
    expect(steps).toContain('started');
    expect(steps.at(-1)).toBe('finished');
    expect(new Set(events.map(({ by }) => by))).toEqual(new Set([admin.user.name]));
  });

  test('refused rows come as a file with their reasons', async () => {
    const { id } = await begin(admin, csv([...ROWS, ';A4;Austin;In Good Standing;2027-06-30;Roofing']));
    await match(id, OWN_COLUMNS);
    await step('admin.registers.check', id, { version: await versionOf(id) });
    await step('admin.registers.run', id, { version: await versionOf(id) });
    const { refusedRows } = await worked(id);
    expect(refusedRows).toBe(1);
    const file = await admin.get(route('admin.registers.refused', { id }));
    expect(file.text).toContain('no name');
  });
});

describe('a source', () => {
  const ofSource = (
    name: 'admin.registers.words' | 'admin.registers.pause' | 'admin.registers.resume',
    id: number,
    body = {},
  ) => admin.send('POST', route(name, { id }), body, { 'x-inertia': 'true' });

  test('a word is forgotten where its meaning is taken out, and a meaning that does not exist is refused', async () => {
    const id = await bringIn();
    const { registerId } = (await view(id)).list;
    const said = (meaning_1: string) =>
      ofSource('admin.registers.words', registerId, { word_1: 'license_status|Gesperrt', meaning_1 });
    const words = async () =>
      (await world.database.selectFrom('registers').select('words').executeTakeFirstOrThrow()).words;
    await said('suspended');
    expect(await words()).toMatchObject({ license_status: { Gesperrt: 'suspended' } });
    await said('wonderful');
    expect(await words()).toMatchObject({ license_status: { Gesperrt: 'suspended' } });
    await said('');
    expect(await words()).toMatchObject({ license_status: {} });
  });

  test('a schedule is paused and goes on', async () => {
    const id = await bringIn();
    const { registerId } = (await view(id)).list;
    const paused = async () =>
      (await world.database.selectFrom('registers').select('paused_at').executeTakeFirstOrThrow()).paused_at;
    await ofSource('admin.registers.pause', registerId);
    expect(await paused()).not.toBeNull();
    await ofSource('admin.registers.resume', registerId);
    expect(await paused()).toBeNull();
  });

  test('a checked list goes back to its columns', async () => {
    expect((await admin.visit(route('admin.registers.new'))).page.component).toBe('admin/register-new');
    const { id } = await begin(admin);
    await match(id, OWN_COLUMNS);
    await step('admin.registers.check', id, { version: await versionOf(id) });
    await step('admin.registers.rematch', id, { version: await versionOf(id) });
    expect((await view(id)).list.state).toBe('matching');
  });
});

describe('two administrators at one list', () => {
  test('the second run of a checked list is refused, and the list is in once', async () => {
    const { id } = await begin(admin);
    await match(id, OWN_COLUMNS);
    await step('admin.registers.check', id, { version: await versionOf(id) });
    const version = await versionOf(id);
    const other = await world.signedIn({ role: 'admin' });
    const answers = await Promise.all([
      step('admin.registers.run', id, { version }),
      step('admin.registers.run', id, { version }, other),
    ]);
    expect(statusesOf(answers)).toContain(303);
    await worked(id);
    const { registerId } = (await view(id)).list;
    const { events } = (await admin.visit(route('admin.registers.show', { id: registerId }))).page
      .props as unknown as RegisterView;
    expect(events.filter(({ action }) => action === 'started')).toHaveLength(1);
    expect(events.filter(({ action }) => action === 'finished')).toHaveLength(1);
  });

  test('an old page of the columns is refused', async () => {
    const { id } = await begin(admin);
    const { list } = await view(id);
    await match(id, OWN_COLUMNS);
    world.setNow(new Date(Date.now() + 1_000));
    await match(id, { ...OWN_COLUMNS, version: list.version, column_city: '' });
    expect((await view(id)).matching?.matching.columns.city).toEqual([3]);
  });

  test('a second list of a source has to wait for the first', async () => {
    const { id } = await begin(admin);
    const { registerId } = (await view(id)).list;
    const answer = await admin.send(
      'POST',
      route('admin.registers.begin', { id: registerId }),
      { address: 'https://data.example.gov/list.csv', day: '' },
      { accept: 'application/json' },
    );
    expect(answer.status).toBe(409);
  });
});

describe('what is refused', () => {
  test('a spreadsheet is refused with the way to save it', async () => {
    const { status } = await begin(admin, Buffer.from('PK\u0003\u0004 rest of a workbook', 'latin1'));
    expect(status).toBe(303);
    expect(await world.database.selectFrom('registers').select('id').execute()).toEqual([]);
    expect(await world.database.selectFrom('register_files').select('id').execute()).toEqual([]);
  });

  test('somebody who is no administrator sends no file, and none is kept', async () => {
    const user = await world.signedIn();
    await begin(user);
    expect(await world.database.selectFrom('registers').select('id').execute()).toEqual([]);
    expect(await world.database.selectFrom('register_files').select('id').execute()).toEqual([]);
    expect((await user.get(route('admin.registers'))).status).toBe(403);
  });

  test('a schedule without an address is refused', async () => {
    const id = await bringIn();
    const { registerId } = (await view(id)).list;
    const body = { every: 'night', hour: '8', share_max: '10', address: '', page_url: '' };
    await admin.send('POST', route('admin.registers.schedule', { id: registerId }), body, {
      'x-inertia': 'true',
    });
    const saved = await world.database.selectFrom('registers').select('every').executeTakeFirstOrThrow();
    expect(saved.every).toBe('none');
  });

  test('a discarded list is not brought in, and its file goes', async () => {
    const { id } = await begin(admin);
    await step('admin.registers.discard', id);
    expect((await view(id)).list.state).toBe('discarded');
    expect(await world.database.selectFrom('register_files').select('id').execute()).toEqual([]);
    expect((await step('admin.registers.run', id, { version: await versionOf(id) })).status).not.toBe(200);
    expect(await statuses()).toEqual({});
  });
});
