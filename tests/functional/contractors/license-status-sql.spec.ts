import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LICENSE_STATUSES } from '../../../common/constants.ts';
import {
  bondState,
  insuranceState,
  licenseState,
} from '../../../server/contractors/license/license-status.ts';
import {
  ANY_LICENSE,
  isCoveredSql,
  isInForceSql,
  licenseStateSql,
  SHOWN_LICENSE,
} from '../../../server/contractors/license/license-status-sql.ts';
import { createWorld, type World } from '../../support/world.ts';

const TODAY = '2026-11-23';
const today = sql<string>`${TODAY}::text::date`;
const DAYS = [null, '2026-11-22', TODAY, '2026-11-24'];
const STATUSES = [null, ...LICENSE_STATUSES];
let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const LICENSES = [null, 'C-36 1'].flatMap((number) =>
  STATUSES.flatMap((status) => DAYS.map((expiresOn) => ({ number, status, expiresOn }))),
);
const rowOf = ({ number, status, expiresOn }: (typeof LICENSES)[number]) => sql`(select
  ${number}::text as license_number, ${status}::text as license_status, ${expiresOn}::text::date as license_expires_on,
  ${number}::text as number, ${status}::text as status, ${expiresOn}::text::date as expires_on)`;

describe('a license is in the same state in a query as on its page', () => {
  test('a license is in the same state in a query as on its page for every number, status and last day of the license that a card shows', async () => {
    for (const license of LICENSES) {
      const { rows } = await sql<{ state: string; inForce: boolean }>`
        select ${licenseStateSql(SHOWN_LICENSE, today)} as state,
          coalesce(${isInForceSql(SHOWN_LICENSE, today)}, false) as "inForce"
        from ${rowOf(license)} as c`.execute(world.database);
      const { number, status, expiresOn } = license;
      const state = licenseState(
        { license_number: number, license_status: status, license_expires_on: expiresOn },
        TODAY,
      );
      // A status without a number is of a list that gives none.
      expect({ license, ...rows[0] }).toEqual({ license, state, inForce: state === 'valid' });
    }
  });

  test('a license is in the same state in a query as on its page for every status and last day of one license of several, with or without a number', async () => {
    for (const license of LICENSES) {
      const { rows } = await sql<{ state: string; inForce: boolean }>`
        select ${licenseStateSql(ANY_LICENSE, today)} as state,
          coalesce(${isInForceSql(ANY_LICENSE, today)}, false) as "inForce"
        from ${rowOf(license)} as l`.execute(world.database);
      const { status, expiresOn } = license;
      const state = licenseState(
        { license_number: license.number ?? '', license_status: status, license_expires_on: expiresOn },
        TODAY,
      );
      expect({ license, ...rows[0] }).toEqual({ license, state, inForce: state === 'valid' });
    }
  });
});

test('insurance and bond count in a query on the days on which they count on the page', async () => {
  for (const until of DAYS)
    for (const stated of [true, false]) {
      const { rows } = await sql<{ insured: boolean; bonded: boolean }>`
        select ${isCoveredSql('insured', today)} as insured, ${isCoveredSql('bonded', today)} as bonded
        from (select ${stated}::boolean as insured, ${until}::text::date as insurance_expires_on,
          ${stated}::boolean as bonded, ${until}::text::date as bond_expires_on) as c`.execute(
        world.database,
      );
      expect({ until, stated, ...rows[0] }).toEqual({
        until,
        stated,
        insured: insuranceState({ insured: stated, insurance_expires_on: until }, TODAY) === 'valid',
        bonded: bondState({ bonded: stated, bond_expires_on: until }, TODAY) === 'valid',
      });
    }
});
