import { withoutLookAlikes } from '../../common/text/look-alikes.ts';

const MARKS = /\p{M}/gu;

/** A text without accents, its look-alike letters replaced by ours; the case stays. */
export const skeleton = (text: string): string =>
  withoutLookAlikes(text.normalize('NFKD').replace(MARKS, ''));

/** A text without case, accents and look-alike letters: the form in which texts are compared. */
export const fold = (text: string): string => skeleton(text).toLowerCase();
