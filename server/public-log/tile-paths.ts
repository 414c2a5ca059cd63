/** Hashes in a whole tile, and entries in a whole bundle (C2SP tlog-tiles). */
export const TILE_WIDTH = 256;

/** A tile, or a bundle of entries, as its address names it. */
export type TileAddress = {
  /** 0: hashes of entries; each level above holds the hashes of the whole tiles below. */
  level: number | 'entries';
  position: number;
  /** 1 to 256: how many hashes or entries of it. */
  width: number;
};

/** The part of an address behind `tile/`: `0/x001/067.p/5`. */
export function tilePath({ level, position, width }: TileAddress): string {
  const groups = [String(position % 1000).padStart(3, '0')];
  for (let rest = Math.floor(position / 1000); rest > 0; rest = Math.floor(rest / 1000))
    groups.unshift(`x${String(rest % 1000).padStart(3, '0')}`);
  return `${level}/${groups.join('/')}${width === TILE_WIDTH ? '' : `.p/${width}`}`;
}

const ADDRESS = /^(entries|\d{1,2})\/((?:x\d{3}\/){0,3}\d{3})(?:\.p\/([1-9]\d{0,2}))?$/;
const HIGHEST_LEVEL = 5;

/** Null for an address that names no tile, also for one written in another way than the only right one. */
export function readTilePath(path: string): TileAddress | null {
  const [, level, groups, width] = ADDRESS.exec(path) ?? [];
  if (level === undefined || groups === undefined) return null;
  const address: TileAddress = {
    level: level === 'entries' ? level : Number(level),
    position: Number(groups.replaceAll(/[x/]/g, '')),
    width: width === undefined ? TILE_WIDTH : Number(width),
  };
  const isKnown = address.level === 'entries' || address.level <= HIGHEST_LEVEL;
  return isKnown && address.width <= TILE_WIDTH && tilePath(address) === path ? address : null;
}
