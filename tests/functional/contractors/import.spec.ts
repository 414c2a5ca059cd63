import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { importRoster, type RejectedRow } from '../../../server/contractors/import/import-roster.ts';
import { parseMapping, type Mapping } from '../../../server/contractors/import/mapping.ts';
import { PRESETS } from '../../../server/contractors/import/presets.ts';
import type { RefreshContractors } from '../../../server/contractors/import/saving/save-listings.ts';
import { createWorld, type World } from '../../support/world.ts';

const HEAD = 'name,state,city,zip,phone,license,status,expires,trade\n';
const MAPPING = parseMapping(
  '{"name":"name","state":"state","city":"city","zip":"zip","phone":"phone","license":"license","status":"status","expires":"expires","trades":"trade"}',
  'map.json',
);
const FOLDER = mkdtempSync(join(tmpdir(), 'plumbline-import-'));

let world: World;
let source = '';
let files = 0;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(({ task }) => {
  source = task.name.slice(0, 100);
});
afterAll(async () => {
  await world.close();
  rmSync(FOLDER, { recursive: true, force: true });
});

const refresh: RefreshContractors = async (database, ids) => {
  await sql`select refresh_contractor_search(${sql.val(ids)}::integer[])`.execute(database);
};

function fileOf(content: string | Buffer): string {
  files += 1;
  const path = join(FOLDER, `roster-${files}.csv`);
  writeFileSync(path, content);
  return path;
}

type Run = {
  mapping?: Mapping;
  asOf?: string;
  dryRun?: boolean;
  refresh?: RefreshContractors;
  signal?: AbortSignal;
  onBatch?: () => void;
};

async function run(
  file: string,
  { mapping = MAPPING, asOf = '2026-11-01', dryRun = false, onBatch, ...options }: Run = {},
) {
  const rejected: RejectedRow[] = [];
  const result = await importRoster({
    database: world.database,
    file,
    mapping,
    dryRun,
    refresh,
    source: { name: source, asOf },
    onRejected: ({ line, reason }) => rejected.push({ line, reason }),
    onProgress: () => onBatch?.(),
    ...options,
  });
  return { ...result, rejected };
}

const listed = () =>
  world.database
    .selectFrom('contractors as c')
    .innerJoin('profiles as p', 'p.id', 'c.id')
    .select([
      'c.id',
      'c.slug',
      'c.name',
      'c.claimed',
      'c.source_as_of',
      'c.license_number',
      'c.license_status',
      'p.phone',
      'p.city',
    ])
    .where('c.source', '=', source)
    .orderBy('c.id')
    .execute();
const names = async () => (await listed()).map((row) => row.name);
const manyRows = (count: number) =>
  Array.from({ length: count }, (_, index) => `Firm ${index} Tile,GA,Macon,31201,,L-${index},,,\n`).join('');

