import { useId } from 'react';
import type { ReviewView } from '../../../../server/reviews/views.ts';
import { useT } from '../../../lib/page/app-context.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { FieldError, FieldHelp } from '../../ui/form/field.tsx';

type Props = {
  review: Pick<ReviewView, 'photos' | 'job'>;
  /** Of the photos that stay. */
  kept: readonly number[];
  error: string | undefined;
  onChange: (kept: readonly number[]) => void;
};

/** The photos of a review, each of which the edit keeps or removes. */
export function KeptPhotos({ review: { photos, job }, kept, error, onChange }: Props) {
  const t = useT();
  const id = useId();
  if (photos.length === 0) return null;
  const keep = (photo: number, stays: boolean) =>
    onChange(photos.map((one) => one.id).filter((one) => (one === photo ? stays : kept.includes(one))));
  return (
    <fieldset className="grid gap-3" aria-describedby={`${id}-help`}>
      <legend className="field-label">{t('admin.kept_photos')}</legend>
      <FieldHelp id={`${id}-help`}>{t('admin.kept_photos_help')}</FieldHelp>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(136px,1fr))] gap-4">
        {photos.map((photo, index) => {
          const number = index + 1;
          return (
            <li key={photo.id} className="photo-tile">
              <img
                src={photo.small}
                alt={t('reviews.photo_of', { number, count: photos.length, trade: job.trade })}
              />
              <Checkbox
                label={t('admin.keep_photo', { number })}
                checked={kept.includes(photo.id)}
                onChange={({ target }) => keep(photo.id, target.checked)}
              />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
