import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsePermitLayout } from '../../server/contractors/permits/permit-fields.ts';
import { importPermits } from '../../server/contractors/permits/saving/import-permits.ts';
import type { RejectedRow } from '../../server/contractors/import/import-roster.ts';
import type { World } from './world.ts';

const HEAD = 'number,issued,final,status,kind,work,street,zip,contractor,caddress,ccity,czip,license,class\n';
const LAYOUT = parsePermitLayout(
  JSON.stringify({
    number: 'number',
    issued: 'issued',
    final: 'final',
    status: 'status',
    kind: 'kind',
    work: 'work',
    address: 'street',
    zip: 'zip',
    contractor: 'contractor',
    contractor_address: 'caddress',
    contractor_city: 'ccity',
    contractor_postal_code: 'czip',
    license: 'license',
    license_class: 'class',
    options: { license_state: 'TX' },
  }),
  'map.json',
);

export type PermitRow = Partial<Record<keyof typeof USUAL, string>>;
const USUAL = {
  number: '2026-1 BP',
  issued: '03/04/2026',
  final: '',
  status: 'Issued',
  kind: 'Building Permit',
  work: 'New deck',
  street: '12 Elm St',
  zip: '78701',
  contractor: 'Mesa Decks LLC',
  caddress: '',
  ccity: '',
  czip: '',
  license: '',
  class: '',
};

/** A row of a list of permits; what a test cares about it says. */
export const permitRow = (row: PermitRow = {}): string =>
  `${Object.values({ ...USUAL, ...row })
    .map((cell) => `"${cell.replaceAll('"', '""')}"`)
    .join(',')}\n`;

/** Imports rows (without the header) as a file of its own, the way the command does. */
export function createPermitRuns(world: World) {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-permits-'));
  let files = 0;
  const write = (content: string): string => {
    files += 1;
    const path = join(folder, `permits-${files}.csv`);
    writeFileSync(path, content);
    return path;
  };
  const run = async (
    rows: string,
    {
      source = 'City of Austin',
      listedOn = '2026-11-01',
      city = 'Austin',
      dryRun = false,
      file = '',
      signal = undefined as AbortSignal | undefined,
    } = {},
  ) => {
    const region = await world.database
      .selectFrom('regions')
      .select('id')
      .where('code', '=', 'US-TX')
      .executeTakeFirstOrThrow();
    const rejected: RejectedRow[] = [];
    const result = await importPermits({
      database: world.database,
      file: file === '' ? write(`${HEAD}${rows}`) : file,
      source: { name: source, asOf: listedOn },
      layout: LAYOUT,
      place: { sourceUrl: 'https://data.example.gov/permits', city, regionId: region.id },
      now: new Date(),
      dryRun,
      onRejected: (row) => rejected.push(row),
      onProgress: () => undefined,
      ...(signal ? { signal } : {}),
    });
    return { ...result, rejected };
  };
  return { run, write, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Gives a listing a license from a register, or one that its owner states. */
export async function giveLicense(
  { database }: World,
  contractorId: number,
  number: string,
  { state = 'TX', licenseClass = null as string | null, origin = 'import' } = {},
): Promise<void> {
  await database
    .insertInto('licenses')
    .values({
      contractor_id: contractorId,
      origin,
      source: origin === 'import' ? 'Board' : null,
      state,
      number,
      class: licenseClass,
      status: 'valid',
    })
    .execute();
}

/** Takes away all imports of permits. */
export async function removePermits({ database }: World): Promise<void> {
  await database.deleteFrom('permit_reports').execute();
  await database.deleteFrom('permit_proposals').execute();
  await database.deleteFrom('permits').execute();
  await database.deleteFrom('contractor_imports').where('kind', '=', 'permits').execute();
}
