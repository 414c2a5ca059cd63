#!/usr/bin/env node
// Runs the database tests on a PostgreSQL server of its own, from Debian's packages, in a temporary folder.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { startPostgres } from './postgres-server.js';
import { ensureRedis } from './redis-server.js';
import { root, runtime } from './setup.js';
import { filesBelow } from './sources.js';

/** Tests that ask for no database of the run: they start the embedded one themselves, or none. */
const NEEDS_DATABASE = /createWorld|databaseServer/;
/**
 * Tests whose outcome may depend on the server: they open its connections, wait for its locks or listen to it.
 * Of the others, the server plans each recorded statement (recorded-statements.spec.ts).
 */
const DEPENDS_ON_SERVER = /databaseServer|support\/(at-once|redis-server|socket|statements)\.ts/;
/** Files that start their own databases, or that the first run has just read on the embedded one. */
const ONCE = ['database/seeds/demo', 'database/seeds/load-demo', 'commands/backup'].map((name) =>
  join('tests', 'functional', `${name}.spec.ts`),
);
/** Full-text search and the order of words are the server's own. */
const SEARCH = join('tests', 'functional', 'search');
const record = process.env.STATEMENTS_TO;

const leftOut = () =>
  filesBelow(join(root, 'tests', 'functional'))
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => ({ name: relative(root, file), text: readFileSync(file, 'utf8') }))
    .filter(({ name, text }) =>
      record
        ? ONCE.includes(name) ||
          !NEEDS_DATABASE.test(text) ||
          !(DEPENDS_ON_SERVER.test(text) || name.startsWith(SEARCH))
        : !NEEDS_DATABASE.test(text),
    )
    .map(({ name }) => name);

const server = await startPostgres();
let status = 1;
try {
  ensureRedis();
  const environment = {
    ...process.env,
    REDIS_TESTS: 'required',
    STATEMENTS_TO: '',
    STATEMENTS_FROM: record ?? '',
    DATABASE_URL: server.url,
  };
  // Journeys run the same queries once more; they stay with the embedded database (CONTRIBUTING.md).
  const chosen = ['--project', 'functional'];
  const excluded = leftOut().flatMap((file) => ['--exclude', file]);
  status =
    spawnSync(runtime, ['bin/test.js', ...chosen, ...excluded], {
      cwd: root,
      stdio: 'inherit',
      env: environment,
    }).status ?? 1;
} finally {
  await server.stop();
}
process.exit(status);
