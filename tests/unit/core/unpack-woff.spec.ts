import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { expect, test } from 'vitest';
import { unpackWoff } from '../../../server/pdf/unpack-woff.ts';

const file = createRequire(import.meta.url).resolve(
  '@fontsource/public-sans/files/public-sans-latin-400-normal.woff',
);

test('an unpacked typeface has the letters, the shapes and the names of its WOFF file', () => {
  const woff = readFileSync(file);
  const [packed, unpacked] = [create(woff) as Font, create(unpackWoff(woff)) as Font];
  expect(unpacked.postscriptName).toBe(packed.postscriptName);
  expect(unpacked.characterSet).toEqual(packed.characterSet);
  const shapesOf = (font: Font) => font.layout('Año, Öl, fi').glyphs.map(({ path }) => path.toSVG());
  expect(shapesOf(unpacked)).toEqual(shapesOf(packed));
});
