import { IconFileText, IconPhoto } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import type { UploadKind } from '../../../common/constants.ts';
import { useT } from '../../lib/app-context.tsx';
import { Button } from '../ui/button.tsx';
import { FieldError, FieldHelp } from '../ui/field.tsx';
import { FileChooser } from './file-chooser.tsx';
import { SendingList } from './sending-list.tsx';
import { useHoldSubmit } from './use-hold-submit.ts';
import { useSending } from './use-sending.ts';

/** A file that has arrived. */
export type FileEntry = { id: number; name: string; url: string; kind: UploadKind };

type Props = {
  label: string;
  help: string;
  files: readonly FileEntry[];
  maximum: number;
  error?: string | undefined;
  required?: boolean;
  onChange: (files: readonly FileEntry[]) => void;
};

/** Pictures and documents for a case: sent as they are chosen, taken out again. */
export function FileField({ label, help, files, maximum, error, required = false, onChange }: Props) {
  const t = useT();
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const latest = useRef(files);
  useEffect(() => {
    latest.current = files;
  });
  const { sending, add, dismiss, busy } = useSending({
    room: maximum - files.length,
    onArrived: ({ id: fileId, name, url, kind }) =>
      onChange([...latest.current, { id: fileId, name, url, kind }]),
  });
  const held = useHoldSubmit(group, busy);
  return (
    <div ref={group} className="grid gap-3" role="group" aria-labelledby={`${id}-label`} aria-busy={busy}>
      <div className="field-label" id={`${id}-label`}>
        {label}
        {!required && <span className="field-optional">{t('common.optional')}</span>}
      </div>
      <FieldHelp id={`${id}-help`}>{help}</FieldHelp>
      {files.length > 0 && (
        <ul className="grid gap-1">
          {files.map((file) => (
            <li key={file.id} className="flex flex-wrap items-center gap-x-3">
              <FileName file={file} />
              <Button
                size="small"
                variant="ghost"
                aria-label={t('uploads.remove_file', { name: file.name })}
                onClick={() => onChange(files.filter((other) => other.id !== file.id))}
              >
                {t('uploads.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <SendingList sending={sending} onDismiss={dismiss} />
      {held && <p role="status">{t('uploads.wait')}</p>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FileChooser
          id={id}
          takes="files"
          label={t('uploads.add_files')}
          disabled={files.length >= maximum}
          describedBy={error ? `${id}-help ${id}-error` : `${id}-help`}
          onFiles={add}
        />
        <output className="tabular text-sm text-muted">
          {t('uploads.count_of', { count: files.length, maximum })}
        </output>
      </div>
    </div>
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
