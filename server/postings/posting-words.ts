import { POSTING_BODY_MAX_LENGTH } from '../../common/constants.ts';
import { hasMarkup, sourceOfHtml } from '../../common/text/rich-text-source.ts';
import { invalid } from '../core/errors.ts';
import { isVisible } from '../core/plain-text.ts';
import { cleanRichText } from '../rich-text/clean-rich-text.ts';
import { visibleLines } from '../rich-text/visible-text.ts';

/** `body`: the words, for searching and screening; `bodyHtml`: how they are formatted, null where they are not. */
export type PostingText = { body: string; bodyHtml: string | null };

/** HTML of the editor begins with a block; other words with angle brackets are words. */
const isFormatted = (sent: string): boolean => /^<(?:p|h[1-6]|ul|ol|blockquote)[\s>]/i.test(sent);

/** The text of a posting as it is stored: plain, or cleaned HTML beside its words. Throws InvalidInput without words, and above the limit. */
export async function readWords(sent: string): Promise<PostingText> {
  const words = isFormatted(sent) ? await readFormatted(sent) : { body: sent, bodyHtml: null };
  const maximum = POSTING_BODY_MAX_LENGTH;
  if (!isVisible(words.body)) throw invalid('body', 'validation.required');
  if ([...words.body].length > maximum) throw invalid('body', 'validation.too_long', { maximum });
  return words;
}

async function readFormatted(sent: string): Promise<PostingText> {
  const html = await cleanRichText(sent, 'basic');
  const source = sourceOfHtml(html);
  return hasMarkup(source)
    ? { body: visibleLines(html).join('\n\n'), bodyHtml: html }
    : { body: source, bodyHtml: null };
}
