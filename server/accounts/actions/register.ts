import { sql } from 'kysely';
import type { Language } from '../../../common/format/language.ts';
import type { Role } from '../../core/viewer.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import type { Queryable } from '../../database/client.ts';
import { hashPassword } from '../passwords/passwords.ts';
import type { Registration } from '../schemas.ts';
import { acceptAgreements } from './accept-agreements.ts';
import { isMailboxTaken } from '../mailbox.ts';
import { screenBusinessName } from '../screen-business-name.ts';
import { confirmationAsked, contractorChanged } from '../events.ts';
import { ownPath } from '../own-path.ts';
import { freeSlug } from '../slugs.ts';

export type NewAccount = {
  name: string;
  email: string;
  /** Null: the account signs in by a provider. */
  password: string | null;
  role: Role;
  language: Language;
  /** The name of the business, for a contractor. */
  businessName?: string;
  /** The trades of the business, the main one first. */
  tradeIds?: readonly number[];
  emailVerified?: boolean;
  /** Sends the link that confirms the address, which leads to this page; empty: the dashboard. */
  confirmsToward?: string;
  /** Set by the form that users fill in for themselves. */
  acceptsAgreements?: true;
};
export type MadeAccount = { userId: number; profileId: number };

/**
 * Makes the account with its profile, and its page where it is a contractor. Throws InvalidInput when the address is taken or
 * a trade is unknown or missing.
 */
export async function register(context: Context, input: Registration): Promise<MadeAccount> {
  const business =
    input.role === 'contractor'
      ? { businessName: input.business_name, tradeIds: await chosenTrades(context, input) }
      : {};
  const { language } = context;
  const confirmsToward = ownPath(input.next, '');
  const account = { ...input, ...business, language, confirmsToward };
  return createAccount(context, { ...account, acceptsAgreements: true });
}

type Business = Extract<Registration, { role: 'contractor' }>;

/** The chosen trades. A business without one is not found by anybody, so it names one where there are any. */
async function chosenTrades({ database }: Context, input: Business): Promise<number[]> {
  const chosen = tradesIn(input);
  if (chosen.length > 0) return chosen;
  const some = await database.selectFrom('trades').select('id').limit(1).executeTakeFirst();
  if (some) throw invalid('trade_id', 'validation.choose');
  return [];
}

/** In the order they were chosen, each once. */
const tradesIn = ({ trade_id, trade_id_2, trade_id_3 }: Business): number[] => [
  ...new Set([trade_id, trade_id_2, trade_id_3].filter((id) => id !== undefined)),
];

/** Makes an account of any role, for commands and providers. `also` writes what the account needs in the same transaction. */
export async function createAccount(
  context: Context,
  account: NewAccount,
  also?: (tx: ReadContext, made: MadeAccount) => Promise<void>,
): Promise<MadeAccount> {
  const passwordHash = account.password === null ? null : await hashPassword(account.password);
  try {
    return await transact(context, async (tx) => {
      if (await isMailboxTaken(tx.database, account.email)) throw invalid('email', 'accounts.email_taken');
      const made = await insertAccount(tx.database, account, passwordHash);
      if (account.acceptsAgreements) await acceptAgreements(tx, made.userId);
      tx.announce({ name: 'account.registered', ...made });
      if (account.confirmsToward !== undefined)
        tx.announce(confirmationAsked(made.userId, account.confirmsToward));
      if (account.role === 'contractor') {
        await screenBusinessName(tx, made.profileId, account.businessName ?? account.name);
        tx.announce(contractorChanged(made.profileId));
      }
      await also?.(tx, made);
      return made;
    });
  } catch (error) {
    // Two at once: the second one meets the first one's address here.
    if (isTakenAddress(error)) throw invalid('email', 'accounts.email_taken');
    throw error;
  }
}

async function insertAccount(
  database: Queryable,
  account: NewAccount,
  passwordHash: string | null,
): Promise<MadeAccount> {
  const { name, email, role, language, emailVerified = false } = account;
  const user = await database
    .insertInto('users')
    .values({ name, email, role, language, email_verified: emailVerified })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (passwordHash !== null)
    await database
      .insertInto('credentials')
      .values({
        user_id: user.id,
        account_id: String(user.id),
        provider_id: 'credential',
        password: passwordHash,
      })
      .execute();
  const profile = await database
    .insertInto('profiles')
    .values({
      user_id: user.id,
      kind: role === 'contractor' ? 'contractor' : 'person',
      name: account.businessName ?? name,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (role === 'contractor') await insertContractor(database, profile.id, account);
  return { userId: user.id, profileId: profile.id };
}

async function insertContractor(
  database: Queryable,
  profileId: number,
  { businessName, name, tradeIds = [], emailVerified = false }: NewAccount,
): Promise<void> {
  const unconfirmed = emailVerified ? {} : { awaits_confirmation: true, hidden_at: sql<Date>`now()` };
  const slug = await freeSlug(database, businessName ?? name, profileId);
  const inserted = await database
    .insertInto('contractors')
    .values({ id: profileId, slug, ...unconfirmed })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted)
    await database
      .insertInto('contractors')
      .values({ id: profileId, slug: `${slug}-${profileId}`, ...unconfirmed })
      .execute();
  if (tradeIds.length > 0) await insertTrades(database, profileId, tradeIds);
  await sql`select refresh_contractor_search(array[${profileId}]::integer[])`.execute(database);
}

async function insertTrades(
  database: Queryable,
  profileId: number,
  tradeIds: readonly number[],
): Promise<void> {
  const known = await database.selectFrom('trades').select('id').where('id', 'in', tradeIds).execute();
  if (known.length !== tradeIds.length) throw invalid('trade_id', 'validation.choose');
  await database
    .insertInto('profile_trades')
    .values(tradeIds.map((trade_id, position) => ({ profile_id: profileId, trade_id, position })))
    .execute();
}

function isTakenAddress(error: unknown): boolean {
  const { code, constraint_name: constraint } = error as { code?: string; constraint_name?: string };
  return code === '23505' && constraint === 'users_email_key';
}
