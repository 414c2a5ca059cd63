import { IconArrowLeft, IconArrowRight, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { REVIEW_PHOTOS_MAX } from '../../../common/constants.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { UploadField, type ListChange } from './upload-field.tsx';

/** A photo that has arrived; its small size is what the form shows of it. */
export type PhotoEntry = { id: number; small: string };

type Props = {
  photos: readonly PhotoEntry[];
  error: string | undefined;
  onChange: (change: ListChange<PhotoEntry>) => void;
  /** As photos of the job unless said. */
  label?: string;
};

/** Up to ten photos: sent as they are chosen, put in order, taken out again. */
export function PhotoField({ photos, error, onChange, label }: Props) {
  const t = useT();
  return (
    <UploadField
      name="photos"
      label={label ?? t('uploads.photos')}
      help={t('uploads.photos_help', { maximum: REVIEW_PHOTOS_MAX })}
      error={error}
      takes="photos"
      addLabel={t('uploads.add_photos')}
      entries={photos}
      maximum={REVIEW_PHOTOS_MAX}
      entryOf={({ id, sizes, url }) => ({ id, small: sizes?.small ?? url })}
      onChange={onChange}
    >
      <PhotoOrder photos={photos} onChange={onChange} />
    </UploadField>
  );
}

type OrderProps = Pick<Props, 'photos' | 'onChange'>;

function PhotoOrder({ photos, onChange }: OrderProps) {
  const list = useRef<HTMLOListElement>(null);
  if (photos.length === 0) return null;
  const move = (from: number, to: number) => {
    const moved = photos[from];
    if (!moved) return;
    onChange((before) => {
      const others = before.filter(({ id }) => id !== moved.id);
      return [...others.slice(0, to), moved, ...others.slice(to)];
    });
  };
  const remove = (index: number) => {
    onChange((before) => before.filter(({ id }) => id !== photos[index]?.id));
    // The focus stays in the list as long as there is one.
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>('[data-remove]');
    buttons?.[index === photos.length - 1 ? index - 1 : index + 1]?.focus();
  };
  return (
    <ol ref={list} className="grid grid-cols-[repeat(auto-fill,minmax(136px,1fr))] gap-4">
      {photos.map((photo, index) => (
        <PhotoTile
          key={photo.id}
          photo={photo}
          number={index + 1}
          count={photos.length}
          onMove={(step) => move(index, index + step)}
          onRemove={() => remove(index)}
        />
      ))}
    </ol>
  );
}

type TileProps = {
  photo: PhotoEntry;
  number: number;
  count: number;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
};

function PhotoTile({ photo, number, count, onMove, onRemove }: TileProps) {
  const t = useT();
  return (
    <li className="photo-tile">
      <img src={photo.small} alt={t('uploads.photo_number', { number, count })} />
      <div className="photo-tile-buttons">
        <button
          type="button"
          className="icon-button"
          disabled={number === 1}
          aria-label={t('uploads.move_earlier', { number })}
          onClick={() => onMove(-1)}
        >
          <IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-button"
          disabled={number === count}
          aria-label={t('uploads.move_later', { number })}
          onClick={() => onMove(1)}
        >
          <IconArrowRight size={18} stroke={1.75} aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-button"
          data-remove
          aria-label={t('uploads.remove_photo', { number })}
          onClick={onRemove}
        >
          <IconX size={18} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
    </li>
  );
}
