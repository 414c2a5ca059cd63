/** Copied text brings what only its program understands. The editor's own lists drop the rest. */

const NOT_TEXT = 'style, script, meta, link, title, xml, template, noscript, iframe, object, svg, math';

/** HTML of the clipboard without what Word, Google Docs and web pages add. Reads it in a document that runs nothing. */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  for (const element of body.querySelectorAll(NOT_TEXT)) element.remove();
  dropComments(body);
  dropHidden(body);
  unwrapGoogleDocs(body);
  listsOfWord(body);
  formatsOfStyles(body);
  for (const element of body.querySelectorAll('*')) if (element.localName.includes(':')) unwrap(element);
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

/** Word writes list items as paragraphs that name their level and carry their sign as words. */
function listsOfWord(body: HTMLElement): void {
  let open: HTMLElement[] = [];
  let last: Element | null = null;
  for (const paragraph of body.querySelectorAll<HTMLElement>('p')) {
    const level = Number(/mso-list\s*:[^;]*level(\d)/i.exec(styleOf(paragraph))?.[1] ?? 0);
    if (level === 0) continue;
    if (last === null || paragraph.previousElementSibling !== last) open = [];
    const sign = takeSign(paragraph);
    open = open.slice(0, level);
    while (open.length < level) open.push(openList(paragraph, open, sign));
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.append(item);
    last = open[0] ?? null;
    paragraph.remove();
  }
}

function openList(paragraph: HTMLElement, open: readonly HTMLElement[], sign: string): HTMLElement {
  const list = document.createElement(/^\s*(?:\d+|[a-z]{1,4})[.)]/i.test(sign) ? 'ol' : 'ul');
  const parent = open.at(-1);
  if (!parent) {
    paragraph.before(list);
    return list;
  }
  const item = parent.lastElementChild ?? parent.appendChild(document.createElement('li'));
  item.append(list);
  return list;
}

function takeSign(paragraph: HTMLElement): string {
  for (const element of paragraph.querySelectorAll<HTMLElement>('[data-style]'))
    if (/mso-list\s*:\s*ignore/i.test(styleOf(element))) {
      element.remove();
      return element.textContent;
    }
  return '';
}

function dropEmptyParagraphs(body: HTMLElement): void {
  for (const element of body.querySelectorAll('p'))
    if (element.textContent.trim() === '' && !element.querySelector('img')) element.remove();
}

const styleOf = (element: Element): string => element.getAttribute('data-style') ?? '';

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);
