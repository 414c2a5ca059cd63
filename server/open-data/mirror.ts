import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { linesOf } from './lines.ts';
import { get, parsed, textAt, WrongSource } from './mirror-source.ts';
import { RESOURCE_NAMES, type ResourceName } from './resource.ts';
import { digestOf } from './rows.ts';
import { EMPTY_SUM, sumAfter, type Sum } from './sums.ts';

const name = z.enum(RESOURCE_NAMES);
const sum = z.object({ rows: z.int().min(0), sum: z.string().regex(/^[\da-f]{64}$/) });
const stateSchema = z.object({
  number: z.int().min(0),
  oldest_change: z.int().min(0),
  resources: z.array(sum.extend({ name })),
  edition: z
    .object({
      number: z.int().min(0),
      files: z.array(
        z.object({
          resource: name,
          format: z.string(),
          url: z.string().startsWith('/open-data/'),
          sha256: z.string(),
        }),
      ),
    })
    .nullable(),
});
type PublishedState = z.infer<typeof stateSchema>;
const changeSchema = z.object({
  resource: name,
  id: z.int(),
  row: z.record(z.string(), z.unknown()).nullable(),
  replaced: z.boolean().optional(),
});
type Changes = Map<ResourceName, Map<number, string | null>>;

const STATE_PATH = '/open-data/state.json';
const STATE_FILE = 'mirror.json';
const ATTEMPTS = 3;
/** Digests are added up so many at a time. */
const BATCH_ROWS = 1_000;

/**
 * Brings a folder to what a site publishes now: JSON Lines of each resource, sorted by id. Follows its changes from where it is, or begins with
 * the latest edition. All files are replaced together, only where their sums are the published ones. Gives the number reached.
 */
export async function mirror(site: string, folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  for (let attempt = 1; ; attempt += 1) {
    const state = stateSchema.safeParse(parsed(site, await textAt(site, STATE_PATH)));
    if (!state.success) throw new WrongSource(`${site}${STATE_PATH} is no state of open data.`);
    try {
      // A copy that someone changed never gets the right sums by following.
      return await bringTo(site, folder, state.data, attempt < ATTEMPTS);
    } catch (error) {
      // A change was published meanwhile, and took words back that this one would need.
      if (!(error instanceof WrongSource) || attempt === ATTEMPTS) throw error;
    } finally {
      await removeDrafts(folder);
    }
  }
}

async function removeDrafts(folder: string): Promise<void> {
  for (const resource of RESOURCE_NAMES)
    for (const end of ['draft', 'edition'])
      await rm(join(folder, `${resource}.jsonl.${end}`), { force: true });
}

async function bringTo(
  site: string,
  folder: string,
  state: PublishedState,
  mayFollow: boolean,
): Promise<number> {
  const { edition } = state;
  if (edition === null) throw new WrongSource(`${site} has published no open data yet.`);
  const own = mayFollow ? await ownNumber(folder) : null;
  const isFollowing = own !== null && own <= state.number && own >= state.oldest_change - 1;
  const from = isFollowing ? own : edition.number;
  const changes = await changesBetween(site, from, state.number);
  for (const { name: resource, rows, sum: published } of state.resources) {
    const former = join(folder, `${resource}.jsonl`);
    const file = edition.files.find((one) => one.resource === resource && one.format === 'jsonl');
    const start = isFollowing ? former : `${former}.edition`;
    if (!isFollowing && file) await download(site, file, start);
    const reached = await merge(
      start,
      `${former}.draft`,
      changes.get(resource) ?? new Map<number, string | null>(),
    );
    if (reached.sum !== published || reached.rows !== rows)
      throw new WrongSource(
        `${site} says that ${resource} has ${rows} rows with the sum ${published}, but what it sent has ${reached.rows} rows with the sum ${reached.sum}. Your copy is unchanged.`,
      );
  }
  for (const { name: resource } of state.resources)
    await rename(join(folder, `${resource}.jsonl.draft`), join(folder, `${resource}.jsonl`));
  await writeFile(join(folder, `${STATE_FILE}.draft`), JSON.stringify({ number: state.number }));
  await rename(join(folder, `${STATE_FILE}.draft`), join(folder, STATE_FILE));
  return state.number;
}

async function ownNumber(folder: string): Promise<number | null> {
  try {
    return z.object({ number: z.int() }).parse(JSON.parse(await readFile(join(folder, STATE_FILE), 'utf8')))
      .number;
  } catch {
    // No copy yet, or one that was never finished.
    return null;
  }
}

/** The last word of the changes about each row; null: it is there no longer. */
async function changesBetween(site: string, from: number, to: number): Promise<Changes> {
  const changes: Changes = new Map(
    RESOURCE_NAMES.map((resource) => [resource, new Map<number, string | null>()]),
  );
  for (let number = from + 1; number <= to; number += 1) {
    const path = `/open-data/changes/${number}.jsonl`;
    for (const line of (await textAt(site, path)).split('\n').filter((one) => one !== '')) {
      const { data: change } = changeSchema.safeParse(parsed(site + path, line));
      if (!change)
        throw new WrongSource(`${site}${path} has a line that is no change. Your copy is unchanged.`);
      if (change.replaced === true) continue;
      const row = change.row === null ? null : JSON.stringify(change.row);
      changes.get(change.resource)?.set(change.id, row);
    }
  }
  return changes;
}

async function download(site: string, file: { url: string; sha256: string }, to: string): Promise<void> {
  const answer = await get(site, file.url);
  if (!answer.body) throw new WrongSource(`${site} sends nothing for ${file.url}.`);
  const hash = createHash('sha256');
  await pipeline(
    answer.body,
    async function* count(chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(to),
  );
  if (hash.digest('hex') !== file.sha256)
    throw new WrongSource(
      `${file.url} of ${site} does not have the SHA-256 that it is published with. Your copy is unchanged.`,
    );
}

/** Writes a file with its changes, in the order of ids; gives its rows and their sum. */
async function merge(from: string, to: string, changes: ReadonlyMap<number, string | null>): Promise<Sum> {
  const out = createWriteStream(to);
  const waiting = [...changes].toSorted(([one], [other]) => one - other);
  let reached = EMPTY_SUM;
  let came: Buffer[] = [];
  const write = async (line: string): Promise<void> => {
    came.push(digestOf(line));
    if (came.length === BATCH_ROWS) {
      reached = sumAfter(reached, { came, went: [] });
      came = [];
    }
    if (!out.write(`${line}\n`)) await once(out, 'drain');
  };
  const writeChangesBefore = async (id: number): Promise<void> => {
    while (waiting[0] && waiting[0][0] < id) {
      const [, line] = waiting.shift() ?? [0, null];
      if (line !== null) await write(line);
    }
  };
  for await (const line of linesOf(from)) {
    const { id } = parsed(from, line) as { id: number };
    await writeChangesBefore(id);
    if (waiting[0]?.[0] !== id) await write(line);
    else await writeChangesBefore(id + 1);
  }
  await writeChangesBefore(Infinity);
  out.end();
  await once(out, 'close');
  return sumAfter(reached, { came, went: [] });
}
