import { useState } from 'react';
import { RED_FLAG_FILES_MAX } from '../../../common/red-flags.ts';
import type { RedFlagFile } from '../../../server/red-flags/views.ts';
import { useT } from '../../lib/app-context.tsx';
import { Button } from '../ui/button.tsx';
import { FileField, FileName, type FileEntry, type FileReaders } from '../uploads/file-field.tsx';

/** Files of one side while they are chosen: those of before that stay, and new ones. */
export function useEvidenceFiles(before: readonly RedFlagFile[]) {
  const [kept, setKept] = useState(before);
  const [added, setAdded] = useState<readonly FileEntry[]>([]);
  const numbers = (files: readonly { id: number }[]) => files.map(({ id }) => id).join(',');
  return {
    kept,
    added,
    setAdded,
    remove: (gone: number) => setKept((files) => files.filter(({ id }) => id !== gone)),
    /** As the form sends them. */
    fields: { kept: numbers(kept), files: numbers(added) },
  };
}

type Props = {
  files: ReturnType<typeof useEvidenceFiles>;
  label: string;
  help: string;
  error: string | undefined;
  seenBy: FileReaders;
};

export function EvidenceFiles({ files, label, help, error, seenBy }: Props) {
  const t = useT();
  const { kept, added, setAdded, remove } = files;
  return (
    <>
      {kept.length > 0 && (
        <ul className="grid gap-1" aria-label={label}>
          {kept.map((file) => (
            <li key={file.id} className="flex flex-wrap items-center gap-x-3">
              <FileName file={file} />
              <Button
                size="small"
                variant="ghost"
                aria-label={t('uploads.remove_file', { name: file.name })}
                onClick={() => remove(file.id)}
              >
                {t('uploads.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <FileField
        seenBy={seenBy}
        label={label}
        help={help}
        files={added}
        maximum={RED_FLAG_FILES_MAX - kept.length}
        error={error}
        onChange={setAdded}
      />
    </>
  );
}
