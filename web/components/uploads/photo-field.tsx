import { IconArrowLeft, IconArrowRight, IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { REVIEW_PHOTOS_MAX } from '../../../common/constants.ts';
import { useT } from '../../lib/app-context.tsx';
import { FieldError, FieldHelp } from '../ui/field.tsx';
import { FileChooser } from './file-chooser.tsx';
import { SendingList } from './sending-list.tsx';
import { useHoldSubmit } from './use-hold-submit.ts';
import { useSending } from './use-sending.ts';

/** A photo that has arrived; its small size is what the form shows of it. */
export type PhotoEntry = { id: number; small: string };

type Props = {
  photos: readonly PhotoEntry[];
  error: string | undefined;
  onChange: (photos: readonly PhotoEntry[]) => void;
};

/** Up to ten photos: sent as they are chosen, put in order, taken out again. */
export function PhotoField({ photos, error, onChange }: Props) {
  const t = useT();
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const latest = useRef(photos);
  useEffect(() => {
    latest.current = photos;
  });
  const { sending, add, dismiss, busy } = useSending({
    room: REVIEW_PHOTOS_MAX - photos.length,
    onArrived: ({ id: photoId, sizes, url }) =>
      onChange([...latest.current, { id: photoId, small: sizes?.small ?? url }]),
  });
  const held = useHoldSubmit(group, busy);
  const full = photos.length >= REVIEW_PHOTOS_MAX;
  return (
    <div ref={group} className="grid gap-3" role="group" aria-labelledby={`${id}-label`} aria-busy={busy}>
      <div className="field-label" id={`${id}-label`}>
        {t('uploads.photos')}
        <span className="field-optional">{t('common.optional')}</span>
      </div>
      <FieldHelp id={`${id}-help`}>{t('uploads.photos_help', { maximum: REVIEW_PHOTOS_MAX })}</FieldHelp>
      <PhotoOrder photos={photos} onChange={onChange} />
      <SendingList sending={sending} onDismiss={dismiss} />
      {held && <p role="status">{t('uploads.wait')}</p>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FileChooser
          id={id}
          takes="photos"
          label={t('uploads.add_photos')}
          disabled={full}
          describedBy={error ? `${id}-help ${id}-error` : `${id}-help`}
          onFiles={add}
        />
        <output className="tabular text-sm text-muted">
          {t('uploads.count_of', { count: photos.length, maximum: REVIEW_PHOTOS_MAX })}
        </output>
      </div>
    </div>
  );
}

type OrderProps = Pick<Props, 'photos' | 'onChange'>;

function PhotoOrder({ photos, onChange }: OrderProps) {
  const list = useRef<HTMLOListElement>(null);
  if (photos.length === 0) return null;
  const move = (from: number, to: number) => {
    const next = photos.filter((_, index) => index !== from);
    const moved = photos[from];
    if (!moved) return;
    onChange([...next.slice(0, to), moved, ...next.slice(to)]);
  };
  const remove = (index: number) => {
    onChange(photos.filter((_, other) => other !== index));
    // The focus stays in the list as long as there is one.
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>('[data-remove]');
    buttons?.[index === photos.length - 1 ? index - 1 : index + 1]?.focus();
  };
  return (
    <ol ref={list} className="photo-order">
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
