import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { verifyPassword } from '../../../server/accounts/passwords/passwords.ts';
import { runCommandLine, sentenceOfFailedCommand } from '../../../server/commands/command-line.ts';
import { openDatabase, type DatabaseHandle } from '../../../server/database/client.ts';
import { startEmbedded, type EmbeddedServer } from '../../../server/database/embedded.ts';
import { processSettings, temporaryDataDir } from '../../support/running-server.ts';

const folder = temporaryDataDir();
let server: EmbeddedServer;
let handle: DatabaseHandle;

beforeAll(async () => {
  // The commands find it running and leave it so.
  server = await startEmbedded(folder.path, 'plumbline', { fsync: 'off' });
  handle = openDatabase(server.target, { connections: 2 });
});
afterAll(async () => {
  await handle.close();
  await server.stop();
  folder.remove();
});

type Ended = { code: number | null; said: string; complained: string };

const settingsIn = (path: string) => ({
  INIT_CWD: folder.path,
  DATA_DIR: path,
  DATABASE_URL: '',
  APP_KEY: 'k'.repeat(40),
  // A start would add the demo world, a command does not.
  SEED: 'demo',
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
});

/** `npm run plumbline -- …` as an operator in the data folder types it, in a process of its own. */
function plumblineProcess(...args: string[]): Promise<Ended> {
  const child = spawn(process.execPath, ['server/commands/main.ts', ...args], {
    env: { ...processSettings(), ...settingsIn(folder.path) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let complained = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said, complained })));
}

/** The same without a process: to start one takes as long as most commands. */
const plumbline = (...args: string[]): Promise<Ended> => plumblineIn(folder.path, args);

async function plumblineIn(path: string, args: string[]): Promise<Ended> {
  for (const [name, value] of Object.entries(settingsIn(path))) vi.stubEnv(name, value);
  let said = '';
  const output = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
  try {
    await runCommandLine(args);
    return { code: 0, said, complained: '' };
  } catch (error) {
    return { code: 1, said, complained: `Plumbline: ${sentenceOfFailedCommand(error)}\n` };
  } finally {
    output.mockRestore();
    vi.unstubAllEnvs();
  }
}

const write = (name: string, content: string) => writeFileSync(join(folder.path, name), content);
const contractors = () =>
  handle.database
    .selectFrom('contractors')
    .select(['id', 'name', 'standing_score', 'source'])
    .orderBy('id')
    .execute();

test('doctor looks at settings, database, clock, disk and address, and writes nothing', async () => {
  const { code, said } = await plumblineProcess('doctor');
  expect(code).toBe(0);
  expect(said).toMatch(/^look +settings: NODE_ENV is test/m);
  expect(said).toMatch(/^ok +database: PostgreSQL \d+\.\d+ answers\.$/m);
  expect(said).toMatch(/^ok +versions: Node \d+\.\d+\.\d+ runs/m);
  expect(said).toMatch(/^ok +versions: The extensions are those of the server: .*plpgsql \d/m);
  expect(said).toMatch(/^unknown processes: No process/m);
  expect(said).toMatch(/^ok +clock: /m);
  expect(said).toMatch(/ disk: \d+\.\d GB are free/);
  expect(said).toMatch(/^unknown address: .* does not answer from here/m);
});

