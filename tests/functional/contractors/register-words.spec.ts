import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { ContractorView } from '../../../server/contractors/page/page-view.ts';
import { createImportRuns, removeImported } from '../../support/import-runs.ts';
import type { FoundView } from '../../../server/search/views.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
let runs: ReturnType<typeof createImportRuns>;
beforeAll(async () => {
  world = await createWorld();
  runs = createImportRuns(world);
});
afterAll(async () => {
  await removeImported(world);
  runs.remove();
  await world.close();
});

const AHEAD = '05/01/2030';
/** Status and last day as a register writes them, and what a reader is told. */
const ROWS = [
  ['Active', AHEAD, 'valid'],
  ['', AHEAD, 'valid'],
  ['Vigente', AHEAD, 'valid'],
  ['Not Active', AHEAD, 'inactive'],
  ['No longer active', AHEAD, 'inactive'],
  ['Unlicensed', AHEAD, 'inactive'],
  ['Invalid', AHEAD, 'inactive'],
  ['"Active, Delinquent"', AHEAD, 'expired'],
  ['Inactive', AHEAD, 'inactive'],
  ['Current Inactive', AHEAD, 'inactive'],
  ['Terminated', AHEAD, 'inactive'],
  ['Denied', AHEAD, 'inactive'],
  ['Revoked', AHEAD, 'revoked'],
  ['VENCIDA', AHEAD, 'expired'],
  ['BAJA', AHEAD, 'inactive'],
  ['Eligible Pool B', AHEAD, 'unverified'],
  ['Active?', AHEAD, 'unverified'],
  ['#REF!', AHEAD, 'unverified'],
  ['Active', '14-Feb-24', 'expired'],
  ['Active', '31 dic 2020', 'expired'],
  ['Active', '45000', 'expired'],
  ['Active', '12/2020', 'unknown'],
  ['', '12/2020', 'unknown'],
  ['Active', '########', 'unknown'],
  ['Suspended', '12/2020', 'suspended'],
  ['Active', 'N/A', 'valid'],
  ['', 'N/A', 'unknown'],
  ['Active', '12/31/9999', 'valid'],
] as const;

test('a license is active only where its register says so in a listed word, on every page and in every filter', async () => {
  const rows = ROWS.map(
    ([status, expires], index) =>
      `Firm ${index} Tile,GA,Macon,31201,,,W-${index}0,,${status},${expires},tile\n`,
  );
  const { report } = await runs.run(rows.join(''), { source: 'Board' });
  const { rows: listed } = await sql<{ slug: string; number: string; word: string | null }>`
    select c.slug, l.number, l.register_status as word from licenses l join contractors c on c.id = l.contractor_id
    where l.source = 'Board' order by l.id`.execute(world.database);
  expect(listed).toHaveLength(ROWS.length);
  const visitor = world.visitor();
  const states: string[] = [];
  for (const { slug } of listed) {
    const { page } = await visitor.visit(route('contractors.show', { slug }));
    const { license, licenses } = page.props['contractor'] as ContractorView;
    expect(licenses[0]?.state).toBe(license.state);
    states.push(license.state);
  }
  const notified = ROWS.map(([status, expires], index) => [status, expires, states[index]]);
  expect(notified).toEqual(ROWS.map((row) => [...row]));
  expect(listed.map(({ word }) => word)).toEqual(
    ROWS.map(([status]) => (status === '' ? null : status.replaceAll('"', ''))),
  );
  expect(report.columns.map(({ column, count }) => [column, count])).toEqual([
    ['"status"', 3],
    ['"expires"', 4],
  ]);

  const { page } = await visitor.visit('/contractors?q=tile&license=valid');
  const found = (page.props['found'] as FoundView).contractors;
  expect(found.every(({ license }) => license.state === 'valid')).toBe(true);
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::integer as count from contractors where source = 'Board' and license_status = 'valid'`.execute(
    world.database,
  );
  expect(counted).toEqual([{ count: ROWS.filter(([, , state]) => state === 'valid').length }]);
});
