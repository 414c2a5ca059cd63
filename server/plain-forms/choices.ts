import type { PlainFormName } from '../../common/plain-forms.ts';
import type { ReadContext } from '../core/context.ts';
import { findRedFlag } from '../red-flags/queries/find-red-flag.ts';
import { photosOfReview } from '../reviews/photos.ts';
import { photoViews } from '../uploads/photos.ts';
import type { PlainCheckView } from './views.ts';

type Load = (context: ReadContext, id: number) => Promise<PlainCheckView[]>;

/** The check boxes of a form: photos of the review, or every trade. */
export const checksOf = async (context: ReadContext, name: PlainFormName, id: number) =>
  (await LOADS[name]?.(context, id)) ?? [];

const LOADS: Partial<Record<PlainFormName, Load>> = {
  'api.admin.reviews.update': async ({ database, t }, id) => {
    const review = await database
      .selectFrom('reviews as r')
      .select(photosOfReview.as('photos'))
      .where('r.id', '=', id)
      .executeTakeFirst();
    return photoViews(review?.photos ?? null).map((photo, index) => ({
      value: String(photo.id),
      label: t('admin.keep_photo', { number: index + 1 }),
      picture: photo.small,
    }));
  },
  'api.admin.red_flags.publish': async (context, id) => {
    const { files } = await findRedFlag(context, id);
    return files
      .filter(({ audience }) => audience === 'public')
      .map((file) => ({ value: String(file.id), label: file.name, picture: null }));
  },
  'api.admin.contractors.correct': async ({ database, language }) => {
    const trades = await database
      .selectFrom('trades')
      .select(['id', `${language} as name`])
      .orderBy(language)
      .execute();
    return trades.map(({ id, name }) => ({ value: String(id), label: name, picture: null }));
  },
};
