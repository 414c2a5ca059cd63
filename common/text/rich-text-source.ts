import { RICH_TEXT_ELEMENTS } from './rich-text.ts';

/** The plain text field for a rich text, before the editor has loaded. */

const ELEMENTS = new Set(['b', 'i', 'h1', ...Object.values(RICH_TEXT_ELEMENTS).flatMap(Object.keys)]);
const MARKUP = new RegExp(`</?(?:${[...ELEMENTS].join('|')})(?=[\\s>/])`, 'i');
/** Whether a text holds elements of a rich text. */
export const hasMarkup = (text: string): boolean => MARKUP.test(text);
const ONLY_PARAGRAPHS = /^(?:<p>(?:[^<]|<br \/>|<br>)*<\/p>)*$/;

/** The text of a plain field as HTML: blank lines separate paragraphs. A text with markup stays as it is. */
export function htmlOfSource(source: string): string {
  if (MARKUP.test(source)) return source;
  return source
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escape(paragraph).replaceAll('\n', '<br />')}</p>`)
    .join('');
}

/**
 * The source of a plain field: text where there are only paragraphs, else HTML, so that no format is lost.
 */
export function sourceOfHtml(html: string): string {
  if (!ONLY_PARAGRAPHS.test(html)) return html;
  const text = unescapeText(
    html
      .replace(/<br ?\/?>/g, '\n')
      .replaceAll('</p><p>', '\n\n')
      .replace(/<\/?p>/g, ''),
  );
  return MARKUP.test(text) ? html : text;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
};

/** Words of cleaned HTML as they are read. */
export const unescapeText = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|nbsp);/g, (_match, name: string) => CHARACTERS[name] ?? '');

/** Changes the words of cleaned HTML and leaves its tags alone. */
export const changeWords = (html: string, change: (words: string) => string): string =>
  html.replace(/(^|>)([^<]+)/g, (_match, before: string, words: string) => {
    const changed = change(unescapeText(words));
    return before + escape(changed).replaceAll('\u00a0', '&nbsp;');
  });
