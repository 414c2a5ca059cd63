import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { unpackWoff } from './unpack-woff.ts';

// Found as packages, because the bundle lies at another depth than this file.
const require = createRequire(import.meta.url);

/** Public Sans, as the pages have it: the letters of English and Spanish, then those of their neighbors. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese'] as const;
const WEIGHTS = { regular: 400, bold: 700 } as const;
/** Has every character of the basic plane: Chinese, Korean, Arabic and the rest; 3.3 MB, read when one is needed. */
const everyScript = (): string =>
  require.resolve('@fontsource/unifontex/files/unifontex-latin-400-normal.woff');
/** Stands for a character beyond the basic plane, so that none is lost without a trace. */
const UNKNOWN = '□';

export type Weight = keyof typeof WEIGHTS;
/** A part of a text, and the name of the typeface that has all its letters. */
export type Run = { face: string; text: string };
/** Takes a text apart into runs. */
export type GlyphRuns = (text: string, weight: Weight) => Run[];

type Face = { name: string; font: Font };

/** Registers the typefaces with a document when a text first needs them. */
export async function glyphRunsOf(document: PDFKit.PDFDocument): Promise<GlyphRuns> {
  const { create } = await import('fontkit');
  const addFace = (name: string, file: string): Face => {
    const bytes = unpackWoff(readFileSync(file));
    const font = create(bytes);
    if (!('layout' in font)) throw new Error(`${file} is no single typeface`);
    document.registerFont(name, bytes);
    return { name, font };
  };
  const publicSans = (weight: Weight): Face[] =>
    SUBSETS.map((subset) =>
      addFace(
        `${weight}-${subset}`,
        require.resolve(`@fontsource/public-sans/files/public-sans-${subset}-${WEIGHTS[weight]}-normal.woff`),
      ),
    );
  const faces = { regular: publicSans('regular'), bold: publicSans('bold') };
  let every: Face | null = null;
  const faceOf = (character: string, weight: Weight): Face => {
    const own = faces[weight].find((face) => has(face, character));
    return own ?? (every ??= addFace('every-script', everyScript()));
  };
  return (text, weight) => runsOf(text, (character) => faceOf(character, weight));
}

const has = ({ font }: Face, character: string): boolean =>
  font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

function runsOf(text: string, faceOf: (character: string) => Face): Run[] {
  const runs: Run[] = [];
  for (const character of text.normalize('NFC')) {
    const face = faceOf(character);
    const drawn = has(face, character) ? character : UNKNOWN;
    const last = runs.at(-1);
    if (last?.face === face.name) last.text += drawn;
    else runs.push({ face: face.name, text: drawn });
  }
  return runs;
}
