import type { Translate } from '../../../common/translator.ts';
import type { AdministratorEditView } from '../../../server/reviews/version-views.ts';

/** That an administrator changed someone's words, or gave them back. */
export const editLine = (
  { at, isRestoration }: AdministratorEditView,
  t: Translate,
  localDate: (at: string) => string,
): string =>
  t(isRestoration ? 'reviews.words_restored' : 'reviews.edited_by_administrator', { date: localDate(at) });
