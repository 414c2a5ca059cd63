import { REPORT_PASSAGE_MAX_LENGTH } from '../../../common/limits/text-limits.ts';

const folded = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/**
 * The selected words, if one of these texts has them and they are short enough for a passage; else nothing.
 */
export function passageIn(selected: string, texts: readonly string[]): string {
  const words = folded(selected);
  if (words === '' || [...words].length > REPORT_PASSAGE_MAX_LENGTH) return '';
  return texts.some((text) => folded(text).includes(words)) ? words : '';
}
