import type { Language } from '../../../common/format/language.ts';
import { htmlLang } from '../../../common/format/language.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { Translate } from '../../../common/format/translator.ts';

/** `--paper` of web/styles/tokens.css; a test compares them. */
export const APP_COLOR = '#fbfaf7';

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/assets-static/icons/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest in one language. Both are the same app: they share its id. */
export function webManifest(language: Language, siteTitle: string, t: Translate) {
  const shortcut = (name: string, url: string) => ({ name, url });
  return {
    id: '/',
    name: siteTitle,
    short_name: siteTitle.slice(0, 12),
    description: t('app.description'),
    lang: htmlLang(language),
    dir: 'ltr',
    start_url: route('home', {}, { language }),
    scope: '/',
    display: 'standalone',
    theme_color: APP_COLOR,
    background_color: APP_COLOR,
    categories: ['business', 'lifestyle'],
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('maskable-192', 192, 'maskable'),
      icon('maskable-512', 512, 'maskable'),
    ],
    shortcuts: [
      shortcut(t('app.find'), route('contractors.index', {}, { language })),
      shortcut(t('app.postings'), route('postings.index', {}, { language })),
      shortcut(t('app.dashboard'), route('dashboard')),
    ],
  };
}
