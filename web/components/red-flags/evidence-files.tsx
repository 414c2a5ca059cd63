import { useState } from 'react';
import { RED_FLAG_FILES_MAX, type FileAudience } from '../../../common/red-flags.ts';
import type { RedFlagFile } from '../../../server/red-flags/views.ts';
import { useT } from '../../lib/app-context.tsx';
import { Button } from '../ui/button.tsx';
import { AudienceChoices } from './audience-choices.tsx';
import { FileField, FileName, type FileEntry, type FileReaders } from '../uploads/file-field.tsx';

type Audiences = Readonly<Record<number, FileAudience>>;
const numbers = (files: readonly { id: number }[]) => files.map(({ id }) => id).join(',');

/** Files of one side while they are chosen: those of before that stay, and new ones. */
export function useEvidenceFiles(before: readonly RedFlagFile[]) {
  const [kept, setKept] = useState(before);
  const [added, setAdded] = useState<readonly FileEntry[]>([]);
  const [audiences, setAudiences] = useState<Audiences>(() =>
    Object.fromEntries(before.map(({ id, audience }) => [id, audience])),
  );
  const chosenAs = (wanted: FileAudience) =>
    numbers([...kept, ...added].filter(({ id }) => audiences[id] === wanted));
  return {
    kept,
    added,
    setAdded,
    remove: (gone: number) => setKept((files) => files.filter(({ id }) => id !== gone)),
    audienceOf: (id: number): FileAudience => audiences[id] ?? 'sides',
    choose: (id: number, audience: FileAudience) => setAudiences((all) => ({ ...all, [id]: audience })),
    /** As the form sends them. */
    fields: { kept: numbers(kept), files: numbers(added) },
    audiences: { for_admins: chosenAs('admins'), for_all: chosenAs('public') },
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
  const isChosen = seenBy === 'chosen';
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
      {isChosen && <AudienceChoices files={files} />}
    </>
  );
}
