import { useEffect, useRef, useState } from 'react';
import { UPLOAD_KEPT_HOURS } from '../../../common/constants.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Button } from '../ui/button.tsx';
import { BlackOutButton } from './black-out-button.tsx';
import type { FileEntry } from './file-entry.ts';
import { FileName } from './file-name.tsx';
import { UploadField, type ListChange } from './upload-field.tsx';

export type { FileEntry } from './file-entry.ts';

type Props = {
  /** The form's field for the ids; `files` without it. */
  name?: string;
  label: string;
  help: string;
  files: readonly FileEntry[];
  maximum: number;
  error: string | undefined;
  required?: boolean;
  /** The people who will see the files, said beside the button. */
  seenBy: FileReaders;
  /** Leaves out the general advice about covering: `help` says it for these files. */
  hasOwnAdvice?: boolean;
  onChange: (change: ListChange<FileEntry>) => void;
  /** Hears of a file before covered versions take its place. */
  onReplace?: (gone: number, entries: readonly FileEntry[]) => void;
};

/** The readers of a form's files; each has its sentence in `uploads.seen_by.*`. */
export type FileReaders = 'admins' | 'both_sides' | 'invited' | 'chosen' | 'accused';

/** Pictures and documents for a case: sent as they are chosen, covered in parts, taken out again. */
export function FileField({ files, seenBy, hasOwnAdvice = false, onChange, onReplace, ...field }: Props) {
  const t = useT();
  const { said, replace } = useReplacing(onChange, onReplace);
  const readers = t(`uploads.seen_by.${seenBy}`);
  return (
    <UploadField
      name="files"
      {...field}
      takes="files"
      readers={hasOwnAdvice ? readers : `${readers} ${t('black_out.advice')}`}
      addLabel={t('uploads.add_files')}
      entries={files}
      entryOf={({ id, name, url, kind }, file) => ({ id, name, url, kind, file })}
      onChange={onChange}
    >
      {files.length > 0 && (
        <div>
          <ul className="grid gap-1">
            {files.map((file, index) => (
              // By its place: the focus comes back from the dialog to the version that replaced the file.
              <li key={index} className="flex flex-wrap items-center gap-x-3">
                <FileName file={file} />
                <BlackOutButton
                  entry={file}
                  room={field.maximum - files.length + 1}
                  onUse={(entries, isDeleted) => replace(file, entries, isDeleted)}
                />
                <Button
                  size="small"
                  variant="ghost"
                  aria-label={t('uploads.remove_file', { name: file.name })}
                  onClick={() => onChange((before) => before.filter(({ id }) => id !== file.id))}
                >
                  {t('uploads.remove')}
                </Button>
              </li>
            ))}
          </ul>
          <output className="text-sm">{said}</output>
        </div>
      )}
    </UploadField>
  );
}

/** Puts covered versions in a file's place, and says what becomes of the original. */
function useReplacing(onChange: Props['onChange'], onReplace: Props['onReplace']) {
  const t = useT();
  const [said, setSaid] = useState('');
  // The list may have grown while they were sent.
  const latest = useRef({ onChange, onReplace });
  useEffect(() => {
    latest.current = { onChange, onReplace };
  });
  const replace = (gone: FileEntry, entries: readonly FileEntry[], isDeleted: boolean) => {
    latest.current.onReplace?.(gone.id, entries);
    latest.current.onChange((before) => before.flatMap((one) => (one.id === gone.id ? entries : [one])));
    setSaid(isDeleted ? t('black_out.used') : t('black_out.used_later', { hours: UPLOAD_KEPT_HOURS }));
  };
  return { said, replace };
}
