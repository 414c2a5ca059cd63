import type { TranslationRow } from '../../content/translations/list-translations.ts';
import type { DeskView } from '../desk.ts';
import type { ListPage } from '../list-query.ts';

export type TranslationsView = {
  desk: DeskView;
  texts: ListPage<TranslationRow>;
  counts: { all: number; overridden: number };
};
