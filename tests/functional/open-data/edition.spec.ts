import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { folderOf } from '../../../server/open-data/write-edition.ts';
import type { Edition } from '../../../server/open-data/state.ts';
import { recompute } from '../../../web/static/recompute.mjs';
import { refreshAllSummaries } from '../../../server/reviews/jobs/refresh-all-summaries.ts';
import { createWorld, type World } from '../../support/world.ts';
import { checked, proofFile, textOf } from '../public-log/support.ts';
import { makeEdition, rowsOf, textOfFile } from './support.ts';

let world: World;
let edition: Edition;
let hiddenReview: { id: number };

beforeAll(async () => {
  world = await createWorld();
  const owner = await world.make.user({ role: 'contractor', email: 'owner@secret.test' });
  const contractor = await world.make.contractor({ name: 'Peña, Hijos & “Co”', city: 'Monterrey', owner });
  await sql`update contractors set email = 'shop@secret.test' where id = ${contractor.id}`.execute(
    world.database,
  );
  await sql`update profiles set phone = '+15550107777', address = '123 Secret Street' where id = ${contractor.id}`.execute(
    world.database,
  );
  const author = await world.make.user({ name: 'Ana Secreta', email: 'ana@secret.test' });
  for (const overall of [5, 4, 1])
    await world.make.review({
      contractor,
      overall,
      author: overall === 5 ? author : undefined,
      body: textOf('¡Bien! =SUM(A1)'),
    });
  const answered = await world.make.review({ contractor });
  await world.make.response({ review: answered, body: 'Thank you.' });
  hiddenReview = await world.make.review({ contractor, status: 'inactive', title: 'Nobody reads this' });
  const hidden = await world.make.contractor({ name: 'Hidden Listing' });
  await world.make.review({ contractor: hidden, title: 'Of a hidden listing' });
  await sql`update contractors set hidden_at = now() where id = ${hidden.id}`.execute(world.database);
  await world.make.decision({
    action: 'review.deactivated',
    subject: { type: 'review', id: hiddenReview.id },
    review: hiddenReview,
    overall: 3,
    reasonCode: 'R07',
    reasonText: 'It names 123 Secret Street.',
    by: await world.make.user({ role: 'admin' }),
  });
  edition = await makeEdition(world);
});
afterAll(() => world.close());

describe('an edition of the open data', () => {
  test('an edition has each resource in three formats, with the sums and sizes that its files have', () => {
    expect(edition.files).toHaveLength(18);
    for (const { name, bytes, sha256 } of edition.files) {
      const content = readFileSync(join(folderOf(world.config.dataDir), name));
      expect(content.length, name).toBe(bytes);
      expect(createHash('sha256').update(content).digest('hex'), name).toBe(sha256);
    }
  });

  test('an edition has nothing that a reader could not see', () => {
    const everything = edition.files.map(({ name }) => textOfFile(world, name)).join('\n');
    for (const secret of [
      'secret.test',
      'Secret Street',
      '5550107777',
      'Ana Secreta',
      'Nobody reads this',
      'Of a hidden listing',
      'Hidden Listing',
    ])
      expect(everything.includes(secret), secret).toBe(false);
    expect(rowsOf(world, edition, 'reviews').map(({ id }) => id)).not.toContain(hiddenReview.id);
  });

  test('CSV and Parquet have the rows of JSON Lines', async () => {
    const rows = rowsOf(world, edition, 'reviews');
    expect(rows).toHaveLength(4);
    const file = readFileSync(join(folderOf(world.config.dataDir), `reviews-${edition.number}.parquet`));
    const read = await parquetReadObjects({ file: new Uint8Array(file).buffer });
    expect(read.map((row) => [row['id'], row['overall'], row['body'], row['facts']])).toEqual(
      rows.map((row) => [row.id, row['overall'], row['body'], JSON.stringify(row['facts'])]),
    );
    const csv = textOfFile(world, `reviews-${edition.number}.csv`);
    expect(csv.startsWith('id,contractor,author,')).toBe(true);
    expect(csv.split('\r\n')).toHaveLength(rows.length + 2);
  });

  test('an author is the same number in each edition, and not the number of the profile', async () => {
    const authors = (made: Edition) => rowsOf(world, made, 'reviews').map(({ id, author }) => [id, author]);
    const before = authors(edition);
    expect(authors(await makeEdition(world))).toEqual(before);
  });

  test('a decision is in the columns of the DSA, without its reason’s words', () => {
    const [decision] = rowsOf(world, edition, 'decisions');
    expect(decision).toMatchObject({
      action: 'review.deactivated',
      decision_visibility: 'DECISION_VISIBILITY_CONTENT_DISABLED',
      decision_ground: 'DECISION_GROUND_INCOMPATIBLE_CONTENT',
      incompatible_content_ground: 'R07',
      content_type: 'CONTENT_TYPE_TEXT',
      automated_detection: 'No',
      stars: 3,
    });
  });

  test('the sums of an edition are an entry of the public log, and its dictionary names each file', async () => {
    const made = await makeEdition(world);
    await makeEdition(world);
    const proof = await proofFile(world, `open_data/${made.number}`);
    expect((await checked(world, proof)).code).toBe('holds');
    expect(proof).toContain(made.files[0]?.sha256);
    const dictionary = (await world.app.inject({ url: '/open-data/datapackage.json' })).json<{
      licenses: { name: string }[];
      resources: { hash: string; schema: { fields: { name: string; description: string }[] } }[];
    }>();
    expect(dictionary.licenses).toEqual([{ name: 'CC-BY-4.0' }]);
    expect(dictionary.resources).toHaveLength(18);
    for (const { hash, schema } of dictionary.resources) {
      expect(hash).toMatch(/^sha256:[\da-f]{64}$/);
      for (const { description } of schema.fields) expect(description).not.toBe('');
    }
  });

  test('only the two latest editions stay, and what a process that died left goes', async () => {
    const folder = folderOf(world.config.dataDir);
    mkdirSync(join(folder, '.draft-1-99'));
    writeFileSync(join(folder, '.draft-1-99', 'reviews-99.jsonl'), 'half');
    const last = await makeEdition(world);
    expect(new Set(readdirSync(folder).map((name) => /-(\d+)\./.exec(name)?.[1]))).toEqual(
      new Set([String(last.number), String(last.number - 1)]),
    );
  });

  test('two editions at once are made one after the other', async () => {
    const [one, other] = await Promise.all([makeEdition(world), makeEdition(world)]);
    expect(Math.abs(one.number - other.number)).toBe(1);
  });
});

