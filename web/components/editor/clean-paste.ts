/** Copied text brings what only its program understands. The editor's own lists drop the rest. */

const NOT_TEXT = 'style, script, meta, link, title, xml, template, noscript, iframe, object, svg, math';

/** HTML of the clipboard without what Word, Google Docs and web pages add. Reads it in a document that runs nothing. */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(NOT_TEXT)) element.remove();
  dropComments(body);
  dropHidden(body);
  unwrapGoogleDocs(body);
  listsOfWord(body);
  for (const element of body.querySelectorAll('*')) if (element.localName.includes(':')) unwrap(element);
  dropEmptyParagraphs(body);
  return body.innerHTML;
}

function dropComments(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: ChildNode[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode as Comment);
  for (const comment of comments) comment.remove();
}

/** Words for screen readers and trackers of web pages, which nobody saw when copying. */
function dropHidden(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('[hidden], [style]'))
    if (element.hidden || /display\s*:\s*none|mso-hide\s*:\s*all/i.test(styleOf(element))) element.remove();
}

/** Google Docs puts everything into one bold element that is not bold. */
function unwrapGoogleDocs(body: HTMLElement): void {
  for (const element of body.querySelectorAll('b, strong'))
    if (/font-weight\s*:\s*(?:normal|[1-4]00)/i.test(styleOf(element))) unwrap(element);
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
  for (const element of paragraph.querySelectorAll<HTMLElement>('[style]'))
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

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);
