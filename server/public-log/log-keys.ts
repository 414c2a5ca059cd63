import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Config } from '../core/config/config.ts';
import { ConfigError } from '../core/config/config-error.ts';
import type { Queryable } from '../database/client.ts';
import { ED25519, newSigner, type Signer, type Verifier } from './signed-note.ts';

/** A replaced key signs beside its successor for so long, so that readers who know only the former one keep up. */
const OVERLAP_DAYS = 90;

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const wrappingKey = (appKey: string): Buffer =>
  Buffer.from(hkdfSync('sha256', appKey, '', 'plumbline public log', 32));

function encrypt(appKey: string, secret: Buffer): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, wrappingKey(appKey), iv);
  return Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()]).toString('base64');
}

function decrypt(appKey: string, text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64');
  const decipher = createDecipheriv(CIPHER, wrappingKey(appKey), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}

function opened(appKey: string, secret: string): Buffer {
  const seed = decrypt(appKey, secret);
  if (seed === null)
    throw new ConfigError(
      'Setting APP_KEY: it does not open the key of the public log. Set the one that this database was used with, or make a new key for the log: npm run plumbline -- log-keys --new',
    );
  return seed;
}

type KeySettings = Pick<Config, 'appKey'>;

/** The keys that sign, the latest first. Throws ConfigError where APP_KEY is not the one they were made with. */
export async function signersOf(database: Queryable, { appKey }: KeySettings): Promise<Signer[]> {
  const rows = await database
    .selectFrom('log_keys')
    .select(['name', 'public_key', 'secret'])
    .where((where) => where.or([where('retired_at', 'is', null), where('retired_at', '>', sql<Date>`now()`)]))
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ name, public_key, secret }) => ({
    name,
    algorithm: ED25519,
    publicKey: Buffer.from(public_key),
    seed: opened(appKey, secret),
  }));
}

/** All keys that ever signed, the latest first. */
export async function verifiersOf(database: Queryable): Promise<Verifier[]> {
  const rows = await database
    .selectFrom('log_keys')
    .select(['name', 'public_key'])
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ name, public_key }) => ({
    name,
    algorithm: ED25519,
    publicKey: Buffer.from(public_key),
  }));
}

/** Makes a key, and ends those before it; at once where they must not sign any longer. */
export async function makeKey(
  database: Queryable,
  { appKey }: KeySettings,
  { name, now, isAtOnce }: { name: string; now: Date; isAtOnce: boolean },
): Promise<Verifier> {
  const signer = newSigner(name);
  const end = isAtOnce ? now : new Date(now.getTime() + OVERLAP_DAYS * 24 * 3_600_000);
  await database
    .updateTable('log_keys')
    .set({ retired_at: sql<Date>`least(retired_at, ${end}::timestamptz)` })
    .execute();
  await database
    .insertInto('log_keys')
    .values({
      name,
      public_key: signer.publicKey,
      secret: encrypt(appKey, signer.seed),
      created_at: now,
    })
    .execute();
  return signer;
}

/**
 * Encrypts every key of the log with a new APP_KEY; answers with how many were. Throws a sentence for a key that neither
 * opens and that still signs.
 */
export async function resealKeys(
  database: Queryable,
  { former, current }: { former: string; current: string },
): Promise<number> {
  const rows = await database
    .selectFrom('log_keys')
    .select(['id', 'secret', sql<boolean>`coalesce(retired_at > now(), true)`.as('signs')])
    .orderBy('id')
    .forUpdate()
    .execute();
  let count = 0;
  for (const { id, secret, signs } of rows) {
    if (decrypt(current, secret)) continue;
    const seed = decrypt(former, secret);
    if (seed === null && signs)
      throw new Error('The key of the public log was encrypted with another APP_KEY than the one given.');
    if (seed === null) continue;
    await database
      .updateTable('log_keys')
      .set({ secret: encrypt(current, seed) })
      .where('id', '=', id)
      .execute();
    count += 1;
  }
  return count;
}
