#!/usr/bin/env node
// Starts the production build as an operator would, asks it for a page of each kind, uses every part that loads on demand on
// both databases, and stops it again.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { startPostgres } from './postgres-server.js';
import { installDependencies, root, run, runtime } from './setup.js';
import { checkCount, check } from './smoke/checks.js';
import { buyByTestCard } from './smoke/invoice.js';
import { takeNeverLoaded } from './smoke/loaded.js';
import { assets, calls, nothingElseIsServed, page, titleOf, unreadableAddress } from './smoke/pages.js';
import { folder, removeEverything, startAndWait, stop } from './smoke/product.js';
import { refused, startsThatCannotBe } from './smoke/refusals.js';

// Some parts have their stand-ins among the tests, in TypeScript, which our own Node reads.
if (!process.execPath.includes('node_modules')) {
  installDependencies();
  process.exit(spawnSync(runtime, ['bin/smoke.js'], { cwd: root, stdio: 'inherit' }).status ?? 1);
}
const { endParts, saveAndRestore, usePartsOn } = await import('./smoke/parts.js');

run(runtime, ['bin/build.js']);

try {
  const contractor = await firstStart();
  await secondStart(contractor);
  await startsThatCannotBe();
  await onEmbeddedDatabase();
  await onPostgresServer();
  process.stdout.write(`Smoke test passed: ${checkCount()} checks.\n`);
} catch (error) {
  process.stderr.write(`Smoke test failed: ${error.stack}\n`);
  process.exitCode = 1;
} finally {
  await endParts();
  await removeEverything();
}

/** An empty folder, no database given: the product makes its own, fills it, and serves. */
async function firstStart() {
  process.stdout.write('First start, on an empty folder\n');
  const server = await startAndWait();
  check(server.output.includes('Loading the demo world'), 'loads the demo world');
  check(server.output.includes('MAIL=store'), 'says that mails are only stored');
  check(server.output.includes('PAYMENTS=test'), 'says that payments are a test');
  const home = await page('/', 'en');
  await page('/es', 'es-MX');
  const list = await page('/contractors', 'en');
  const link = /href="(\/c\/[a-z0-9-]+)"/.exec(list.text)?.[1];
  check(link, 'lists contractors, with links to their pages');
  const contractor = await page(link, 'en');
  await page(`/es${link}`, 'es-MX');
  check(contractor.text.includes('data-server-rendered="true"'), 'draws pages on the server');
  await assets(home.text);
  await calls();
  await unreadableAddress();
  await buyByTestCard();
  await nothingElseIsServed();
  await stop(server);
  return { link, name: titleOf(contractor.text) };
}

async function secondStart({ link, name }) {
  process.stdout.write('Second start, on the same folder\n');
  const server = await startAndWait();
  check(!server.output.includes('Loading the demo world'), 'loads nothing again');
  check(titleOf((await page(link, 'en')).text) === name, `still has ${name}`);
  await refused('a port in use', { DATA_DIR: join(folder, 'other'), SEED: 'none' }, /port is in use/i);
  await stop(server);
}

async function onEmbeddedDatabase() {
  process.stdout.write('Every part, on the embedded database\n');
  await usePartsOn({});
  await saveAndRestore({ DATA_DIR: join(folder, 'small') }, { DATA_DIR: join(folder, 'restored') });
  everyPartWasLoaded();
}

async function onPostgresServer() {
  process.stdout.write('Every part, on a PostgreSQL server\n');
  const server = await startPostgres();
  const on = (name) => ({
    DATA_DIR: join(folder, `beside-${name}`),
    DATABASE_URL: server.createDatabase(name),
  });
  try {
    await usePartsOn(on('demo'));
    await saveAndRestore(on('small'), on('restored'));
    everyPartWasLoaded();
  } finally {
    await server.stop();
  }
}

/** Names what the server's sources import on demand and no process has loaded since the last time. */
function everyPartWasLoaded() {
  const left = takeNeverLoaded(folder);
  check(
    left.length === 0,
    `the server has loaded all that it imports on demand (never: ${left.join(', ') || 'none'})`,
  );
}
