/** PostgreSQL's page checksum (src/include/storage/checksum_impl.h): FNV-1a in 32 lanes, mixed with the page's number. */
export const PAGE_BYTES = 8192;
const LANES = 32;
const PRIME = 16_777_619;
const CHECKSUM_AT = 8;
const OFFSETS = Uint32Array.of(
  0x5b1f36e9,
  0xb8525960,
  0x02ab50aa,
  0x1de66d2a,
  0x79ff467a,
  0x9bb9f8a3,
  0x217e7cd2,
  0x83e13d2c,
  0xf8d4474f,
  0xe39eb970,
  0x42c6ae16,
  0x993216fa,
  0x7b093b5d,
  0x98daff3c,
  0xf718902a,
  0x0b1c9cdb,
  0xe58f764b,
  0x187636bc,
  0x5d7b3bb1,
  0xe73de7de,
  0x92bec979,
  0xcca6c0b2,
  0x304a0979,
  0x85aa43d4,
  0x783125bb,
  0x6ca8eaa2,
  0xe407eac6,
  0x4b5cfc3e,
  0x9fbf8c76,
  0x15ca20be,
  0xf2ca9fd3,
  0x959bd756,
);
const sums = new Uint32Array(LANES);

/** Of a page with the number `block` within its relation. */
export function pageChecksum(page: Buffer, block: number): number {
  sums.set(OFFSETS);
  for (let at = 0; at < PAGE_BYTES; at += 4 * LANES)
    for (let lane = 0; lane < LANES; lane += 1) {
      const from = at + 4 * lane;
      mix(lane, from === CHECKSUM_AT ? page.readUInt32LE(from) & 0xff_ff_00_00 : page.readUInt32LE(from));
    }
  for (let round = 0; round < 2; round += 1) for (let lane = 0; lane < LANES; lane += 1) mix(lane, 0);
  let result = 0;
  for (const sum of sums) result ^= sum;
  return (((result ^ block) >>> 0) % 65_535) + 1;
}

function mix(lane: number, value: number): void {
  const mixed = (sums[lane] ?? 0) ^ value;
  sums[lane] = Math.imul(mixed, PRIME) ^ (mixed >>> 17);
}

/** A page that was never written has only zeros; another one carries its checksum. */
export function isIntact(page: Buffer, block: number): boolean {
  const isNew = page.readUInt16LE(14) === 0;
  return isNew || page.readUInt16LE(CHECKSUM_AT) === pageChecksum(page, block);
}

/** The number of a file's first page within its relation; null for a file without pages. */
export function firstBlockOf(path: string): number | null {
  const name = /^(?:base\/\d+|global)\/\d+(?:_(?:fsm|vm|init))?(?:\.(\d+))?$/.exec(path);
  return name ? Number(name[1] ?? 0) * 131_072 : null;
}
