import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';
import { ConfigError } from './config-error.ts';

export const PHOTO_SETTINGS = { PHOTO_SIGNERS: z.string().trim().optional() };

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[\w+/=\s]+-----END CERTIFICATE-----/g;

/** The certificates in the file that PHOTO_SIGNERS names, and nothing else that stands in it. */
export function photoSignersOf({
  PHOTO_SIGNERS: path,
}: {
  PHOTO_SIGNERS?: string | undefined;
}): string | null {
  if (!path) return null;
  try {
    const certificates = readFileSync(resolve(path), 'utf8').match(CERTIFICATE) ?? [];
    if (certificates.length === 0) throw new Error('it holds no certificate');
    return certificates.map((pem) => new X509Certificate(pem).toString()).join('');
  } catch (error) {
    throw new ConfigError(`Setting PHOTO_SIGNERS: the file cannot be used (${(error as Error).message}).`);
  }
}
