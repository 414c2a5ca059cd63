import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, notFound } from '../../core/errors.ts';
import type { SignedIn } from '../../core/viewer.ts';
import { lockAccount } from '../queries/lock-account.ts';
import { announceSignInChange } from './announce-change.ts';
import type { Proof } from './providers.ts';

/** The account that a person at a provider signs in to; undefined: none. The subject decides, never the address. */
export async function userOfProof(
  { database }: Pick<ReadContext, 'database'>,
  { issuer, subject }: Proof,
): Promise<number | undefined> {
  const row = await database
    .selectFrom('credentials')
    .select('user_id')
    .where('provider_id', '=', issuer)
    .where('account_id', '=', subject)
    .executeTakeFirst();
  return row?.user_id;
}

/** Connects a person at a provider to an account, in a transaction. Throws 409 where another account has that person, or this one has another. */
export async function connect(tx: ReadContext, userId: number, { issuer, subject }: Proof): Promise<void> {
  const { database, now } = tx;
  await lockAccount(database, userId);
  const own = await database
    .selectFrom('credentials')
    .select('account_id')
    .where('user_id', '=', userId)
    .where('provider_id', '=', issuer)
    .executeTakeFirst();
  if (own && own.account_id !== subject) throw conflict('signin.provider_other');
  const added = await database
    .insertInto('credentials')
    .values({ user_id: userId, provider_id: issuer, account_id: subject, created_at: now, updated_at: now })
    .onConflict((same) => same.columns(['provider_id', 'account_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return announceSignInChange(tx, userId, 'provider_added');
  if (!own) throw conflict('signin.provider_taken');
}

/** Disconnects a provider. Throws 409 where nothing else would let the user in. */
export async function disconnect(context: Context, { userId }: SignedIn, id: number): Promise<void> {
  await transact(context, async (tx) => {
    const { database } = tx;
    await lockAccount(database, userId);
    const ways = await database
      .selectFrom('credentials')
      .select(['id', 'provider_id', 'password'])
      .where('user_id', '=', userId)
      .execute();
    const found = ways.find((way) => way.id === id && way.provider_id !== 'credential');
    if (!found) throw notFound();
    const others = ways.filter(
      (way) => way.id !== id && (way.provider_id !== 'credential' || way.password !== null),
    );
    const passkey = await database
      .selectFrom('passkeys')
      .select('id')
      .where('user_id', '=', userId)
      .limit(1)
      .executeTakeFirst();
    if (others.length === 0 && !passkey) throw conflict('signin.last_way');
    await database.deleteFrom('credentials').where('id', '=', id).where('user_id', '=', userId).execute();
    await announceSignInChange(tx, userId, 'provider_removed');
  });
}
