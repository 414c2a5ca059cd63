import { createHash } from 'node:crypto';

/**
 * SHA-256, in hexadecimal, of words that a decision changed. It proves later what stood there, and the words themselves can
 * still be erased one day.
 */
export const wordsDigest = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex');
