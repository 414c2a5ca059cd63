import type { Language } from '../../../common/format/language.ts';
import { route } from '../../../common/routes/route-table.ts';
import { lookQuery, sizeOf, type BadgeLook } from './badge-look.ts';
import { escapeXml } from './escape-xml.ts';

type Snippet = { appUrl: string; slug: string; language: Language; look: BadgeLook; alt: string };

/** The address of a badge, from the root of the site. */
export const badgePath = (slug: string, language: Language, look: BadgeLook): string =>
  route('contractors.badge', { slug }, { language, query: lookQuery(look) });

/** HTML for a page of another site. It holds no number: those stand in the picture alone, where they are always new. */
export function snippetOf({ appUrl, slug, language, look, alt }: Snippet): string {
  const { width, height } = sizeOf(look.size);
  const href = appUrl + route('contractors.show', { slug }, { language });
  const source = appUrl + badgePath(slug, language, look);
  return (
    `<a href="${escapeXml(href)}"><img src="${escapeXml(source)}" ` +
    `alt="${escapeXml(alt)}" width="${width}" height="${height}"></a>`
  );
}
