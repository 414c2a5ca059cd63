import { IconFileText, IconPhoto } from '@tabler/icons-react';
import type { UploadKind } from '../../../common/constants.ts';
import { useT } from '../../lib/app-context.tsx';
import { Button } from '../ui/button.tsx';
import { UploadField, type ListChange } from './upload-field.tsx';

/** A file that has arrived. */
export type FileEntry = { id: number; name: string; url: string; kind: UploadKind };

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
  onChange: (change: ListChange<FileEntry>) => void;
};

/** The readers of a form's files; each has its sentence in `uploads.seen_by.*`. */
export type FileReaders = 'admins' | 'both_sides' | 'invited' | 'chosen' | 'accused';

/** Pictures and documents for a case: sent as they are chosen, taken out again. */
export function FileField({ files, seenBy, onChange, ...field }: Props) {
  const t = useT();
  return (
    <UploadField
      name="files"
      {...field}
      takes="files"
      readers={t(`uploads.seen_by.${seenBy}`)}
      addLabel={t('uploads.add_files')}
      entries={files}
      entryOf={({ id, name, url, kind }) => ({ id, name, url, kind })}
      onChange={onChange}
    >
      {files.length > 0 && (
        <ul className="grid gap-1">
          {files.map((file) => (
            <li key={file.id} className="flex flex-wrap items-center gap-x-3">
              <FileName file={file} />
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
      )}
    </UploadField>
  );
}

/** A file's name, leading to it. */
export function FileName({ file }: { file: FileEntry }) {
  const Sign = file.kind === 'image' ? IconPhoto : IconFileText;
  return (
    <a className="file-name" href={file.url} target="_blank" rel="noreferrer">
      <Sign size={18} stroke={1.75} aria-hidden="true" />
      <bdi>{file.name}</bdi>
    </a>
  );
}