describe('a roster', () => {
  test('a roster becomes unclaimed contractors with their source and its date, which visitors find', async () => {
    const { counts } = await run('tests/fixtures/rosters/georgia-ppp.csv', {
      mapping: PRESETS['georgia-ppp'] ?? MAPPING,
      asOf: '2020-11-30',
    });
    expect(counts).toEqual({ created: 3, updated: 0, unchanged: 0, skipped: 0, joined: 0, rejected: 0 });
    const [plumber] = await listed();
    expect(plumber).toMatchObject({
      name: 'Juniper Hollow Plumbing LLC',
      slug: 'juniper-hollow-plumbing-llc',
      claimed: false,
      source_as_of: '2020-11-30',
    });

    const { page } = await world.visitor().visit('/contractors?q=juniper+hollow');
    expect(JSON.stringify(page.props)).toContain('juniper-hollow-plumbing-llc');
    expect((await world.visitor().get('/c/juniper-hollow-plumbing-llc')).status).toBe(200);
  });

  test('a roster that is imported twice gives no contractor twice', async () => {
    const file = fileOf(
      `${HEAD}Fen Tile,GA,Macon,31201,,,,,tile\nWren Roofs,GA,Macon,31201,,R-1,Active,05/01/2028,roofing\n`,
    );
    await run(file);
    const again = await run(file);
    expect(again.counts).toEqual({
      created: 0,
      updated: 0,
      unchanged: 2,
      skipped: 0,
      joined: 0,
      rejected: 0,
    });
    expect(await listed()).toHaveLength(2);
  });

  test('a roster that lists a contractor twice gives it once, as the last row has it', async () => {
    const { counts } = await run(
      fileOf(`${HEAD}Fen Tile,GA,Macon,,,T-7,,,\nFen Tile & Stone,GA,Savannah,,,T-7,,,\n`),
    );
    expect(counts).toMatchObject({ created: 1, updated: 0, joined: 1 });
    expect(await listed()).toMatchObject([{ name: 'Fen Tile & Stone', city: 'Savannah' }]);
  });

  test('a roster may list businesses of one name: each gets an address of its own', async () => {
    await run(
      fileOf(
        `${HEAD}Twin Oaks Paint,GA,Macon,,,A-1,,,\nTwin Oaks Paint,GA,Savannah,,,A-2,,,\nTwin Oaks Paint,GA,Savannah,,,A-3,,,\n"""🏠""",GA,,,,A-4,,,\nمقاول,GA,,,,A-5,,,\n`,
      ),
    );
    const slugs = (await listed()).map((row) => row.slug);
    expect(slugs.slice(0, 2)).toEqual(['twin-oaks-paint', 'twin-oaks-paint-savannah']);
    expect(new Set(slugs).size).toBe(4);
    expect(slugs.every((slug) => /^[a-z0-9-]+$/.test(slug))).toBe(true);
  });

  test('a roster with bad rows loses nothing but these, and says where they stand', async () => {
    const bytes = Buffer.concat([
      Buffer.from(`${HEAD}Good 2,GA,,,,,,,\nToo few,GA\n`),
      Buffer.from('Caf\xe9,GA,,,,,,,\n', 'latin1'),
      Buffer.from('Good 5,GA,,,,,,,\n"Open,GA,,,,,,,\nGood 7,GA,,,,,,,\n,GA,,,,,,,\n'),
      Buffer.from(
        `"${'x'.repeat(2_000_000)}",GA,,,,,,,\nGood 10,GA,,,,,,,\nLost,QC,,,,,,,\n"Good\n12",GA,,,,,,,`,
      ),
    ]);
    const { counts, rejected } = await run(fileOf(bytes));
    expect(rejected).toEqual([
      { line: 3, reason: 'has 2 columns, not 9' },
      { line: 6, reason: 'opens a quote that is not closed' },
      { line: 8, reason: 'has no name' },
      { line: 9, reason: 'is longer than 64 KB' },
      { line: 11, reason: 'names a state we do not know, "QC"' },
    ]);
    expect(counts).toMatchObject({ created: 6, rejected: 5 });
    expect(await names()).toEqual(['Good 2', 'Café', 'Good 5', 'Good 7', 'Good 10', 'Good 12']);
  });

  test('a roster that nobody prepared a layout for is read by a map file', async () => {
    const map =
      '{"name":["Vorname","Nachname"],"license_number":3,"state":"Staat","options":{"delimiter":";"}}';
    const file = fileOf('Vorname;Nachname;Nr;Staat\nAda;Birchwood;77-X;Georgia\n');
    await run(file, { mapping: parseMapping(map, 'map.json') });
    expect(await listed()).toMatchObject([{ name: 'Ada Birchwood', license_number: '77-X' }]);
  });

  test('a roster may be tried without writing anything', async () => {
    const { counts } = await run(fileOf(`${HEAD}Fen Tile,GA,,,,,,,\n,GA,,,,,,,\n`), { dryRun: true });
    expect(counts).toMatchObject({ created: 1, rejected: 1 });
    expect(await listed()).toEqual([]);
  });

  test.each([
    ['that is not there', () => join(FOLDER, 'nothing.csv'), /There is no file/],
    ['that is a folder', () => FOLDER, /is not a file/],
    ['that is empty', () => fileOf(''), /is empty/],
    ['of blank lines', () => fileOf('\n\n'), /nothing but empty lines/],
    ['that is a spreadsheet', () => fileOf('PK\x03\x04…'), /save it as CSV/],
    ['without the mapped columns', () => fileOf('a,b\n1,2\n'), /no column "name"/],
  ])('a roster: %s is refused in one sentence', async (_, file, sentence) => {
    await expect(run(file())).rejects.toThrow(sentence);
  });
});

