import { cleanRichText } from '../../rich-text/clean-rich-text.ts';
import { visibleText } from '../../rich-text/visible-text.ts';

/** The allowed part of a page's HTML, with an id at each heading so that a part can be linked. */
export const cleanHtml = async (html: string): Promise<string> =>
  withHeadingIds(await cleanRichText(html, 'richer'));

const HEADING = /<(h[23])(?: id="([^"]*)")?>([\s\S]*?)<\/\1>/g;

function withHeadingIds(html: string): string {
  const taken = new Set<string>();
  return html.replace(HEADING, (_match, tag: string, id: string | undefined, words: string) => {
    const wanted = toId(id ?? visibleText(words)) || 'part';
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
    text: visibleText(words),
    level: tag === 'h2' ? 2 : 3,
  }));
}

export type Question = { id: string; question: string; answer: string };

/** Each heading of the third level with the words under it: a question of the FAQ and its answer. */
export function questionsOf(html: string): Question[] {
  return html
    .split(/(?=<h[23] )/)
    .filter((part) => part.startsWith('<h3 '))
    .map((part) => {
      const [heading = '', answer = ''] = part.split('</h3>');
      const [, id = ''] = /^<h3 id="([^"]*)"/.exec(heading) ?? [];
      return { id, question: visibleText(heading), answer: visibleText(answer) };
    });
}

/** The same text with each question as a link to itself, so that its address can be copied and sent. */
export const withLinkedQuestions = (html: string): string =>
  html.replace(HEADING, (heading, tag: string, id: string | undefined, words: string) =>
    tag === 'h3' && id && !words.includes('<a ')
      ? `<h3 id="${id}"><a class="heading-link" href="#${id}">${words}</a></h3>`
      : heading,
  );
