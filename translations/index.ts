import common from './common.ts';
import errors from './errors.ts';
import home from './home.ts';
import reviewsReference from './reviews-reference.ts';

/** Every catalogue the product ships with; the database holds what administrators changed. */
export const catalogue = {
  ...common,
  ...errors,
  ...home,
  ...reviewsReference,
};

export type MessageKey = keyof typeof catalogue;
