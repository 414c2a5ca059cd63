/** A match in a text. */
type Span = { start: number; end: number };

const QUOTES: readonly (readonly [string, string])[] = [
  ['"', '"'],
  ['“', '”'],
  ['«', '»'],
  ['„', '“'],
];
/** Outside the quotation marks there must be somebody who tells of it. */
const WORDS_OUTSIDE = 3;
/** Characters between the verb and the quoted words. */
const REPORTED_WITHIN = 90;

/** Others said it; what "I told him" and "le dije" introduce is the author's own. */
const REPORTED = new RegExp(
  [
    String.raw`(?<!\b(?:i|we|i've|we've|i just|i already|i have) )\b(?:said|says|told|tells|texted|wrote|writes|yell(?:s|ed)|scream(?:s|ed)|shout(?:s|ed)|threaten(?:s|ed|ing)|saying|telling|texting|yelling|replied|answered|messaged|warned|(?:left|sent|got|received)(?: \p{L}+){0,3} (?:voicemail|message|text)s?)\b`,
    String.raw`\b(?:dijo|dijeron|dice|dicen|diciendo|decia|decian|dijera|amenaz(?:o|a|aron|ando|aba|aban)|grito|gritaron|gritaba|gritando|escribio|escribieron|(?:me|nos|le|les) mand(?:o|aron|aba)|contesto|contestaron|respondio|respondieron|advirtio|advirtieron)\b`,
  ].join('|'),
  'gu',
);
/** Here the author speaks again. */
const OWN_AGAIN = /[.!?\n]|[,;] (?:so|but|now|next time|and i|and we|pero|ahora|asi que|por eso|y yo)\b/u;

/** Whether folded words are told of others: a threat received is not a threat. */
export function isQuoted(text: string, { start, end }: Span): boolean {
  return isInQuotationMarks(text, start, end) || isReported(text, start);
}

function isInQuotationMarks(text: string, start: number, end: number): boolean {
  return QUOTES.some(([open, close]) => {
    const from = openedBefore(text, start, open, close);
    const to = from === -1 ? -1 : text.indexOf(close, end);
    if (to === -1) return false;
    const outside = `${text.slice(0, from)} ${text.slice(to + 1)}`.match(/[\p{L}\p{N}]+/gu) ?? [];
    return outside.length >= WORDS_OUTSIDE;
  });
}

/** Where the quotation in which a place stands begins; -1: it stands in none. */
function openedBefore(text: string, place: number, open: string, close: string): number {
  const before = text.slice(0, place);
  if (open === close) return before.split(open).length % 2 === 0 ? before.lastIndexOf(open) : -1;
  const opened = before.lastIndexOf(open);
  return opened > before.lastIndexOf(close) ? opened : -1;
}

function isReported(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - REPORTED_WITHIN), start);
  const verb = [...before.matchAll(REPORTED)].at(-1);
  return verb !== undefined && !OWN_AGAIN.test(before.slice(verb.index));
}
