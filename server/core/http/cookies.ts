import { createHmac, timingSafeEqual } from 'node:crypto';

/** `value.signature`: proves that a cookie was set by this product. */
export function sign(value: string, key: string, purpose: string): string {
  return `${value}.${signature(value, key, purpose)}`;
}

/** The value of a signed cookie, or null when it was not signed by us for this purpose. */
export function unsign(signed: string | undefined, key: string, purpose: string): string | null {
  if (!signed) return null;
  const dot = signed.lastIndexOf('.');
  if (dot < 0) return null;
  const value = signed.slice(0, dot);
  const given = Buffer.from(signed.slice(dot + 1));
  const expected = Buffer.from(signature(value, key, purpose));
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : null;
}

function signature(value: string, key: string, purpose: string): string {
  return createHmac('sha256', `${purpose}:${key}`).update(value).digest('base64url');
}
