import { createHash } from 'node:crypto';

// Hashes of RFC 6962, section 2.1: a leaf's bytes behind 0x00, two children behind 0x01.

const LEAF = Buffer.of(0);
const NODE = Buffer.of(1);

export const HASH_BYTES = 32;

export const hashOfLeaf = (bytes: Uint8Array): Buffer =>
  createHash('sha256').update(LEAF).update(bytes).digest();

export const hashOfNode = (left: Uint8Array, right: Uint8Array): Buffer =>
  createHash('sha256').update(NODE).update(left).update(right).digest();

/** The root of a tree without leaves. */
export const EMPTY_ROOT: Buffer = createHash('sha256').digest();

/** The largest power of two below a number of leaves: where a tree of so many is split. `size` is at least 2. */
export const splitOf = (size: number): number => 2 ** Math.floor(Math.log2(size - 1));

/** Gives the hash of the leaves from `start` (inclusive) to `end` (exclusive), at least one. */
export type RangeHash = (start: number, end: number) => Promise<Buffer>;

/** The hashes that lead from leaf `number` to the root of the first `size` leaves, from the bottom up (RFC 6962, 2.1.1). */
export async function inclusionPath(hash: RangeHash, number: number, size: number): Promise<Buffer[]> {
  const from = async (start: number, end: number): Promise<Buffer[]> => {
    if (end - start === 1) return [];
    const middle = start + splitOf(end - start);
    return number < middle
      ? [...(await from(start, middle)), await hash(middle, end)]
      : [...(await from(middle, end)), await hash(start, middle)];
  };
  return from(0, size);
}

/** The hashes that prove that the first `former` leaves begin the first `size` ones (RFC 6962, 2.1.2); 0 < former <= size. */
export async function consistencyPath(hash: RangeHash, former: number, size: number): Promise<Buffer[]> {
  const from = async (start: number, end: number, isWhole: boolean): Promise<Buffer[]> => {
    if (former === end) return isWhole ? [] : [await hash(start, end)];
    const middle = start + splitOf(end - start);
    return former <= middle
      ? [...(await from(start, middle, isWhole)), await hash(middle, end)]
      : [...(await from(middle, end, false)), await hash(start, middle)];
  };
  return from(0, size, true);
}

type Leaf = { number: number; size: number; hash: Uint8Array };

/** Whether a path leads from a leaf's hash to a root (RFC 9162, 2.1.3.2). */
export function leadsToRoot(leaf: Leaf, root: Uint8Array, path: readonly Uint8Array[]): boolean {
  if (!(leaf.number >= 0 && leaf.number < leaf.size)) return false;
  let hash: Buffer = Buffer.from(leaf.hash);
  const isAtRoot = climb({ node: leaf.number, last: leaf.size - 1 }, path, (part, isLeft) => {
    hash = isLeft ? hashOfNode(part, hash) : hashOfNode(hash, part);
  });
  return isAtRoot && hash.equals(root);
}

type SizedRoot = { size: number; root: Uint8Array };

/** Whether a path proves that the tree of `former` leaves begins that of `later` leaves (RFC 9162, 2.1.4.2). */
export function isConsistent(former: SizedRoot, later: SizedRoot, path: readonly Uint8Array[]): boolean {
  if (former.size > later.size) return false;
  if (former.size === later.size) return path.length === 0 && Buffer.from(former.root).equals(later.root);
  if (former.size === 0) return path.length === 0;
  let [node, last] = [former.size - 1, later.size - 1];
  while (node % 2 === 1) [node, last] = [Math.floor(node / 2), Math.floor(last / 2)];
  // A whole tree is its own first hash.
  const [first, ...rest] = node === 0 ? [former.root, ...path] : path;
  if (first === undefined) return false;
  let one: Buffer = Buffer.from(first);
  let other: Buffer = one;
  const isAtRoot = climb({ node, last }, rest, (part, isLeft) => {
    if (isLeft) one = hashOfNode(part, one);
    other = isLeft ? hashOfNode(part, other) : hashOfNode(other, part);
  });
  return isAtRoot && one.equals(former.root) && other.equals(later.root);
}

/** Goes up from a node to the root, one part of a path at each step. False where the path is too long or too short. */
function climb(
  from: { node: number; last: number },
  path: readonly Uint8Array[],
  step: (part: Uint8Array, isLeft: boolean) => void,
): boolean {
  let { node, last } = from;
  for (const part of path) {
    if (last === 0) return false;
    const isLeft = node % 2 === 1 || node === last;
    step(part, isLeft);
    if (isLeft) while (node % 2 === 0 && node !== 0) [node, last] = [node / 2, Math.floor(last / 2)];
    [node, last] = [Math.floor(node / 2), Math.floor(last / 2)];
  }
  return last === 0;
}