describe('contractors-import', () => {
  test('contractors-import imports with a map file, shows how it went and writes a report', async () => {
    write('map.json', '{"name":"firm","state":"st","license_number":"no"}');
    write('roster.csv', 'firm,st,no\nFEN TILE LLC,GA,1\n,GA,2\n"Half, open,GA,3\nWREN ROOFS,GA,4\n');
    const { code, said } = await plumblineProcess(
      'contractors-import',
      'roster.csv',
      '--source',
      'State board',
      '--map',
      'map.json',
      '--report',
      'report.csv',
    );
    expect(code).toBe(0);
    expect(said).toContain('100 %  2 created, 0 updated, 0 unchanged, 0 skipped, 0 joined, 2 rejected');
    expect(said).toContain('Line 3 has no name.');
    expect(readFileSync(join(folder.path, 'report.csv'), 'utf8')).toBe(
      'line,reason\n3,has no name\n4,opens a quote that is not closed\n',
    );
    const [tile, roofs, ...others] = await contractors();
    expect(others).toEqual([]);
    expect([tile?.name, roofs?.name, tile?.source]).toEqual(['Fen Tile LLC', 'Wren Roofs', 'State board']);
    // A contractor without reviews has a standing score too, and is found by its words.
    expect(tile?.standing_score).toBeGreaterThan(0);
    const words = await handle.database
      .selectFrom('search_words')
      .select('word')
      .where('word', '=', 'wren')
      .execute();
    expect(words).toHaveLength(1);
  });

  test('every value that was not understood is told on the terminal, in the report and with the import', async () => {
    write('words.json', '{"name":"firm","license_number":"no","status":"status","options":{"state":"GA"}}');
    write(
      'words.csv',
      'firm,no,status\nOAK TILE,W-1,Sleeping\nELM TILE,W-2,Sleeping\nASH TILE,PENDING,Active\n',
    );
    const words = ['words.csv', '--source', 'Words', '--map', 'words.json', '--report', 'words-report.csv'];
    const { code, said } = await plumbline('contractors-import', ...words);
    expect(code).toBe(0);
    const sentences = [
      '2 values of "status" (license_status) were not understood: "Sleeping" (2 times, first on line 2)',
      '1 values of "no" (license_number) were not understood: "PENDING" (1 times, first on line 4)',
    ];
    for (const sentence of sentences) expect(said).toContain(sentence);
    const report = readFileSync(join(folder.path, 'words-report.csv'), 'utf8');
    expect(report).toContain('Sleeping');
    expect(report).toContain('PENDING');
    const list = await plumbline('contractors-imports');
    const latest = list.said.split('\n').find((line) => line.includes('Words, as of')) ?? '';
    expect(latest).toContain('0 rejected, 3 values not understood');
    const number = latest.split(' ')[0] ?? '';
    const shown = await plumbline('contractors-imports', number);
    for (const sentence of sentences) expect(shown.said).toContain(sentence);
    expect((await plumbline('contractors-import-undo', number)).code).toBe(0);
  });

  test('a file of which most rows are refused ends with an exit code', async () => {
    write('wrong-rows.csv', 'firm,st,no\n,GA,1\n,GA,2\nFINE TILE,GA,3\n');
    const words = ['wrong-rows.csv', '--source', 'Half', '--map', 'map.json', '--dry-run'];
    const { code, said } = await plumblineProcess('contractors-import', ...words);
    expect(code).toBe(1);
    expect(said).toContain('Most rows were refused');
  });

  test('a misspelled option and a day in the future are refused in one sentence', async () => {
    const words = ['contractors-import', 'roster.csv', '--source', 'x', '--map', 'map.json'];
    const misspelled = await plumblineProcess(...words, '--asof', 'x');
    expect([misspelled.code, misspelled.complained]).toEqual([
      1,
      expect.stringMatching(/^Plumbline: There is no option --asof; [^\n]+\n$/),
    ]);
    expect(await plumbline(...words, '--date-order', 'ymd')).toMatchObject({
      code: 1,
      complained: 'Plumbline: --date-order is mdy or dmy, not "ymd".\n',
    });
    expect(await plumbline(...words, '--as-of', '2999-12-31')).toMatchObject({
      code: 1,
      complained: 'Plumbline: --as-of 2999-12-31 is in the future: a list was drawn up today or before.\n',
    });
  });

  test.each([
    [
      ['nothing.csv', '--source', 'x', '--map', 'chicago'],
      /^Plumbline: There is no file .*nothing\.csv\.\n$/,
    ],
    [
      ['roster.csv', '--source', 'x', '--map', 'utah'],
      /^Plumbline: There is no preset "utah"; there are georgia-ppp, /,
    ],
    [['roster.csv', '--map', 'chicago'], /^Plumbline: Missing required argument: --source/],
    [
      ['twice.csv', '--source', 'x', '--map', 'map.json'],
      /^Plumbline: The file has 2 columns "firm", numbers 1 and 3: give the number of the one that is meant\.\n$/,
    ],
  ])('contractors-import: %j is refused', async (args, sentence) => {
    write('twice.csv', 'firm,st,Firm,no\nFEN TILE LLC,GA,FEN,1\n');
    expect(await plumbline('contractors-import', ...args)).toMatchObject({
      code: 1,
      complained: expect.stringMatching(sentence),
    });
  });
});

