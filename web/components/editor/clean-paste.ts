import { listsOfWord, listsOfWordOnline, styleOf, unwrap } from './pasted-lists.ts';

/** Copied text brings what only its program understands. The editor's own lists drop the rest. */

const NOT_TEXT = 'style, script, meta, link, title, xml, template, noscript, iframe, object, svg, math';

/**
 * HTML of the clipboard without what Word, Google Docs and web pages add. Reads it in a document that runs nothing.
 * Where a text takes no tables, each row becomes a paragraph.
 */
export function cleanPaste(html: string, { tables }: { tables: boolean }): string {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  for (const element of body.querySelectorAll(NOT_TEXT)) element.remove();
  dropComments(body);
  dropHidden(body);
  unwrapGoogleDocs(body);
  partsOfWordOnline(body);
  listsOfWord(body);
  listsOfWordOnline(body);
  formatsOfStyles(body);
  for (const element of body.querySelectorAll('*')) if (element.localName.includes(':')) unwrap(element);
  if (!tables) rowsAsParagraphs(body);
  dropEmptyParagraphs(body);
  return body.outerHTML;
}

/**
 * Removes style sheets and renames `style=` and handlers, because the content security policy reports each of
 * them.
 */
const withoutStyles = (html: string): string =>
  html
    .replace(/<style\b[^>]*>[\s\S]*?<\/style\s*>/gi, '')
    .replace(/<[^>]*>/g, (tag) => tag.replace(/[\s/](style|on\w+)(?=\s*=)/gi, ' data-$1'));

/** "Faucet · $120": the cells would run together. */
function rowsAsParagraphs(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    const paragraphs = Array.from(table.rows, ({ cells }) => {
      const paragraph = document.createElement('p');
      const texts = Array.from(cells, ({ textContent }) => textContent.replace(/\s+/gu, ' ').trim());
      paragraph.textContent = texts.filter((text) => text !== '').join(' · ');
      return paragraph;
    });
    table.replaceWith(...paragraphs);
  }
}

function dropComments(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: ChildNode[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode as Comment);
  for (const comment of comments) comment.remove();
}

/** Removes text for screen readers and web trackers, which was invisible when copying. */
function dropHidden(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('[hidden], [data-style]'))
    if (element.hidden || /display\s*:\s*none|mso-hide\s*:\s*all/i.test(styleOf(element))) element.remove();
}

/** Google Docs puts everything into one bold element that is not bold. */
function unwrapGoogleDocs(body: HTMLElement): void {
  for (const element of body.querySelectorAll('b, strong'))
    if (/(?:^|;)\s*font-weight\s*:\s*(?:normal|[1-4]00)/i.test(styleOf(element))) unwrap(element);
}

const FORMATS: readonly (readonly [style: RegExp, element: string])[] = [
  [/(?:^|;)\s*font-weight\s*:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/(?:^|;)\s*font-style\s*:\s*italic/i, 'em'],
  [/(?:^|;)\s*text-decoration(?:-line)?\s*:[^;]*underline/i, 'u'],
  [/(?:^|;)\s*text-decoration(?:-line)?\s*:[^;]*line-through/i, 's'],
];

/** Formats that a style says become elements; every other style goes. */
function formatsOfStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[data-style]')) {
    const style = styleOf(element);
    element.removeAttribute('data-style');
    if (element.localName !== 'span') continue;
    for (const [pattern, name] of FORMATS) {
      if (!pattern.test(style)) continue;
      const format = document.createElement(name);
      format.append(...element.childNodes);
      element.append(format);
    }
  }
}

/** Word online marks headings for screen readers only, and ends each paragraph with a blank of its own. */
function partsOfWordOnline(body: HTMLElement): void {
  for (const end of body.querySelectorAll('span.EOP')) if (end.textContent.trim() === '') end.remove();
  for (const paragraph of body.querySelectorAll('p[role="heading"]')) {
    const level = Math.min(Math.max(Number(paragraph.getAttribute('aria-level')) || 1, 1), 6);
    const heading = document.createElement(`h${level}`);
    heading.append(...paragraph.childNodes);
    paragraph.replaceWith(heading);
  }
}

function dropEmptyParagraphs(body: HTMLElement): void {
  for (const element of body.querySelectorAll('p'))
    if (element.textContent.trim() === '' && !element.querySelector('img')) element.remove();
}
