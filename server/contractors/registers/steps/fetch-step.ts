import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ImportError } from '../../import/import-error.ts';
import { sizeOfRoster } from '../../import/roster/roster-file.ts';
import { saidOf } from '../engine-sentences.ts';
import { FetchProblem } from '../fetching/fetch-problem.ts';
import { keepFile } from '../list-file.ts';
import { changeList, failList, record, setLooked } from './end-list.ts';
import type { TakenList } from './lease.ts';
import type { WorkParts } from './work-parts.ts';
import { asJson } from '../as-json.ts';

/** Some servers say "not modified" for ever: after so long the whole file is asked for. */
const WHOLE_FILE_AFTER_DAYS = 7;
const DAY_MS = 86_400_000;

/** Fetches a list. One that has not changed since the last time ends here. */
export async function fetchStep(parts: WorkParts, list: TakenList): Promise<void> {
  const { database, clock } = parts;
  const register = await database
    .selectFrom('registers')
    .select(['address', 'etag', 'last_modified', 'digest', 'mapping'])
    .where('id', '=', list.registerId)
    .executeTakeFirstOrThrow();
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-list-'));
  const into = join(folder, 'list.csv');
  try {
    const isScheduled = list.origin === 'schedule';
    const isConditional = isScheduled && (await wasFetchedLately(parts, list));
    const found = await parts.fetchList({
      address: register.address ?? '',
      // An administrator who asks gets the file, whatever was there before.
      etag: isConditional ? register.etag : null,
      lastModified: isConditional ? register.last_modified : null,
      into,
      agent: parts.agent,
    });
    if (found.kind === 'unchanged') return await endUnchanged(parts, list, null);
    if (isScheduled && found.digest === register.digest) return await endUnchanged(parts, list, found.digest);
    await sizeOfRoster(into);
    const now = clock();
    const asOf = await dayOfList(parts, list, found.lastModified);
    await database.transaction().execute(async (tx) => {
      await keepFile(tx, { ...found, path: into, listId: list.id, userId: list.begunBy, at: now });
      await changeList(tx, list, now, {
        state: isScheduled ? 'checking' : 'matching',
        values: {
          file_name: found.name || null,
          byte_size: found.size,
          digest: found.digest,
          etag: found.etag,
          last_modified: found.lastModified,
          as_of: asOf,
          mapping: register.mapping === null ? null : asJson(register.mapping),
        },
      });
    });
  } catch (error) {
    if (error instanceof FetchProblem) await failList(parts, list, { key: error.key, params: error.params });
    else if (error instanceof ImportError) await failList(parts, list, saidOf(error.message));
    else throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** `digest`: of a file that came all the same. */
async function endUnchanged(
  { database, clock }: WorkParts,
  list: TakenList,
  digest: string | null,
): Promise<void> {
  const now = clock();
  await database.transaction().execute(async (tx) => {
    await changeList(tx, list, now, { state: 'unchanged', ended: true, values: { digest } });
    await setLooked(tx, list.registerId, now);
    await record(tx, list, now, 'unchanged');
  });
}

async function wasFetchedLately({ database, clock }: WorkParts, list: TakenList): Promise<boolean> {
  const fetched = await database
    .selectFrom('register_lists')
    .select('id')
    .where('register_id', '=', list.registerId)
    .where('digest', 'is not', null)
    .where('begun_at', '>', new Date(clock().getTime() - WHOLE_FILE_AFTER_DAYS * DAY_MS))
    .limit(1)
    .executeTakeFirst();
  return fetched !== undefined;
}

/** As its server dates the file, never after today and never before the edition that is in. */
async function dayOfList(
  { database, clock }: WorkParts,
  list: TakenList,
  dated: string | null,
): Promise<string> {
  const today = clock().toISOString().slice(0, 10);
  const modified = dated === null ? Number.NaN : Date.parse(dated);
  const day = Number.isNaN(modified) ? today : new Date(modified).toISOString().slice(0, 10);
  const last = await database
    .selectFrom('contractor_imports')
    .select((query) => query.fn.max('as_of').as('day'))
    .where('source', '=', list.name)
    .where('kind', '=', 'listings')
    .where('state', '=', 'finished')
    .executeTakeFirst();
  return [day > today ? today : day, last?.day ?? ''].sort().at(-1) ?? today;
}
