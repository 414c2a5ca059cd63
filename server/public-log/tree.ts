import { EMPTY_ROOT, HASH_BYTES, hashOfNode, splitOf, type RangeHash } from './merkle.ts';
import { TILE_WIDTH } from './tile-paths.ts';

/** A level and a position in it, as the key of a tile. */
export type TileKey = `${number}/${number}`;
/** Reads the hashes of a tile, as far as they are there. Throws for a tile that is not. */
export type ReadTile = (level: number, position: number) => Promise<Buffer>;

/** Hashes of whole tiles have 8 levels of the tree in each. */
const TILE_HEIGHT = 8;

const isWhole = (leaves: number): boolean => Number.isInteger(Math.log2(leaves));

/**
 * Reads hashes of ranges of leaves out of tiles. A range is one that the algorithms of RFC 6962 ask for: it begins at a multiple of
 * the largest power of two within it.
 */
export function rangeHashOf(readTile: ReadTile): RangeHash {
  const tiles = new Map<TileKey, Promise<Buffer>>();
  const tileOf = (level: number, position: number): Promise<Buffer> => {
    const key: TileKey = `${level}/${position}`;
    const known = tiles.get(key) ?? readTile(level, position);
    tiles.set(key, known);
    return known;
  };
  const hash: RangeHash = async (start, end) => {
    const leaves = end - start;
    if (!isWhole(leaves)) {
      const middle = start + splitOf(leaves);
      return hashOfNode(await hash(start, middle), await hash(middle, end));
    }
    const height = Math.log2(leaves);
    const level = Math.floor(height / TILE_HEIGHT);
    const count = 2 ** (height % TILE_HEIGHT);
    const first = start / TILE_WIDTH ** level;
    const tile = await tileOf(level, Math.floor(first / TILE_WIDTH));
    return rootOfWhole(tile, first % TILE_WIDTH, count);
  };
  return hash;
}

/** The hash over `count` hashes (a power of two) of a tile. */
function rootOfWhole(tile: Buffer, first: number, count: number): Buffer {
  if (count > 1) {
    const half = count / 2;
    return hashOfNode(rootOfWhole(tile, first, half), rootOfWhole(tile, first + half, half));
  }
  const hash = tile.subarray(first * HASH_BYTES, (first + 1) * HASH_BYTES);
  if (hash.length < HASH_BYTES) throw new Error(`A tile of the public log lacks its hash ${first}`);
  return hash;
}

export const rootOf = async (readTile: ReadTile, size: number): Promise<Buffer> =>
  size === 0 ? EMPTY_ROOT : rangeHashOf(readTile)(0, size);

/**
 * Adds leaves to the tiles of a tree of `size` leaves. Gives the tiles that changed; each grew at its end, or is new. Reads
 * only those at the right edge.
 */
export async function appendLeaves(
  readTile: ReadTile,
  size: number,
  leaves: readonly Buffer[],
): Promise<Map<TileKey, Buffer>> {
  const changed = new Map<TileKey, Buffer>();
  let [level, first, added] = [0, size, [...leaves]];
  while (added.length > 0) {
    const above: Buffer[] = [];
    let position = Math.floor(first / TILE_WIDTH);
    let room = first % TILE_WIDTH;
    const firstAbove = position;
    while (added.length > 0) {
      const taken = added.splice(0, TILE_WIDTH - room);
      const former = room === 0 ? [] : [(await readTile(level, position)).subarray(0, room * HASH_BYTES)];
      const tile = Buffer.concat([...former, ...taken]);
      changed.set(`${level}/${position}`, tile);
      if (tile.length === TILE_WIDTH * HASH_BYTES) above.push(rootOfWhole(tile, 0, TILE_WIDTH));
      position += 1;
      room = 0;
    }
    [level, first, added] = [level + 1, firstAbove, above];
  }
  return changed;
}
