/** Rows of a resource, and the sum of the SHA-256 of their lines: the same in every order, and kept up to date by each change. */
export type Sum = { rows: number; sum: string };

const MODULUS = 2n ** 256n;
const HEX_DIGITS = 64;

export const EMPTY_SUM: Sum = { rows: 0, sum: '0'.repeat(HEX_DIGITS) };

const numberOf = (digest: Uint8Array): bigint => BigInt(`0x${Buffer.from(digest).toString('hex')}`);

/** Adds the digests of lines that came, and subtracts those of lines that went. */
export function sumAfter(
  { rows, sum }: Sum,
  { came, went }: { came: readonly Uint8Array[]; went: readonly Uint8Array[] },
): Sum {
  let total = BigInt(`0x${sum}`);
  for (const digest of came) total += numberOf(digest);
  for (const digest of went) total -= numberOf(digest);
  total = ((total % MODULUS) + MODULUS) % MODULUS;
  return { rows: rows + came.length - went.length, sum: total.toString(16).padStart(HEX_DIGITS, '0') };
}
