import type { Translate } from '../../common/translator.ts';
import { detectLanguage } from '../content/text-language.ts';

/** The administrator's own words with the language that they are in, which may be another than the letter's. */
export const writtenWords = (text: string | null, t: Translate): string[] =>
  text === null ? [] : [t(`decision_mails.words.${detectLanguage(text, 'english')}`, { text })];