describe('contractors-imports and contractors-import-undo', () => {
  test('contractors-imports and contractors-import-undo list the imports, undo one by its number, and refuse to do so twice', async () => {
    write('wrong.csv', 'firm,st,no\nOWL MASONRY,GA,90\n');
    const words = ['wrong.csv', '--source', 'Wrong board', '--map', 'map.json', '--as-of', '2026-01-02'];
    expect((await plumbline('contractors-import', ...words)).code).toBe(0);
    const { code, said } = await plumbline('contractors-imports');
    expect(code).toBe(0);
    const latest = said.split('\n').find((line) => line.includes('Wrong board')) ?? '';
    expect(latest).toMatch(/^\d+ .* Wrong board, as of 2026-01-02: 1 created, 0 updated, /);
    expect(said.indexOf('State board')).toBeGreaterThan(said.indexOf('Wrong board'));
    const number = latest.split(' ')[0] ?? '';
    const undone = await plumbline('contractors-import-undo', number);
    expect([undone.code, undone.said]).toEqual([0, expect.stringContaining('1 removed, 0 restored, 0 stay')]);
    expect((await contractors()).map(({ name }) => name)).toEqual(['Fen Tile LLC', 'Wren Roofs']);
    expect(await plumbline('contractors-import-undo', number)).toMatchObject({
      code: 1,
      complained: `Plumbline: Import ${number} has been undone already.\n`,
    });
  });

  test('a word that is no number is refused in one sentence', async () => {
    expect(await plumbline('contractors-import-undo', 'latest')).toMatchObject({
      code: 1,
      complained: 'Plumbline: "latest" is no number of an import; contractors-imports lists them.\n',
    });
  });
});

describe('backup and restore', () => {
  test('backup and restore save the database in a file and put it into an empty one', async () => {
    const saved = await plumbline('backup', 'saved.tar.gz');
    expect([saved.code, saved.said]).toEqual([0, expect.stringMatching(/^Saved .* in .*saved\.tar\.gz\.\n/)]);
    expect(saved.said).toContain('APP_KEY is not in it');
    const again = await plumbline('backup', 'saved.tar.gz');
    expect([again.code, again.complained]).toEqual([
      1,
      expect.stringMatching(/exists already.*--overwrite\.\n$/),
    ]);

    const here = await plumbline('restore', 'saved.tar.gz', '--replace');
    expect([here.code, here.complained]).toEqual([
      1,
      expect.stringContaining('Another program uses the database'),
    ]);
    const other = temporaryDataDir();
    const restored = await plumblineIn(other.path, ['restore', 'saved.tar.gz']);
    expect([restored.complained, restored.code]).toEqual(['', 0]);
    expect(restored.said).toMatch(/Restored .* The chain of decisions is unbroken\.\n$/);
    const listed = await plumblineIn(other.path, ['contractors-imports']);
    expect(listed.said).toContain('State board');
    other.remove();
  }, 120_000);

  test('a file that is no backup is refused in one sentence', async () => {
    write('letter.tar.gz', 'Hello');
    const { code, complained } = await plumbline('restore', 'letter.tar.gz');
    expect([code, complained]).toEqual([
      1,
      expect.stringMatching(/^Plumbline: .*letter\.tar\.gz cannot be restored\. .*not a backup.*\n$/),
    ]);
  });

  test.skipIf(!existsSync('/dev/full'))(
    'a full disk is told in one sentence, and leaves no file',
    async () => {
      symlinkSync('/dev/full', join(folder.path, 'full.tar.gz.part'));
      const { code, complained } = await plumbline('backup', 'full.tar.gz');
      expect([code, complained]).toEqual([
        1,
        `Plumbline: The disk of ${join(folder.path, 'full.tar.gz')} is full: nothing was saved.\n`,
      ]);
      expect(readdirSync(folder.path).filter((name) => name.startsWith('full.'))).toEqual([]);
    },
  );
});

