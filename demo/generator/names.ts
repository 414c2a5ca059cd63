import type { Language } from '../../common/format/language.ts';
import { readDemo } from './read-demo.ts';

export type Gender = 'feminine' | 'masculine';

type Names = Record<'mexicanFirstNames' | 'americanFirstNames', Record<Gender, readonly string[]>> &
  Record<'mexicanFamilyNames' | 'americanFamilyNames' | 'spanishMarks' | 'coinedNames', readonly string[]> & {
    /** A foreman's title on the site, as reviewers use it. */
    foremen: Record<Language, readonly string[]>;
    /** First and second part of an invented landmark: "Quail Ridge", "Copper Wren". */
    englishMarks: readonly [readonly string[], readonly string[]];
    streets: Record<'US' | 'MX', readonly string[]>;
  };

/** Invented names and words for businesses, so that no real business is meant. */
export const NAMES = readDemo<Names>('names');
