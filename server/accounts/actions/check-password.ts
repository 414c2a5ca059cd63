import type { Context } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { countGuess, forgetGuesses } from '../sessions/login-throttle.ts';
import type { Origin } from '../origins.ts';
import { verifyPassword } from '../passwords/passwords.ts';
import { credentialByEmail, credentialOfUser, type Credential } from '../queries/credentials.ts';

/**
 * Finds the account of an address and a password. Throws InvalidInput on `email` when they do not match, with
 * the same text and timing for an unknown address. Throws Refusal 429 after too many tries.
 */
export async function checkCredentials(
  context: Context,
  given: { email: string; password: string },
  origin: Origin,
): Promise<Credential> {
  const guess = await countGuess(context, given.email, origin);
  const found = await credentialByEmail(context.database, given.email);
  const right = await verifyPassword(found?.passwordHash ?? null, given.password);
  if (!found || !right) throw invalid('email', 'accounts.wrong_credentials');
  await forgetGuesses(context, guess);
  return found;
}

/** The signed-in person's own password, asked for again. Throws InvalidInput on `field` when it is wrong; 429 as above. */
export async function checkOwnPassword(
  context: Context,
  userId: number,
  password: string,
  field: string,
): Promise<Credential> {
  const own = await credentialOfUser(context.database, userId);
  const guess = await countGuess(context, own?.email ?? '', null);
  const right = await verifyPassword(own?.passwordHash ?? null, password);
  if (!own || !right) throw invalid(field, 'accounts.wrong_password');
  await forgetGuesses(context, guess);
  return own;
}
