/** Lists of Word: its programs write one list as many elements, which name their level. */

/** `number`: what stands before the item; null for a bullet or another sign. */
type Item = { level: number; isNumbered: boolean; number: number | null; content: ChildNode[] };

type Open = { list: HTMLElement; level: number };
/** The open lists, from the outermost; `anchor` is what the first of them takes the place of. */
type ListPlace = { open: Open[]; anchor: Element };

/** The desktop's Word and Outlook write items as paragraphs that carry their sign as words. */
export function listsOfWord(body: HTMLElement): void {
  let open: Open[] = [];
  for (const paragraph of body.querySelectorAll<HTMLElement>('p')) {
    const isNext = open[0] !== undefined && paragraph.previousElementSibling === open[0].list;
    const level = levelOfWord(paragraph);
    if (level === 0) {
      if (isNext && paragraph.className.startsWith('MsoListParagraph'))
        open.at(-1)?.list.lastElementChild?.append(paragraph);
      continue;
    }
    const sign = takeSign(paragraph);
    const item = { level, ...readSign(sign, paragraph), content: [...paragraph.childNodes] };
    open = place(item, { open: isNext ? open : [], anchor: paragraph });
    paragraph.remove();
  }
}

/** Word online writes a list around each item. */
export function listsOfWordOnline(body: HTMLElement): void {
  const lists = body.querySelectorAll('.ListContainerWrapper > ul, .ListContainerWrapper > ol');
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper')) unwrap(wrapper);
  let open: Open[] = [];
  for (const list of lists) {
    if (open[0] === undefined || list.previousElementSibling !== open[0].list) open = [];
    const first = Number(list.getAttribute('start') ?? 1);
    for (const [index, item] of [...list.children].entries()) {
      const level = Number(item.getAttribute('data-aria-level') ?? item.getAttribute('aria-level')) || 1;
      const isNumbered = list.localName === 'ol';
      const number = isNumbered ? first + index : null;
      open = place({ level, isNumbered, number, content: [...item.childNodes] }, { open, anchor: list });
    }
    list.remove();
  }
}

/** Puts an item where its level says, and answers with the lists that are open after it. A level that was skipped opens no list. */
function place(item: Item, { open, anchor }: ListPlace): Open[] {
  const { level, isNumbered, number, content } = item;
  const name = isNumbered ? 'ol' : 'ul';
  // A list that began too far in stays for an item that stands further out than its first one.
  let lists = open.filter((each, index) => each.level <= level || (open[index - 1]?.level ?? 0) < level);
  const same = lists.at(-1);
  if (same && same.level >= level) {
    const startsAnew = isNumbered && number === 1;
    if (same.list.localName !== name || startsAnew) lists = lists.slice(0, -1);
    else same.level = level;
  }
  const last = lists.at(-1);
  if (!last || last.level < level) {
    const list = document.createElement(name);
    if (number !== null && number > 1) list.setAttribute('start', String(number));
    if (last) last.list.lastElementChild?.append(list);
    else anchor.before(list);
    lists = [...lists, { list, level }];
  }
  const element = document.createElement('li');
  element.append(...content);
  lists.at(-1)?.list.append(element);
  return lists;
}

function levelOfWord(paragraph: HTMLElement): number {
  const [, named] = /mso-list\s*:[^;]*level(\d)/i.exec(styleOf(paragraph)) ?? [];
  if (named !== undefined) return Number(named);
  // The paragraph's own style may say the list.
  const [, ofClass] = /(?:^|\s)MsoList(?:Bullet|Number)(\d?)/.exec(paragraph.className) ?? [];
  return ofClass === undefined ? 0 : Number(ofClass || 1);
}

/** "3.", "(3)", "1.3." and "c)" are the third; a Roman number counts from one. */
function readSign(sign: string, paragraph: Element): Pick<Item, 'isNumbered' | 'number'> {
  const [, numeral, letters] = /^\s*\(?(?:\d+\.)*(?:(\d+)|([a-z]{1,4}))[.)-]/i.exec(sign) ?? [];
  if (numeral !== undefined) return { isNumbered: true, number: Number(numeral) };
  if (letters === undefined) return { isNumbered: /MsoListNumber/.test(paragraph.className), number: null };
  const isLetter = /^[a-hj-z]$/i.test(letters) && !/^[vxlm]$/i.test(letters);
  return { isNumbered: true, number: isLetter ? letters.toLowerCase().charCodeAt(0) - 96 : null };
}

function takeSign(paragraph: HTMLElement): string {
  for (const element of paragraph.querySelectorAll<HTMLElement>('[data-style]'))
    if (/mso-list\s*:\s*ignore/i.test(styleOf(element))) {
      element.remove();
      return element.textContent;
    }
  return '';
}

export const styleOf = (element: Element): string => element.getAttribute('data-style') ?? '';

export const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);
