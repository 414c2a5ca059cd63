import type { IOptions } from 'sanitize-html';

/** What a content page may hold; all else is dropped, with what scripts and styles hold. */
const ALLOWED: IOptions = {
  allowedTags: 'h2 h3 h4 p br ul ol li blockquote strong em u a table thead tbody tr th td'.split(' '),
  allowedAttributes: {
    a: ['href'],
    h2: ['id'],
    h3: ['id'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Deeper lists are nobody's text, and each level costs the reader's browser.
  nestingLimit: 30,
  transformTags: { b: 'strong', i: 'em', h1: 'h2' },
};

/** The allowed part of an HTML text, with an id at each heading so that a part can be linked. */
export async function cleanHtml(html: string): Promise<string> {
  // Loaded here: only who writes a page needs it, and it takes some megabytes.
  const { default: sanitize } = await import('sanitize-html');
  return withHeadingIds(sanitize(html, ALLOWED).trim());
}

const HEADING = /<(h[23])(?: id="([^"]*)")?>([\s\S]*?)<\/\1>/g;

function withHeadingIds(html: string): string {
  const taken = new Set<string>();
  return html.replace(HEADING, (_match, tag: string, id: string | undefined, words: string) => {
    const wanted = toId(id ?? plainText(words)) || 'part';
    let free = wanted;
    for (let count = 2; taken.has(free); count += 1) free = `${wanted}-${count}`;
    taken.add(free);
    return `<${tag} id="${free}">${words}</${tag}>`;
  });
}

const toId = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);

export type Heading = { id: string; text: string; level: 2 | 3 };

/** The headings of a cleaned text, for its table of contents. */
export function headingsOf(html: string): Heading[] {
  return [...html.matchAll(HEADING)].map(([, tag, id = '', words = '']) => ({
    id,
    text: plainText(words),
    level: tag === 'h2' ? 2 : 3,
  }));
}

export type Question = { question: string; answer: string };

/** Each heading of the third level with the words under it: a question of the FAQ and its answer. */
export function questionsOf(html: string): Question[] {
  return html
    .split(/(?=<h[23] )/)
    .filter((part) => part.startsWith('<h3 '))
    .map((part) => {
      const [heading = '', answer = ''] = part.split('</h3>');
      return { question: plainText(heading), answer: plainText(answer) };
    });
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The words of a cleaned text, on one line. */
export const plainText = (html: string): string =>
  html
    .replace(/<\/(p|li|tr|td|th)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_match, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
