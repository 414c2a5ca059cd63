/** Widths in parts of the type size, as common sans-serif faces draw them. */
const NARROW = /[iljtfrI.,:;|!'’()[\] ·-]/u;
const WIDE = /[mwMW@%&]/u;
const CAPITAL = /[\p{Lu}\p{Nd}★]/u;
/** Chinese, Japanese, Korean and emoji. */
const FULL =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]|\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

const SEGMENTER = new Intl.Segmenter();
const graphemesOf = (text: string): string[] => Array.from(SEGMENTER.segment(text), ({ segment }) => segment);

function widthOfGrapheme(grapheme: string): number {
  if (FULL.test(grapheme)) return 1.2;
  if (NARROW.test(grapheme)) return 0.31;
  if (WIDE.test(grapheme)) return 0.88;
  return CAPITAL.test(grapheme) ? 0.65 : 0.55;
}

const widthOf = (graphemes: readonly string[], size: number): number =>
  graphemes.reduce((sum, grapheme) => sum + widthOfGrapheme(grapheme) * size, 0);

/** Letters are pressed together so far before a text is cut. */
const MOST_PRESSED = 1.25;
/** A face of the reader may be wider than those that were measured. */
const CLOSE = 0.84;

export type FittedText = {
  text: string;
  /** Pixels that the text is drawn in exactly, whatever face the reader has; null: it has room to spare. */
  exact: number | null;
};

/** A text that stays within its room in any typeface; what has no room ends with an ellipsis. */
export function fitText(text: string, size: number, room: number): FittedText {
  const graphemes = graphemesOf(text);
  const width = widthOf(graphemes, size);
  if (width <= room * CLOSE) return { text, exact: null };
  if (width <= room * MOST_PRESSED) return { text, exact: room };
  while (graphemes.length > 1 && widthOf([...graphemes, '…'], size) > room) graphemes.pop();
  return { text: `${graphemes.join('').trimEnd()}…`, exact: room };
}
