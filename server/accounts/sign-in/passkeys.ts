import { createHmac } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { PASSKEYS_MAX } from '../../../common/limits/sign-in.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, invalid, notFound } from '../../core/errors.ts';
import type { SignedIn } from '../../core/viewer.ts';
import { lockOwnAccount } from '../queries/lock-account.ts';
import { takeFactor } from '../second/reset.ts';
import { announceSignInChange } from './announce-change.ts';
import {
  beginChallenge,
  failed,
  library,
  readAnswer,
  refuse,
  siteOf,
  takeChallenge,
  type Browser,
  type PasskeyUse,
} from './passkey-challenge.ts';

/** The number that an authenticator knows a user by; it says nothing of the account. */
const handleOf = ({ config }: Context, userId: number): Buffer =>
  createHmac('sha256', config.appKey).update(`passkey user ${userId}`).digest();

/** The options with which a browser makes a passkey. */
export async function registrationOptions(context: Context, browser: string, viewer: SignedIn) {
  const { generateRegistrationOptions } = await library();
  const known = await context.database
    .selectFrom('passkeys')
    .select(['credential_id as id', 'transports'])
    .where('user_id', '=', viewer.userId)
    .execute();
  if (known.length >= PASSKEYS_MAX) throw conflict('signin.too_many_passkeys');
  const options = await generateRegistrationOptions({
    rpName: context.config.appName,
    rpID: siteOf(context).expectedRPID,
    userName: viewer.email,
    userDisplayName: viewer.name,
    userID: Uint8Array.from(handleOf(context, viewer.userId)),
    attestationType: 'none',
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await beginChallenge(context, browser, options.challenge, { use: 'register', userId: viewer.userId });
  return options;
}

/** The options with which a browser uses a passkey: any one for a login, those of a user otherwise. */
export async function authenticationOptions(
  context: Context,
  browser: string,
  { use, userId }: { use: PasskeyUse; userId: number | null },
) {
  const { generateAuthenticationOptions } = await library();
  const own =
    userId === null
      ? []
      : await context.database
          .selectFrom('passkeys')
          .select(['credential_id as id', 'transports'])
          .where('user_id', '=', userId)
          .execute();
  const options = await generateAuthenticationOptions({
    rpID: siteOf(context).expectedRPID,
    allowCredentials: own,
    userVerification: 'required',
  });
  await beginChallenge(context, browser, options.challenge, { use, userId });
  return options;
}

/** Keeps a new passkey for the viewer. Throws InvalidInput on `passkey` for an answer that is not to our challenge, or forged. */
export async function addPasskey(
  context: Context,
  browser: Browser,
  viewer: SignedIn,
  { answer, name }: { answer: string; name: string },
): Promise<void> {
  const response = readAnswer<RegistrationResponseJSON>(answer);
  const challenge = await takeChallenge(context, browser, response, {
    use: 'register',
    userId: viewer.userId,
  });
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    ...siteOf(context),
    requireUserVerification: true,
  }).catch(refuse);
  if (!registrationInfo) throw failed();
  const { credential } = registrationInfo;
  await transact(context, async (tx) => {
    const { database, now } = tx;
    await lockOwnAccount(database, viewer);
    const added = await database
      .insertInto('passkeys')
      .values({
        user_id: viewer.userId,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        user_handle: handleOf(context, viewer.userId).toString('base64url'),
        counter: credential.counter,
        transports: credential.transports ?? [],
        name,
        created_at: now,
      })
      .onConflict((same) => same.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw failed();
    // The key was used just now, on this browser.
    await database
      .updateTable('sessions')
      .set({ second_factor_at: now })
      .where('id', '=', viewer.sessionId)
      .execute();
    await announceSignInChange(tx, viewer.userId, 'passkey_added', { passkey: name });
  });
}

/**
 * The user of a passkey, after its answer to our challenge in this browser. `userId`: the only user it may be of. Throws
 * InvalidInput on `passkey`.
 */
export async function takePasskey(
  context: Context,
  browser: Browser,
  answer: string,
  asked: { use: PasskeyUse; userId: number | null },
): Promise<number> {
  const response = readAnswer<AuthenticationResponseJSON>(answer);
  const challenge = await takeChallenge(context, browser, response, asked);
  const passkey = await context.database
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'credential_id', 'public_key', 'user_handle', 'counter', 'transports'])
    .where('credential_id', '=', response.id)
    .executeTakeFirst();
  if (!passkey) throw invalid('passkey', 'signin.passkey_unknown');
  if (asked.userId !== null && passkey.user_id !== asked.userId) throw failed();
  const { userHandle } = response.response;
  if (
    userHandle !== undefined &&
    userHandle !== null &&
    userHandle !== '' &&
    userHandle !== passkey.user_handle
  )
    throw failed();
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    ...siteOf(context),
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: Uint8Array.from(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(refuse);
  if (!verified) throw failed();
  const used = await takeFactor(context, passkey.user_id, async ({ database, now }) => {
    // It may have been removed meanwhile.
    const row = await database
      .updateTable('passkeys')
      .set({ counter: authenticationInfo.newCounter, last_used_at: now })
      .where('id', '=', passkey.id)
      .returning('id')
      .executeTakeFirst();
    return row ?? null;
  });
  if (!used) throw failed();
  return passkey.user_id;
}

/** Throws 404 for one of another user. */
export async function removePasskey(tx: ReadContext, userId: number, id: number): Promise<void> {
  const removed = await tx.database
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('name')
    .executeTakeFirst();
  if (!removed) throw notFound();
  await announceSignInChange(tx, userId, 'passkey_removed', { passkey: removed.name });
}