describe('the next edition', () => {
  const edition = (phone: string, status: string) =>
    fileOf(`${HEAD}Fen Tile,GA,Macon,31201,${phone},T-1,${status},05/01/2030,tile\n`);

  test('the next edition brings contractors that nobody has claimed up to date', async () => {
    await run(edition('(912) 555-0101', 'Active'));
    const { counts } = await run(edition('(912) 555-0199', 'Suspended'), { asOf: '2026-12-01' });
    expect(counts).toMatchObject({ created: 0, updated: 1 });
    expect(await listed()).toMatchObject([
      { phone: '+19125550199', license_status: 'suspended', source_as_of: '2026-12-01' },
    ]);
  });

  test('the next edition moves the date forward where nothing else is new, and an older one changes nothing', async () => {
    await run(edition('(912) 555-0101', 'Active'));
    expect((await run(edition('(912) 555-0101', 'Active'), { asOf: '2026-12-01' })).counts).toMatchObject({
      unchanged: 1,
    });
    const older = await run(edition('(912) 555-0777', 'Expired'), { asOf: '2025-01-01' });
    expect(older.counts).toMatchObject({ skipped: 1, updated: 0 });
    expect(await listed()).toMatchObject([
      { phone: '+19125550101', license_status: 'valid', source_as_of: '2026-12-01' },
    ]);
  });

  test('the next edition never overwrites what an owner edited', async () => {
    await run(edition('(912) 555-0101', 'Active'));
    await world.database
      .updateTable('contractors')
      .set({ owner_edited_at: new Date() })
      .where('source', '=', source)
      .execute();
    const { counts } = await run(edition('(912) 555-0199', 'Suspended'), { asOf: '2026-12-01' });
    expect(counts).toMatchObject({ updated: 1 });
    expect(await listed()).toMatchObject([{ phone: '+19125550101', license_status: 'suspended' }]);
    // The license is the board's word, and the rest is the owner's.
    const other = await run(edition('(912) 555-0199', 'Suspended'), { asOf: '2026-12-01' });
    expect(other.counts).toMatchObject({ skipped: 1, updated: 0 });
  });

  test('the next edition tells of a claimed contractor what the register knows of its license, and no more', async () => {
    await run(edition('(912) 555-0101', 'Active'));
    const [contractor] = await listed();
    const owner = await world.make.user();
    await world.database.deleteFrom('profiles').where('id', '=', owner.profileId).execute();
    await world.database
      .updateTable('profiles')
      .set({ user_id: owner.id, phone: '+19125550155' })
      .where('id', '=', contractor?.id ?? 0)
      .execute();
    const { counts } = await run(edition('(912) 555-0199', 'Suspended'), { asOf: '2026-12-01' });
    expect(counts).toMatchObject({ updated: 1 });
    expect(await listed()).toMatchObject([
      { phone: '+19125550155', license_status: 'suspended', claimed: true },
    ]);
  });
});

describe('an import that was interrupted', () => {
  const state = () =>
    world.database
      .selectFrom('contractor_imports')
      .select(['state', 'line_reached', 'created_count'])
      .where('source', '=', source)
      .execute();

  test('an import that was interrupted goes on where it stopped', async () => {
    const file = fileOf(`${HEAD}${manyRows(1_100)}`);
    const stop = new AbortController();
    const first = await run(file, { signal: stop.signal, onBatch: () => stop.abort() });
    expect(first).toMatchObject({ finished: false, counts: { created: 500 } });
    expect(await state()).toMatchObject([{ state: 'running', line_reached: 501, created_count: 500 }]);

    let batches = 0;
    const second = await run(file, { onBatch: () => (batches += 1) });
    expect(second).toMatchObject({
      finished: true,
      resumedAfterLine: 501,
      counts: { created: 1_100, unchanged: 0 },
    });
    expect(batches).toBe(2);
    expect(await listed()).toHaveLength(1_100);
    expect(await state()).toMatchObject([{ state: 'finished', line_reached: 1_101 }]);
  });

  test('an import that was interrupted by a failure keeps whole batches only, and reports the bad rows before it again', async () => {
    const file = fileOf(`${HEAD},GA,,,,,,,\n${manyRows(700)}`);
    let calls = 0;
    const failing: RefreshContractors = async (database, ids) => {
      calls += 1;
      if (calls === 2) throw new Error('the power went');
      await refresh(database, ids);
    };
    await expect(run(file, { refresh: failing })).rejects.toThrow('the power went');
    expect(await listed()).toHaveLength(500);

    const second = await run(file);
    expect(second).toMatchObject({
      resumedAfterLine: 502,
      rejected: [{ line: 2, reason: 'has no name' }],
      counts: { created: 700, rejected: 1 },
    });
    expect(await listed()).toHaveLength(700);
  });

  test('an import that was interrupted begins anew where the file or the mapping has changed', async () => {
    const stop = new AbortController();
    const rows = manyRows(600);
    await run(fileOf(HEAD + rows), { signal: stop.signal, onBatch: () => stop.abort() });
    const other = await run(fileOf(`${HEAD}${rows}One more,GA,,,,,,,\n`));
    expect(other).toMatchObject({ resumedAfterLine: 0, counts: { created: 101, unchanged: 500 } });
  });
});

test('two imports at once give each contractor once', async () => {
  const file = fileOf(`${HEAD}${manyRows(60)}`);
  await Promise.all([run(file), run(file), run(fileOf(`${HEAD}${manyRows(60)}${manyRows(1)}`))]);
  expect(await listed()).toHaveLength(60);
});

afterEach(async () => {
  // Contractors of another test would take the slugs that the next one expects.
  await world.database
    .deleteFrom('profiles')
    .where('id', 'in', (query) => query.selectFrom('contractors').select('id').where('source', '=', source))
    .execute();
});