describe('user-create', () => {
  test('user-create makes an account that can sign in at once', async () => {
    const { code, said } = await plumbline(
      'user-create',
      '--email',
      'Ops@Fen.example',
      '--role',
      'admin',
      '--password',
      'plumb and level',
      '--name',
      'Ops',
    );
    expect([code, said]).toEqual([0, expect.stringContaining('(admin) may sign in as ops@fen.example.')]);
    const user = await handle.database
      .selectFrom('users as u')
      .innerJoin('credentials as c', 'c.user_id', 'u.id')
      .innerJoin('profiles as p', 'p.user_id', 'u.id')
      .select(['u.role', 'u.email_verified', 'u.name', 'p.kind', 'c.password'])
      .where('u.email', '=', 'ops@fen.example')
      .executeTakeFirstOrThrow();
    expect(user).toMatchObject({ role: 'admin', email_verified: true, name: 'Ops', kind: 'person' });
    expect(await verifyPassword(user.password, 'plumb and level')).toBe(true);
  });

  const refused = { email: 'new@fen.example', role: 'user', password: 'plumb and level' };
  const wordsOf = (fields: Record<string, string>) =>
    Object.entries(fields).flatMap(([name, value]) => [`--${name}`, value]);

  test.each([
    ['a taken address', { email: 'ops@fen.example' }],
    ['an unknown role', { role: 'boss' }],
  ])('user-create refuses %s', async (_, fields) => {
    expect((await plumbline('user-create', ...wordsOf({ ...refused, ...fields }))).code).toBe(1);
    expect(await addresses()).toEqual(['ops@fen.example']);
  });

  test('user-create refuses a weak password in one sentence', async () => {
    const words = wordsOf({ ...refused, password: 'password' });
    const { code, complained } = await plumbline('user-create', ...words);
    expect([code, complained]).toEqual([1, expect.stringMatching(/^Plumbline: [^\n]+\n$/)]);
    expect(await addresses()).toEqual(['ops@fen.example']);
  });

  test('user-create makes an account that reads Spanish where its operator says so', async () => {
    const email = 'ana@fen.example';
    const words = ['--role', 'admin', '--password', 'plumb and level', '--language', 'es'];
    expect((await plumbline('user-create', '--email', email, ...words)).code).toBe(0);
    const account = handle.database.selectFrom('users').select('language').where('email', '=', email);
    expect((await account.executeTakeFirstOrThrow()).language).toBe('mexican_spanish');
  });

  const addresses = async () =>
    (await handle.database.selectFrom('users').select('email').execute()).map(({ email }) => email);
});

test('reindex builds anew what searches and rankings read', async () => {
  const before = await contractors();
  await sql`update contractors set search_document = ''::tsvector, standing_score = 0, name = ''`.execute(
    handle.database,
  );
  await sql`delete from search_words`.execute(handle.database);
  expect((await plumbline('reindex')).code).toBe(0);
  expect(await contractors()).toEqual(before);
  const { rows } =
    await sql`select 1 from contractors where search_document @@ to_tsquery('simple', 'wren')`.execute(
      handle.database,
    );
  expect(rows).toHaveLength(1);
});

