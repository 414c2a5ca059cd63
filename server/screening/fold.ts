const MARKS = /\p{M}/gu;

/** A text without case and accents. */
export const fold = (text: string): string => text.normalize('NFKD').replace(MARKS, '').toLowerCase();
