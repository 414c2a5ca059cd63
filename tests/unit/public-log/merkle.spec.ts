import { describe, expect, test } from 'vitest';
import {
  consistencyPath,
  EMPTY_ROOT,
  hashOfLeaf,
  inclusionPath,
  isConsistent,
  leadsToRoot,
} from '../../../server/public-log/merkle.ts';
import { readTilePath, tilePath } from '../../../server/public-log/tile-paths.ts';
import { appendLeaves, rangeHashOf, rootOf, type TileKey } from '../../../server/public-log/tree.ts';

/** A tree in memory that grows in steps. */
function createTree() {
  const tiles = new Map<TileKey, Buffer>();
  let size = 0;
  const readTile = async (level: number, position: number): Promise<Buffer> => {
    const tile = tiles.get(`${level}/${position}`);
    if (!tile) throw new Error(`no tile ${level}/${position}`);
    return tile;
  };
  return {
    tiles,
    readTile,
    hash: rangeHashOf(readTile),
    rootAt: (leaves: number) => rootOf(readTile, leaves),
    grow: async (leaves: readonly Buffer[]) => {
      const changed = await appendLeaves(readTile, size, leaves.map(hashOfLeaf));
      for (const [key, tile] of changed) tiles.set(key, tile);
      size += leaves.length;
    },
  };
}

// The eight leaves and roots of Certificate Transparency's test vectors (RFC 6962's reference implementation).
const VECTORS = [
  ['', '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d'],
  ['00', 'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125'],
  ['10', 'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77'],
  ['2021', 'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7'],
  ['3031', '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4'],
  ['40414243', '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef'],
  ['5051525354555657', 'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c'],
  ['606162636465666768696a6b6c6d6e6f', '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328'],
] as const;

describe('the tree of the public log', () => {
  test('a tree without leaves has the root of RFC 6962', () => {
    expect(EMPTY_ROOT.toString('hex')).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    );
  });

  test.for(VECTORS.map(([leaf, root], index) => [index + 1, leaf, root] as const))(
    'the test vectors of RFC 6962 give the root of %i leaves',
    async ([size, , root]) => {
      const tree = createTree();
      await tree.grow(VECTORS.slice(0, size).map(([leaf]) => Buffer.from(leaf, 'hex')));
      expect((await tree.rootAt(size)).toString('hex')).toBe(root);
    },
  );

  test('every path of a tree of 300 leaves leads to its root, and none to another one', async () => {
    const tree = createTree();
    const leaves = Array.from({ length: 300 }, (_, index) => Buffer.from(`leaf ${index}`));
    await tree.grow(leaves);
    for (const size of [1, 2, 3, 7, 8, 255, 256, 257, 300]) {
      const root = await tree.rootAt(size);
      for (const number of [0, 1, 6, 128, 254, 255, 256, 299].filter((one) => one < size)) {
        const path = await inclusionPath(tree.hash, number, size);
        const leaf = { number, size, hash: hashOfLeaf(Buffer.from(`leaf ${number}`)) };
        expect(leadsToRoot(leaf, root, path), `leaf ${number} of ${size}`).toBe(true);
        expect(leadsToRoot({ ...leaf, number: number + 1 }, root, path)).toBe(false);
        expect(leadsToRoot(leaf, root, [...path, root])).toBe(false);
        if (path.length > 0) expect(leadsToRoot(leaf, root, path.slice(1))).toBe(false);
      }
    }
  });

  test('two sizes of one tree are consistent, and those of two trees are not', async () => {
    const [tree, other] = [createTree(), createTree()];
    const leaves = Array.from({ length: 520 }, (_, index) => Buffer.from(`leaf ${index}`));
    await tree.grow(leaves);
    await other.grow([Buffer.from('another leaf'), ...leaves.slice(1)]);
    for (const former of [1, 2, 3, 4, 6, 255, 256, 257, 511, 519, 520]) {
      const path = await consistencyPath(tree.hash, former, 520);
      const [one, later] = [await tree.rootAt(former), await tree.rootAt(520)];
      expect(isConsistent({ size: former, root: one }, { size: 520, root: later }, path), `${former}`).toBe(
        true,
      );
      const forged = await other.rootAt(former);
      expect(isConsistent({ size: former, root: forged }, { size: 520, root: later }, path)).toBe(false);
      expect(isConsistent({ size: 520, root: later }, { size: former, root: one }, path)).toBe(
        former === 520,
      );
    }
  });

  test('a tree that grows in odd steps has the tiles of one that grew at once, and no byte of a tile changes', async () => {
    const leaves = Array.from({ length: 70_000 }, (_, index) => Buffer.from(`leaf ${index}`));
    const [whole, grown] = [createTree(), createTree()];
    await whole.grow(leaves);
    const seen = new Map<TileKey, Buffer>();
    for (let [from, step] = [0, 1]; from < leaves.length; from += step, step = (step * 7 + 3) % 4_999) {
      await grown.grow(leaves.slice(from, from + step));
      for (const [key, tile] of grown.tiles) {
        const before = seen.get(key);
        if (before && before !== tile) expect(tile.subarray(0, before.length).equals(before)).toBe(true);
        seen.set(key, tile);
      }
    }
    expect(await grown.rootAt(70_000)).toEqual(await whole.rootAt(70_000));
    expect(await grown.rootAt(65_536)).toEqual(await whole.rootAt(65_536));
    expect([...grown.tiles.keys()].sort()).toEqual([...whole.tiles.keys()].sort());
  });
});

describe('addresses of tiles', () => {
  test.for([
    [{ level: 0, position: 0, width: 256 }, '0/000'],
    [{ level: 1, position: 1_234_067, width: 256 }, '1/x001/x234/067'],
    [{ level: 0, position: 67, width: 5 }, '0/067.p/5'],
    [{ level: 'entries', position: 1_000, width: 255 }, 'entries/x001/000.p/255'],
  ] as const)('a tile is written as C2SP writes it: %o is %s', ([address, path]) => {
    expect(tilePath(address)).toBe(path);
    expect(readTilePath(path)).toEqual(address);
  });

  test.for([
    '0/0',
    '0/x000/001',
    '0/1000',
    '0/001.p/256',
    '0/001.p/0',
    '0/001.p/',
    '9/000',
    '../000',
    '0/001/',
    'entries',
    '',
  ])('an address that is not the only right one names no tile: "%s"', (path) => {
    expect(readTilePath(path)).toBeNull();
  });
});
