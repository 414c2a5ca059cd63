import { sql } from 'kysely';
import { licenseState, shownExpiry, type LicenseState } from './license-status.ts';

/** A license as the database has it; days are YYYY-MM-DD. */
export type LicenseRow = {
  origin: 'import' | 'owner';
  source: string | null;
  state: string | null;
  number: string | null;
  class: string | null;
  status: string | null;
  /** The status in the register's own word. */
  register_status: string | null;
  issued_on: string | null;
  expires_on: string | null;
  as_of: string | null;
  missing_since: string | null;
};

/** A license as a reader sees it; days are YYYY-MM-DD. */
export type LicenseView = {
  state: LicenseState;
  number: string | null;
  issuedBy: string | null;
  licenseClass: string | null;
  /** The status in the register's own word. */
  registerStatus: string | null;
  issuedOn: string | null;
  expiresOn: string | null;
  /** The list that it is in; null: the contractor states it, unchecked. */
  source: string | null;
  asOf: string | null;
  /** The day of the first edition of that list that no longer names it. */
  missingSince: string | null;
};

/** Of a contractor `c`: all its licenses as JSON, those that boards list first. */
export const licensesOf = sql<LicenseRow[]>`(
  select coalesce(json_agg(json_build_object('origin', l.origin, 'source', l.source, 'state', l.state, 'number', l.number,
    'class', l.class, 'status', l.status, 'register_status', l.register_status, 'issued_on', l.issued_on, 'expires_on', l.expires_on, 'as_of', l.as_of,
    'missing_since', l.missing_since)
    order by l.origin, l.missing_since is not null, l.expires_on desc nulls last, l.id), '[]'::json)
  from licenses as l where l.contractor_id = c.id)`;

export function toLicenseView(row: LicenseRow, today: string): LicenseView {
  const state = stateOf(row, today);
  return {
    state,
    number: row.number,
    issuedBy: row.state,
    licenseClass: row.class,
    registerStatus: row.register_status,
    issuedOn: row.issued_on,
    expiresOn: shownExpiry(state, row.expires_on, today),
    source: row.origin === 'owner' ? null : row.source,
    asOf: row.as_of,
    missingSince: row.missing_since,
  };
}

export function toApiLicense(row: LicenseRow, today: string) {
  return {
    state: stateOf(row, today),
    number: row.number,
    issued_by: row.state,
    class: row.class,
    register_status: row.register_status,
    issued_on: row.issued_on,
    expires_on: row.expires_on,
    source: row.source,
    as_of: row.as_of,
    missing_since: row.missing_since,
    stated_by: row.origin === 'owner' ? 'contractor' : 'register',
  };
}

/** As `licenseState`, which holds the rule; a list that no longer names it does not say that it is valid. */
function stateOf({ number, status, expires_on, missing_since }: LicenseRow, today: string): LicenseState {
  const isMissing = missing_since !== null;
  return licenseState(
    {
      license_number: number ?? '',
      license_status: isMissing && status === 'valid' ? null : status,
      license_expires_on: isMissing ? null : expires_on,
    },
    today,
  );
}
