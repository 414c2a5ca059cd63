import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { LicenseState } from './license-status.ts';

// The rules of license.ts for many rows. A test holds each of them to its function.

/** The columns of a license; `number`: null where a row without one is a license all the same. */
type Columns = {
  number: RawBuilder<unknown> | null;
  status: RawBuilder<unknown>;
  expiresOn: RawBuilder<unknown>;
};

/** Of contractors as `c`: the license that their page shows first. */
export const SHOWN_LICENSE: Columns = {
  number: sql`c.license_number`,
  status: sql`c.license_status`,
  expiresOn: sql`c.license_expires_on`,
};
/** Of licenses as `l`. */
export const ANY_LICENSE: Columns = { number: null, status: sql`l.status`, expiresOn: sql`l.expires_on` };

/** As `licenseState`; `today` is a date. */
export const licenseStateSql = (
  { number, status, expiresOn }: Columns,
  today: RawBuilder<string>,
): RawBuilder<LicenseState> => sql<LicenseState>`(case
    when ${number === null ? sql`false` : sql`${number} is null and ${status} is null`} then 'none'
    when ${status} in ('suspended', 'revoked', 'closed', 'replaced') then ${status}
    when ${status} = 'expired' or ${expiresOn} < ${today} then 'expired'
    when ${status} in ('inactive', 'unverified') then ${status}
    when ${status} = 'valid' or ${expiresOn} is not null then 'valid'
    else 'unknown' end)`;

/** The state is `valid`. Spelled out, because the planner guesses the rows of a condition, not of a case. */
export const isInForceSql = (
  { number, status, expiresOn }: Columns,
  today: RawBuilder<string>,
): RawBuilder<SqlBool> => sql<SqlBool>`(
    (${status} = 'valid' or (${status} is null and ${expiresOn} is not null
      ${number === null ? sql`` : sql`and ${number} is not null`}))
    and (${expiresOn} is null or ${expiresOn} >= ${today}))`;

/** As `insuranceState` and `bondState`, where valid: the statement of contractors as `c`, through its last day. */
export const isCoveredSql = (cover: 'insured' | 'bonded', today: RawBuilder<string>): RawBuilder<SqlBool> => {
  const until = sql.ref(cover === 'insured' ? 'c.insurance_expires_on' : 'c.bond_expires_on');
  return sql<SqlBool>`(${sql.ref(`c.${cover}`)} and (${until} is null or ${until} >= ${today}))`;
};