test('--help lists the commands and the options of each', async () => {
  const { code, said } = await plumbline('--help');
  expect(code).toBe(0);
  expect(said).toMatch(/contractors-import[\s\S]*user-create[\s\S]*reindex/);
  expect((await plumbline('contractors-import', '--help')).said).toMatch(
    /--source[\s\S]*--map[\s\S]*--as-of[\s\S]*--report[\s\S]*--dry-run/,
  );
  const unknown = await plumbline('frobnicate');
  expect([unknown.code, unknown.complained]).toEqual([
    1,
    'Plumbline: There is no command "frobnicate"; npm run plumbline -- --help lists them.\n',
  ]);
});

describe('decisions-verify', () => {
  test('decisions-verify proves an empty chain, and finds a decision that nobody made', async () => {
    const empty = await plumbline('decisions-verify');
    expect([empty.code, empty.said]).toEqual([0, expect.stringContaining('0 decisions, an unbroken chain')]);
    const unknown = await plumbline('decisions-verify', '--head', 'f'.repeat(64));
    expect([unknown.code, unknown.complained]).toEqual([
      1,
      expect.stringContaining('No decision has the hash'),
    ]);
    await sql`
      insert into decisions (id, decided_at, action, subject_type, subject_id, before, after, previous_hash, hash)
      values (1, now(), 'review.deleted', 'review', 1, '{}', '{}', repeat('0', 64), repeat('a', 64))`.execute(
      handle.database,
    );
    const forged = await plumbline('decisions-verify');
    expect([forged.code, forged.complained]).toEqual([1, expect.stringContaining('Decision 1 was changed')]);
  });
});

describe('firewall-verify', () => {
  test('firewall-verify compares what each plan shows, names the digests, and leaves the data as it is', async () => {
    const { code, said } = await plumbline('firewall-verify');
    expect(code).toBe(0);
    expect(said).toMatch(
      /Every account was given each plan in turn, and \d+ pages of results were compared\./,
    );
    for (const part of ['order', 'scores', 'queues', 'decisions'])
      expect(said).toMatch(new RegExp(`  ${part}: [0-9a-f]{64}`));
    expect(said).toContain('Nothing differs by a byte. All of it was undone.');
    const { rows } = await sql`select 1 from memberships`.execute(handle.database);
    expect(rows).toEqual([]);
  });
});

describe('sessions-end', () => {
  const make = async (email: string) => {
    await plumbline('user-create', '--email', email, '--role', 'user', '--password', 'plumb and level');
    const user = await handle.database
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const values = {
      user_id: user.id,
      kind: 'web',
      token: `token of ${email}`,
      expires_at: new Date('2099-01-01'),
    };
    await handle.database.insertInto('sessions').values(values).execute();
    return user.id;
  };
  const withSession = async () =>
    (await handle.database.selectFrom('sessions').select('user_id').execute()).map(({ user_id }) => user_id);

  test('sessions-end logs one account out everywhere and no other, then everybody', async () => {
    const [left, other] = [await make('left@fen.example'), await make('other@fen.example')];
    const { code, said } = await plumbline('sessions-end', '--email', 'Left@Fen.example');
    expect([code, said]).toEqual([0, expect.stringContaining('1 sessions were ended.')]);
    expect(await withSession()).not.toContain(left);
    expect(await withSession()).toContain(other);
    expect((await plumbline('sessions-end', '--all')).code).toBe(0);
    expect(await withSession()).toEqual([]);
  });

  test('sessions-end refuses to guess whose sessions are meant', async () => {
    const one = 'Say either --email ADDRESS or --all.';
    expect((await plumbline('sessions-end')).complained).toContain(one);
    expect((await plumbline('sessions-end', '--all', '--email', 'a@fen.example')).complained).toContain(one);
    const { complained } = await plumbline('sessions-end', '--email', 'nobody@fen.example');
    expect(complained).toContain('No account has the address nobody@fen.example.');
  });
});
