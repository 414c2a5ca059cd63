import type { Language } from '../../../common/format/language.ts';
import { changeWords } from '../../../common/text/rich-text-source.ts';
import { saidIn } from './said.ts';
import type { ViewContext } from '../views.ts';

/** A contractor's text about itself: cleaned HTML, its first part and the rest, which is shown folded. */
export type AboutView = { first: string; rest: string | null; language: Language };

/** Blocks after which a text may be cut; a list or a quote stays whole. */
const FIRST_BLOCK = /^<(p|h3|h4|ul|ol|blockquote)\b[^]*?<\/\1>/;

export function aboutOf(texts: unknown, { language, mask }: ViewContext): AboutView | null {
  const found = saidIn(texts, language);
  if (found === null) return null;
  const html = changeWords(found.text, mask);
  const [heading = ''] = /^<h[34]>.*?<\/h[34]>/.exec(html) ?? [];
  const [block = ''] = FIRST_BLOCK.exec(html.slice(heading.length)) ?? [];
  const isNested = (block.match(/<(?:ul|ol|blockquote)\b/g) ?? []).length > 1;
  const first = block === '' || isNested ? html : heading + block;
  return { first, rest: html.slice(first.length) || null, language: found.language };
}
