import type { Font } from 'fontkit';
import type { Face, Typefaces } from './typefaces.ts';

export type Lettering = { face: Face; size: number };
type Run = { font: Font; text: string };

/** A text in parts that one file of the typeface has all letters of; letters that none has are left out. */
function runsOf(text: string, fonts: readonly Font[]): Run[] {
  const runs: Run[] = [];
  for (const character of text.normalize('NFC')) {
    const code = character.codePointAt(0) ?? 0;
    const font = fonts.find((one) => one.hasGlyphForCodePoint(code));
    if (!font) continue;
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

/** How wide a text is, in pixels. */
export function widthOf(text: string, { face, size }: Lettering, typefaces: Typefaces): number {
  return runsOf(text, typefaces[face]).reduce(
    (width, { font, text: part }) => width + (font.layout(part).advanceWidth * size) / font.unitsPerEm,
    0,
  );
}

/** A line of text as the data of an SVG path, so that whoever draws it needs no typeface. */
export function pathOf(
  text: string,
  { face, size }: Lettering,
  { x, y }: { x: number; y: number },
  typefaces: Typefaces,
): string {
  let at = x;
  return runsOf(text, typefaces[face])
    .flatMap(({ font, text: part }) => {
      const { glyphs, positions } = font.layout(part);
      const scale = size / font.unitsPerEm;
      return glyphs.map((glyph, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        const drawn = glyph.path
          .scale(scale, -scale)
          .translate(at + xOffset * scale, y - yOffset * scale)
          .toSVG();
        at += xAdvance * scale;
        return drawn;
      });
    })
    .join('');
}

type Room = { width: number; lines: number };

/** A text in lines that fit; what has no room ends with an ellipsis. */
export function linesOf(text: string, lettering: Lettering, room: Room, typefaces: Typefaces): string[] {
  const fits = (line: string) => widthOf(line, lettering, typefaces) <= room.width;
  const lines: string[] = [];
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shown = lines.slice(0, room.lines);
  const isCut = lines.length > shown.length;
  return shown.map((line, index) =>
    isCut && index === shown.length - 1 ? shortened(`${line}…`, fits) : shortened(line, fits),
  );
}

function shortened(line: string, fits: (line: string) => boolean): string {
  if (fits(line)) return line;
  const letters = [...line.replace(/…$/u, '')];
  while (letters.length > 1 && !fits(`${letters.join('')}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
