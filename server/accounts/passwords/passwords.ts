import { hash, hashRaw, verify } from '@node-rs/argon2';

/** OWASP's argon2id parameters: 19 MiB of memory, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Tests make hundreds of accounts, whose passwords protect nothing. */
const CHEAP_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const cost = () => (process.env['NODE_ENV'] === 'test' ? CHEAP_COST : COST);

/**
 * The argon2id hash of a password, as one text with its salt and parameters. Accented letters are normalized
 * first, because keyboards produce them differently.
 */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost());
}

/** Whether `password` is the one that was hashed. Without a hash it takes as long, and answers false. */
export async function verifyPassword(hashed: string | null, password: string): Promise<boolean> {
  if (hashed !== null) return verify(hashed, password.normalize('NFKC'));
  await hashPassword(password);
  return false;
}

/** The argon2id hash of a short code, in base64url. Its salt is stored beside it, so that one hash is compared with a whole list. */
export const hashCode = async (code: string, salt: Buffer): Promise<string> =>
  (await hashRaw(code, { ...cost(), salt })).toString('base64url');
