import { LANGUAGES, type Language } from '../../../common/format/language.ts';
import { createTranslator } from '../../../common/format/translator.ts';
import { catalogue } from '../../../translations/index.ts';
import type { ContractorRow } from '../../contractors/queries/contractor-by-slug.ts';
import type { Context } from '../../core/context.ts';
import { withoutInvisible } from '../../core/plain-text.ts';
import { sizeOf, type BadgeLook } from './badge-look.ts';
import { badgePath, snippetOf } from './snippet.ts';

type Pixels = { width: number; height: number };
export type BadgePageView = BadgeLook & {
  slug: string;
  isHidden: boolean;
  /** The language of the badge, which may be another one than the reader's. */
  language: Language;
  sizes: { large: Pixels; compact: Pixels };
  /** An address that no browser has an older picture of. */
  picture: string;
  alt: string;
  snippet: string;
};

type Chosen = { language: Language; look: BadgeLook };

/** The page where the owner of a listing gets its badge. */
export function toBadgePage(
  { config, now }: Pick<Context, 'config' | 'now'>,
  { name, slug, hidden_at }: Pick<ContractorRow, 'name' | 'slug' | 'hidden_at'>,
  { language, look }: Chosen,
): BadgePageView {
  const alt = altOf(withoutInvisible(name), config.appName, language);
  const path = badgePath(slug, language, look);
  return {
    slug,
    isHidden: hidden_at !== null,
    language,
    size: look.size,
    theme: look.theme,
    sizes: {
      large: sizeOf(null),
      compact: sizeOf('compact'),
    },
    picture: `${path}${path.includes('?') ? '&' : '?'}at=${now.getTime()}`,
    alt,
    snippet: snippetOf({ appUrl: config.appUrl, slug, language, look, alt }),
  };
}

/** In the badge's language: the reader's own texts are those of one language. */
function altOf(name: string, site: string, language: Language): string {
  const text = catalogue['badge.alt'][LANGUAGES.indexOf(language)] ?? '';
  return createTranslator(language, { 'badge.alt': text })('badge.alt', { name, site });
}
