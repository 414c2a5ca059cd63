import { plainText } from '../core/plain-text.ts';
import { fold } from './fold.ts';
import { hasInternetAddress } from './internet-addresses.ts';
import { hasPhoneNumber } from './phone-numbers.ts';
import { hasStreetAddress } from './street-addresses.ts';

/**
 * Whether a text has contact details: an email, web or street address, or a phone number. It knows the
 * formats of the US and Mexico. It reads a text once from left to right, so its time grows with the length
 * alone.
 */
export function hasContactDetails(text: string): boolean {
  const plain = plainText(text);
  const folded = fold(plain);
  return hasInternetAddress(plain) || hasPhoneNumber(folded) || hasStreetAddress(plain);
}

/** Whether a text that is an address contains a phone number. */
export const hasPhone = (text: string): boolean => hasPhoneNumber(fold(plainText(text)));
