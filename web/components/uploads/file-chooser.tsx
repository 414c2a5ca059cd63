import { IconCamera, IconPaperclip, IconPhoto } from '@tabler/icons-react';
import type { ChangeEvent } from 'react';
import { DOCUMENT_MEDIA_TYPE, IMAGE_MEDIA_TYPES } from '../../../common/constants.ts';

type Props = {
  id: string;
  label: string;
  takes: 'photos' | 'files';
  disabled: boolean;
  describedBy: string;
  /** Opens the camera of a phone at once. */
  camera?: boolean;
  onFiles: (files: File[]) => void;
};

/** Media types by what a field takes. */
export const ACCEPTED = {
  photos: IMAGE_MEDIA_TYPES.join(','),
  files: [...IMAGE_MEDIA_TYPES, DOCUMENT_MEDIA_TYPE].join(','),
};

/** The browser's own file button under a label that looks like ours: keyboard and screen reader meet the input itself. */
export function FileChooser({ id, label, takes, disabled, describedBy, camera = false, onFiles }: Props) {
  const Sign = camera ? IconCamera : takes === 'photos' ? IconPhoto : IconPaperclip;
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])]);
    // The same file again is a choice again.
    event.target.value = '';
  };
  return (
    <div className="file-chooser">
      <input
        id={id}
        type="file"
        multiple={!camera}
        capture={camera ? 'environment' : undefined}
        accept={ACCEPTED[takes]}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={choose}
      />
      <label htmlFor={id} className="button button-secondary">
        <Sign size={20} stroke={1.75} aria-hidden="true" />
        {label}
      </label>
    </div>
  );
}
