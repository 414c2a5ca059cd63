import { REVIEW_TITLE_MAX_LENGTH } from '../../../common/constants.ts';

/** A first sentence that is shorter says too little alone. */
const SHORTEST_SENTENCE = 15;
const SENTENCE = new RegExp(
  String.raw`^.{${SHORTEST_SENTENCE},${REVIEW_TITLE_MAX_LENGTH}}?(?=[.!?\u2026]+(?:\s|$)|\n|$)[!?\u2026]?`,
  'u',
);
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The title of a review without one: its first sentence, or as many words as fit. */
export function titleOf(body: string): string {
  const sentence = SENTENCE.exec(body)?.[0].trim();
  if (sentence && lengthOf(sentence) <= REVIEW_TITLE_MAX_LENGTH) return oneLine(sentence);
  return shortened(oneLine(body));
}

function shortened(text: string): string {
  if (lengthOf(text) <= REVIEW_TITLE_MAX_LENGTH) return text;
  let start = '';
  for (const { segment } of graphemes.segment(text)) {
    if (lengthOf(start) + lengthOf(segment) >= REVIEW_TITLE_MAX_LENGTH) break;
    start += segment;
  }
  const words = start.replace(/\s+\S*$/u, '');
  return `${words.replace(/[\s,;:.-]+$/u, '')}…`;
}

const lengthOf = (text: string): number => [...text].length;
const oneLine = (text: string): string => text.replace(/\s+/gu, ' ');
