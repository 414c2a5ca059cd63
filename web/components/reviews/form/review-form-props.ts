import type { Currency } from '../../../../common/format/currencies.ts';
import type { ReviewFormOptions } from '../../../../server/reviews/views.ts';
import type { FieldErrors } from '../../../lib/drafts/open-errors.ts';
import type { PhotoEntry } from '../../uploads/photo-field.tsx';
import type { ListChange } from '../../uploads/upload-field.tsx';
import type { ReviewFields } from './review-fields.ts';

export type ReviewFormProps = {
  fields: ReviewFields;
  currency: Currency;
  options: ReviewFormOptions;
  errors: FieldErrors;
  /** A new one has four fields; its title is made from its words, its stage was asked before. */
  isNew?: boolean;
  onChange: (changes: Partial<ReviewFields>) => void;
  onPhotos: (change: ListChange<PhotoEntry>) => void;
};
