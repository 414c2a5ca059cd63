import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const sealingKey = (appKey: string): Buffer =>
  Buffer.from(hkdfSync('sha256', appKey, '', 'plumbline app codes', 32));

/** Encrypted with APP_KEY, and bound to its user, so that a row copied to another user opens nothing. */
export function seal(appKey: string, userId: number, secret: Buffer): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, sealingKey(appKey), iv).setAAD(Buffer.from(String(userId)));
  return Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()]).toString('base64');
}

/** Null where another APP_KEY sealed it, or for another user: no code is right then. Recovery codes end with that key, too; passkeys go on. */
export function unseal(appKey: string, userId: number, sealed: string): Buffer | null {
  const bytes = Buffer.from(sealed, 'base64');
  const iv = bytes.subarray(0, IV_BYTES);
  try {
    const decipher = createDecipheriv(CIPHER, sealingKey(appKey), iv).setAAD(Buffer.from(String(userId)));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}

/** The stored form of a code or a token; `purpose` keeps one kind from counting as another. */
export const keyedHash = (appKey: string, purpose: string, text: string): string =>
  createHmac('sha256', `${purpose}:${appKey}`).update(text).digest('base64url');
