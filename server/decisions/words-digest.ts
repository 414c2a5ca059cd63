import { createHash } from 'node:crypto';

/**
 * SHA-256, in hexadecimal, of a text that a decision changed. It proves the text later, and the text itself
 * can still be erased.
 */
export const textDigest = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex');
