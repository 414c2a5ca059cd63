import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mirror } from '../../../server/open-data/mirror.ts';
import { readState } from '../../../server/open-data/state.ts';
import { createWorld, type World } from '../../support/world.ts';
import { textOf } from '../public-log/support.ts';
import { followChanges, makeEdition, rowsIn, textOfFile } from './support.ts';

let world: World;
let site: string;
const folders: string[] = [];

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-mirror-'));
  folders.push(folder);
  return folder;
};

beforeAll(async () => {
  world = await createWorld();
  for (let count = 0; count < 12; count += 1) {
    const contractor = await world.make.contractor();
    for (let stars = 1; stars <= 3; stars += 1) await world.make.review({ contractor, overall: stars });
  }
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  site = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await world.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Numbers that are the same in each run. */
function createDice(seed: number) {
  let state = seed;
  return (sides: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % sides;
  };
}

async function changeSomething(dice: (sides: number) => number): Promise<void> {
  const { database } = world;
  const reviews = await database.selectFrom('reviews').select('id').orderBy('id').execute();
  const contractors = await database
    .selectFrom('contractors')
    .select(['id', 'name', 'slug'])
    .orderBy('id')
    .execute();
  const review = reviews[dice(reviews.length)]?.id ?? 0;
  const contractor = contractors[dice(contractors.length)];
  if (!contractor) return;
  const update = (values: Record<string, unknown>) =>
    database.updateTable('reviews').set(values).where('id', '=', review).execute();
  const changes = [
    () => update({ body: textOf(`Changed ${dice(1_000_000)}.`) }),
    () => update({ status: 'inactive' }),
    () => update({ status: 'active' }),
    () => database.deleteFrom('reviews').where('id', '=', review).execute(),
    () => world.make.review({ contractor, overall: 1 + dice(5) }),
    () =>
      database
        .updateTable('contractors')
        .set({ hidden_at: dice(2) === 0 ? new Date() : null })
        .where('id', '=', contractor.id)
        .execute(),
    () =>
      database
        .updateTable('contractors')
        .set({ name: `Name ${dice(1_000_000)}` })
        .where('id', '=', contractor.id)
        .execute(),
  ];
  await changes[dice(changes.length)]?.();
}

/** The copy has what an edition of this moment has. */
async function expectSame(folder: string): Promise<void> {
  const edition = await makeEdition(world);
  for (const resource of ['contractors', 'reviews', 'responses', 'red-flags', 'decisions', 'monthly-counts'])
    expect(readFileSync(join(folder, `${resource}.jsonl`), 'utf8'), resource).toBe(
      textOfFile(world, `${resource}-${edition.number}.jsonl`),
    );
}

describe('a mirror', () => {
  test('a mirror ends at the same files after 200 changes, erasures among them, wherever it began', async () => {
    await makeEdition(world);
    const [early, late] = [newFolder(), newFolder()];
    await mirror(site, early);
    const dice = createDice(20_261_127);
    for (let count = 1; count <= 200; count += 1) {
      await changeSomething(dice);
      if (count % 20 === 0) await followChanges(world);
      if (count === 60) await mirror(site, early);
    }
    await followChanges(world);
    expect(await mirror(site, early)).toBe((await readState(world.database)).number);
    await mirror(site, late);
    await expectSame(early);
    await expectSame(late);
  });

  test('a mirror follows after a day without connection, over an edition made meanwhile', async () => {
    const folder = newFolder();
    await mirror(site, folder);
    const dice = createDice(7);
    for (let hour = 0; hour < 24; hour += 1) {
      await changeSomething(dice);
      await followChanges(world);
      if (hour === 12) await makeEdition(world);
    }
    await mirror(site, folder);
    await expectSame(folder);
  });

  test('words that were erased are in no change any more', async () => {
    const contractor = await world.make.contractor();
    const review = await world.make.review({ contractor, body: textOf('Call me at my secret address.') });
    const number = await followChanges(world);
    const change = () => fetch(`${site}/open-data/changes/${number}.jsonl`).then((answer) => answer.text());
    expect(await change()).toContain('secret address');
    await sql`delete from reviews where id = ${review.id}`.execute(world.database);
    await followChanges(world);
    expect(await change()).not.toContain('secret address');
    expect(rowsIn(await change()).find(({ id }) => id === review.id)).toMatchObject({
      replaced: true,
      row: null,
    });
  });

  test('an erased review has a last change that says it is there no longer', async () => {
    const review = await world.make.review({ contractor: await world.make.contractor() });
    await followChanges(world);
    await sql`delete from reviews where id = ${review.id}`.execute(world.database);
    const number = await followChanges(world);
    const lines = rowsIn(await (await fetch(`${site}/open-data/changes/${number}.jsonl`)).text());
    expect(lines).toContainEqual({ resource: 'reviews', id: review.id, row: null });
  });

  test('an hour in which nothing changed has no number', async () => {
    await followChanges(world);
    expect(await followChanges(world)).toBeNull();
  });

  test('a source that sends other words than its sums say leaves the copy as it was', async () => {
    const folder = newFolder();
    await mirror(site, folder);
    const before = readFileSync(join(folder, 'reviews.jsonl'), 'utf8');
    await world.make.review({ contractor: await world.make.contractor(), body: textOf('True words.') });
    await followChanges(world);
    const liar = await startLiar((text) => text.replace('True words.', 'Lies.'));
    await expect(mirror(liar.url, folder)).rejects.toThrow('Your copy is unchanged.');
    expect(readFileSync(join(folder, 'reviews.jsonl'), 'utf8')).toBe(before);
    liar.server.close();
  });
});

/** A site that passes on what ours says, changed. */
async function startLiar(change: (text: string) => string): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    void fetch(site + (request.url ?? ''))
      .then((answer) => answer.text())
      .then((text) => response.end(change(text)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
