import { richTextProblem } from '../../common/limits/rich-text-limits.ts';
import { htmlOfSource } from '../../common/text/rich-text-source.ts';
import { text } from '../core/validation.ts';
import type { MessageKey } from '../../translations/index.ts';

/**
 * A rich text as a form sends it: HTML of the editor, or the words of a plain field. `maximum` bounds its HTML in characters. Not
 * clean yet: the action calls `cleanRichText` before it stores.
 */
export const richText = (maximum: number) =>
  text()
    .superRefine((value, { addIssue }) => {
      const found = richTextProblem(value, maximum);
      if (found === null) return;
      const { problem, ...params } = found;
      addIssue({ code: 'custom', message: `rich_text.${problem}` satisfies MessageKey, params });
    })
    .transform(htmlOfSource);
