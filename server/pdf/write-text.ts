import type { GlyphRuns, Weight } from './glyph-runs.ts';

export type Style = { size: number; color: string; weight?: Weight };
/** In points, from the page's upper left corner. */
export type Room = { x: number; y: number; width: number; align?: 'left' | 'right' };
/** The height of a text in points, without writing it. */
export type MeasureText = (text: string, width: number, style: Style) => number;
/** Writes a text in as many lines as it needs. Answers the height that they take, in points. */
export type WriteText = (text: string, room: Room, style: Style) => number;

const LINE_HEIGHT = 1.4;

type WidthOf = (text: string, style: Style) => number;

const widthIn =
  (document: PDFKit.PDFDocument, glyphs: GlyphRuns): WidthOf =>
  (text, { size, weight = 'regular' }) =>
    glyphs(text, weight).reduce(
      (width, run) => width + document.font(run.face).fontSize(size).widthOfString(run.text),
      0,
    );

export function textMeasure(document: PDFKit.PDFDocument, glyphs: GlyphRuns): MeasureText {
  const widthOf = widthIn(document, glyphs);
  return (text, width, style) =>
    linesOf(text, (line) => widthOf(line, style) <= width).length * style.size * LINE_HEIGHT;
}

/** Writing for one document: every script, and no line wider than its room. */
export function textWriter(document: PDFKit.PDFDocument, glyphs: GlyphRuns): WriteText {
  const widthOf = widthIn(document, glyphs);
  const drawLine = (line: string, { x, y }: { x: number; y: number }, style: Style): void => {
    let at = x;
    for (const { face, text } of glyphs(line, style.weight ?? 'regular')) {
      document.font(face).fontSize(style.size).fillColor(style.color);
      document.text(text, at, y, { lineBreak: false, baseline: 'alphabetic' });
      at += document.widthOfString(text);
    }
  };
  return (text, { x, y, width, align = 'left' }, style) => {
    const lines = linesOf(text, (line) => widthOf(line, style) <= width);
    const step = style.size * LINE_HEIGHT;
    lines.forEach((line, index) => {
      const left = align === 'left' ? x : x + width - widthOf(line, style);
      drawLine(line, { x: left, y: y + style.size + index * step }, style);
    });
    return lines.length * step;
  };
}

/** Breaks at line ends and between words; a word that is too long, between its characters. */
export function linesOf(text: string, fits: (line: string) => boolean): string[] {
  return text.split(/\r?\n/).flatMap((paragraph) => {
    const lines: string[] = [];
    for (const word of paragraph.split(/\s+/u).filter(Boolean)) {
      const longer = [lines.at(-1), word].filter(Boolean).join(' ');
      if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
      else lines.push(...piecesOf(word, fits));
    }
    return lines;
  });
}

const CHARACTERS = new Intl.Segmenter();

function piecesOf(word: string, fits: (piece: string) => boolean): string[] {
  if (fits(word)) return [word];
  const pieces: string[] = [];
  for (const { segment } of CHARACTERS.segment(word)) {
    const longer = (pieces.at(-1) ?? '') + segment;
    if (pieces.length > 0 && fits(longer)) pieces[pieces.length - 1] = longer;
    else pieces.push(segment);
  }
  return pieces;
}
