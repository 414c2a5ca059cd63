import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { importRoster, type RejectedRow } from '../../server/contractors/import/import-roster.ts';
import { parseMapping, type Mapping } from '../../server/contractors/import/mapping.ts';
import type { RefreshContractors } from '../../server/contractors/import/saving/save-listings.ts';
import type { World } from './world.ts';

export const ROSTER_HEAD = 'name,state,city,zip,address,phone,license,class,status,expires,trade\n';
const MAPPING = parseMapping(
  JSON.stringify({
    name: 'name',
    state: 'state',
    city: 'city',
    zip: 'zip',
    address: 'address',
    phone: 'phone',
    license: 'license',
    class: 'class',
    status: 'status',
    expires: 'expires',
    trades: 'trade',
    options: { state: 'GA' },
  }),
  'map.json',
);

export type Run = { source: string; asOf?: string; mapping?: Mapping; dryRun?: boolean };

export const refreshSearch: RefreshContractors = async (database, ids) => {
  await sql`select refresh_contractor_search(${sql.val(ids)}::integer[])`.execute(database);
};

/** Imports rows (without the header) as a file of its own, the way the command does. */
export function createImportRuns(world: World) {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-import-'));
  let files = 0;
  const write = (content: string): string => {
    files += 1;
    const path = join(folder, `roster-${files}.csv`);
    writeFileSync(path, content);
    return path;
  };
  return {
    run: async (rows: string, { source, asOf = '2026-11-01', mapping = MAPPING, dryRun = false }: Run) => {
      const rejected: RejectedRow[] = [];
      const result = await importRoster({
        database: world.database,
        file: write(`${ROSTER_HEAD}${rows}`),
        mapping,
        dryRun,
        refresh: refreshSearch,
        source: { name: source, asOf },
        onRejected: (row) => rejected.push(row),
        onProgress: () => undefined,
      });
      return { ...result, rejected };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Takes away what imports have listed. */
export async function removeImported({ database }: World): Promise<void> {
  await database
    .deleteFrom('profiles')
    .where('id', 'in', (query) =>
      query.selectFrom('contractors').select('id').where('source', 'is not', null),
    )
    .execute();
}
