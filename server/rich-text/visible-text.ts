import { unescapeText } from '../../common/text/rich-text-source.ts';

/** The words of a cleaned rich text, on one line. */
export const visibleText = (html: string): string =>
  unescapeText(html.replace(/<\/(?:p|li|tr|td|th|h[2-4])>|<br \/>/g, ' ').replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();

/** Its paragraphs, headings, list items and cells, each as one line: for screening and for comparing. */
export const visibleLines = (html: string): string[] =>
  html
    .split(/(?<=<\/(?:h[2-4]|p|li|td|th|blockquote)>)/)
    .map(visibleText)
    .filter((line) => line !== '');
