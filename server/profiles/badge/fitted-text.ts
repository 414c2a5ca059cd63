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

/** Scripts whose letters browsers do not press together well (badges/shields 4140 and 10109). */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

export type FittedText = {
  text: string;
  /** Pixels that the text is drawn in exactly, whatever face the reader has; null: it has room to spare. */
  exact: number | null;
  isRightToLeft: boolean;
};

/**
 * A text that stays within its room in any typeface; what has no room ends with an ellipsis. A number is never cut,
 * for it would be another one.
 */
export function fitText(text: string, size: number, room: number, { mayCut = true } = {}): FittedText {
  const graphemes = graphemesOf(text);
  const width = widthOf(graphemes, size);
  const isRightToLeft = RIGHT_TO_LEFT.test(text);
  if (width <= room * CLOSE) return { text, exact: null, isRightToLeft };
  if (!isRightToLeft && (!mayCut || width <= room * MOST_PRESSED))
    return { text, exact: room, isRightToLeft };
  const most = isRightToLeft ? room * CLOSE : room;
  while (graphemes.length > 1 && widthOf([...graphemes, '…'], size) > most) graphemes.pop();
  const cut = `${graphemes.join('').trimEnd()}…`;
  return { text: cut, exact: isRightToLeft ? null : room, isRightToLeft };
}
