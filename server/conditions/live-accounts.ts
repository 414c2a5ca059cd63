import { sql, type RawBuilder } from 'kysely';

const of = (alias: string, column: string) => sql.ref(`${alias}.${column}`);

/** Of a user as `alias`: the account is not closed; it may be inactive. */
export const isOpenAccount = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`(${of(alias, 'closed_at')} is null)`;

/** Of a user as `alias`, joined from the left: there is none any more, or the account is closed. */
export const hasLeft = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`(${of(alias, 'id')} is null or not ${isOpenAccount(alias)})`;

/** Of a user as `alias`: the account is neither inactive nor closed. */
export const isActiveAccount = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`(${of(alias, 'status')} = 'active' and ${isOpenAccount(alias)})`;

/** Of a user as `alias`: may be mailed what they are a party to, also while the account is inactive. */
export const mayBeWrittenTo = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`(${of(alias, 'email_verified')} and ${isOpenAccount(alias)})`;

/** Of a user as `alias`: may be mailed anything else that they have not turned off. */
export const mayBeMailed = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`(${of(alias, 'email_verified')} and ${isActiveAccount(alias)})`;
