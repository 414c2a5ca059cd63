import type { TranslationRow } from '../../content/translations/list-translations.ts';
import type { AdminView } from '../admin-view.ts';
import type { ListPage } from '../list-query.ts';

export type TranslationsView = {
  admin: AdminView;
  texts: ListPage<TranslationRow>;
  counts: { all: number; overridden: number };
};
