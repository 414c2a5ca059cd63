/** Blank although Unicode calls it a symbol: the Braille pattern without dots. */
const BLANK = '\u2800';
/** Not drawn: format characters, fillers, joiners, soft hyphens, variation selectors. */
const INVISIBLE = new RegExp(`[\\p{Default_Ignorable_Code_Point}\\p{Cf}${BLANK}]`, 'gu');
/** Control characters except line ends and tabs, which users type. */
const CONTROL = /[^\P{Cc}\n\t\r]/gu;
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}/u;
const JOINERS: ReadonlySet<string> = new Set(['\u200d', '\ufe0f']);
const DIRECTION_MARKS: ReadonlySet<string> = new Set(['\u200e', '\u200f']);
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const DASHES = /[\p{Pd}\u2212\u2043\u02d7]/gu;
const DIGITS = /[^\P{Nd}0-9]/gu;

/**
 * The form in which texts are screened and compared: NFKC, without invisible characters, digits 0 to 9,
 * hyphens for dashes. A run of white space becomes one space or one line end.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(CONTROL, ' ')
    .replace(DASHES, '-')
    .replace(DIGITS, valueOfDigit)
    .replace(/\s+/gu, (space) => (space.includes('\n') ? '\n' : ' '))
    .trim();
}

/**
 * A text as it is stored: without invisible characters. Joiners inside an emoji and the direction marks of
 * right-to-left scripts stay. Empty where nothing is visible.
 */
export function withoutInvisible(text: string): string {
  const isRightToLeft = RIGHT_TO_LEFT.test(text);
  const cleaned = text
    .normalize('NFC')
    .replace(CONTROL, ' ')
    .replace(INVISIBLE, (found, at: number, whole: string) =>
      (isRightToLeft && DIRECTION_MARKS.has(found)) || isInsideEmoji(whole, found, at) ? found : '',
    );
  return isVisible(cleaned) ? cleaned : '';
}

/** Something that can be seen: not only spaces, marks and invisible characters. */
export const isVisible = (text: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(INVISIBLE, ''));

/** The number of visible characters: a letter with its marks is one, a run of white space is one. */
export const visibleLength = (text: string): number =>
  [
    ...text
      .normalize('NFC')
      .replace(INVISIBLE, '')
      .replace(/\p{M}+/gu, '')
      .replace(/\s+/gu, ' ')
      .trim(),
  ].length;

function isInsideEmoji(whole: string, found: string, at: number): boolean {
  if (!JOINERS.has(found)) return false;
  const before = whole.slice(Math.max(0, at - 2), at);
  return EMOJI.test(before) || (found === '\u200d' && before.endsWith('\ufe0f'));
}

/** Each script's digits are ten in a row; the first is at a multiple of ten from its block's start. */
function valueOfDigit(digit: string): string {
  let value = 0;
  const code = digit.codePointAt(0) ?? 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
