import { RED_FLAG_FILES_MAX } from '../../../common/cases/red-flags.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Button } from '../ui/button.tsx';
import { AudienceChoices } from './audience-choices.tsx';
import type { useEvidenceFiles } from './use-evidence-files.ts';
import { FileField, type FileReaders } from '../uploads/file-field.tsx';
import { FileName } from '../uploads/file-name.tsx';

type Props = {
  files: ReturnType<typeof useEvidenceFiles>;
  label: string;
  help: string;
  error: string | undefined;
  seenBy: FileReaders;
};

export function EvidenceFiles({ files, label, help, error, seenBy }: Props) {
  const t = useT();
  const { kept, added, setAdded, handOn, remove } = files;
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
        onReplace={handOn}
      />
      {isChosen && <AudienceChoices files={files} />}
    </>
  );
}
