import type { Translate } from '../../common/format/translator.ts';
import { detectLanguage } from '../content/text-language.ts';

/** The administrator's own text with its language, which may differ from the mail's. */
export const writtenText = (text: string | null, t: Translate): string[] =>
  text === null ? [] : [t(`decision_mails.words.${detectLanguage(text, 'english')}`, { text })];