describe('the files over HTTP', () => {
  test('a part of a file is sent, and what is no published file is not found', async () => {
    const made = await makeEdition(world);
    const get = (file: string, headers = {}) =>
      world.app.inject({ url: `/open-data/files/${file}`, headers });
    const name = `contractors-${made.number}.jsonl`;
    const whole = await get(name);
    expect(whole.statusCode).toBe(200);
    expect(whole.headers['accept-ranges']).toBe('bytes');
    expect(whole.headers['content-type']).toMatch(/^application\/jsonl/);
    expect((await get(`contractors-${made.number}.parquet`)).headers['content-type']).toBe(
      'application/vnd.apache.parquet',
    );
    expect((await get(`contractors-${made.number}.csv`)).headers['content-type']).toMatch(/^text\/csv/);
    const part = await get(name, { range: 'bytes=0-9' });
    expect([part.statusCode, part.body]).toEqual([206, whole.body.slice(0, 10)]);
    for (const file of [
      '..%2fpublic-log.json',
      '.draft-1-1',
      'contractors-999.jsonl',
      'contractors-1.exe',
      '%00',
    ])
      expect((await get(file)).statusCode, file).not.toBe(200);
    for (const address of ['/open-data/state.json', '/open-data/recompute.mjs'])
      expect((await world.app.inject({ url: address })).statusCode, address).toBe(200);
    const page = await world.visitor().visit('/es/open-data');
    expect(page.page.component).toBe('open-data/show');
    for (const address of [
      '/open-data/changes/0.jsonl',
      '/open-data/changes/99999.jsonl',
      '/open-data/changes/x',
    ])
      expect((await world.app.inject({ url: address })).statusCode, address).toBe(404);
  });
});

describe('the program that recomputes', () => {
  test('the program gives from the files alone the means and ranks that the pages show', async () => {
    const now = new Date();
    await refreshAllSummaries(world.database, now);
    const made = await makeEdition(world);
    const folder = folderOf(world.config.dataDir);
    const copy = join(folder, 'copy');
    mkdirSync(copy, { recursive: true });
    for (const name of ['contractors', 'reviews', 'responses', 'red-flags'])
      writeFileSync(join(copy, `${name}.jsonl`), textOfFile(world, `${name}-${made.number}.jsonl`));
    const rows = await recompute(copy, now.getTime());
    const kept = await world.database
      .selectFrom('contractors')
      .select(['id', 'review_count', 'mean_rating', 'rank_score', 'standing_score'])
      .where('hidden_at', 'is', null)
      .orderBy('id')
      .execute();
    expect(rows).toHaveLength(kept.length);
    for (const [index, row] of rows.entries()) {
      expect(row.reviews).toBe(kept[index]?.review_count);
      expect(row.mean).toBe(kept[index]?.mean_rating);
      // The files give seconds.
      expect(row.rank_score).toBeCloseTo(kept[index]?.rank_score ?? 0, 5);
      expect(row.standing).toBeCloseTo(kept[index]?.standing_score ?? 0, 5);
    }
  });
});
