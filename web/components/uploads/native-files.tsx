import { useLayoutEffect, useRef } from 'react';
import type { UploadView } from '../../../server/uploads/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { ACCEPTED } from './file-chooser.tsx';

type Props = {
  id: string;
  name: string;
  label: string;
  takes: 'photos' | 'files';
  describedBy: string;
  multiple: boolean;
  /** Files of the refused form, which are stored. */
  kept: readonly UploadView[];
  /** Hears of files chosen before the scripts came. */
  onFiles: (files: File[]) => void;
};

/** The browser's own file field: the files are sent with the form. */
export function NativeFiles({ id, name, label, takes, describedBy, multiple, kept, onFiles }: Props) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const take = useRef(onFiles);
  useLayoutEffect(() => {
    const chosen = [...(input.current?.files ?? [])];
    if (chosen.length > 0) take.current(chosen);
  }, []);
  return (
    <div className="grid gap-2">
      {kept.map(({ id: uploadId, name: fileName }) => (
        <p key={uploadId} className="text-sm">
          <input type="hidden" name={`${name}[]`} value={uploadId} />
          {t('uploads.kept', { name: fileName })}
        </p>
      ))}
      <input
        ref={input}
        id={id}
        className="control"
        type="file"
        name={name}
        multiple={multiple}
        accept={ACCEPTED[takes]}
        aria-label={label}
        aria-describedby={describedBy}
      />
    </div>
  );
}
