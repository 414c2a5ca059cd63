import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { maskFor } from '../../../server/content/bad-words.ts';
import type { ReadContext } from '../../../server/core/context.ts';
import { writeChanges } from '../../../server/open-data/write-changes.ts';
import { folderOf, writeEdition } from '../../../server/open-data/write-edition.ts';
import type { Edition } from '../../../server/open-data/state.ts';
import type { World } from '../../support/world.ts';
import { logOf } from '../public-log/support.ts';

async function parts(world: World, now = new Date()) {
  const { database, config } = world;
  await logOf(world).append();
  const mask = await maskFor({ database, config, now, t: (key: string) => key } as unknown as ReadContext);
  return { database, dataDir: config.dataDir, mask, now };
}

/** A new edition, as the nightly job makes it, after the log has its entries. */
export const makeEdition = async (world: World): Promise<Edition> => writeEdition(await parts(world));
/** The changes, as the hourly job publishes them. */
export const followChanges = async (world: World): Promise<number | null> => writeChanges(await parts(world));

export const textOfFile = (world: World, name: string): string =>
  readFileSync(join(folderOf(world.config.dataDir), name), 'utf8');

export type PublicRow = { id: number } & Record<string, unknown>;
export const rowsIn = (text: string): PublicRow[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as PublicRow);

/** The rows of a resource in the latest edition. */
export function rowsOf(world: World, { number }: Edition, resource: string): PublicRow[] {
  return rowsIn(textOfFile(world, `${resource}-${number}.jsonl`));
}
