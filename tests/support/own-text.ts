const WORDS = [
  'copper',
  'valve',
  'hallway',
  'cellar',
  'ladder',
  'socket',
  'gravel',
  'window',
  'faucet',
  'boiler',
  'gutter',
];
let written = 0;

/** Unique text after `opening`, because a near-copy would be put on hold. */
export function ownText(opening: string): string {
  written += 1;
  const count = 14 + Math.ceil(opening.split(' ').length / 4);
  const words = Array.from(
    { length: count },
    (_, index) => `${WORDS[(written * 7 + index * 3) % WORDS.length]}${written}`,
  );
  return `${opening} ${words.join(' ')}.`;
}
