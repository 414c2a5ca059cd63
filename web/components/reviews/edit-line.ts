import type { Translate } from '../../../common/format/translator.ts';
import type { AdministratorEditView } from '../../../server/reviews/texts/version-views.ts';

/** The line that an administrator changed or restored a text. */
export const editLine = (
  { at, isRestoration }: AdministratorEditView,
  t: Translate,
  localDate: (at: string) => string,
): string =>
  t(isRestoration ? 'reviews.words_restored' : 'reviews.edited_by_administrator', { date: localDate(at) });
