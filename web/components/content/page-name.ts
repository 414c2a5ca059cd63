import { STANDALONE_PAGES, type ContentPage, type StandalonePage } from '../../../common/content-pages.ts';
import { useT } from '../../lib/page/app-context.tsx';

export const isStandalone = (page: ContentPage): page is StandalonePage =>
  (STANDALONE_PAGES as readonly ContentPage[]).includes(page);

/** The name of a content page in the reader's language. */
export function usePageName(): (page: ContentPage) => string {
  const t = useT();
  return (page) =>
    isStandalone(page)
      ? t(`content_pages.${page}_title`)
      : t(`content_editor.name_${page as Exclude<ContentPage, StandalonePage>}`);
}
