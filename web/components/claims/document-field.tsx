import { IconFileText } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import type { UploadView } from '../../../server/uploads/views.ts';
import { useT } from '../../lib/app-context.tsx';
import { Button } from '../ui/button.tsx';
import { FieldError, FieldHelp } from '../ui/field.tsx';
import { FileChooser } from '../uploads/file-chooser.tsx';
import { SendingList } from '../uploads/sending-list.tsx';
import { useHoldSubmit } from '../uploads/use-hold-submit.ts';
import { useSending } from '../uploads/use-sending.ts';

type Props = {
  document: UploadView | null;
  error?: string | undefined;
  onChange: (document: UploadView | null) => void;
};

/** One document, sent as it is chosen; another one takes its place once it was taken out. The form waits for it. */
export function DocumentField({ document, error, onChange }: Props) {
  const t = useT();
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const { sending, add, dismiss, busy } = useSending({ room: document ? 0 : 1, onArrived: onChange });
  const held = useHoldSubmit(group, busy);
  return (
    <div ref={group} className="grid gap-3" role="group" aria-labelledby={`${id}-label`} aria-busy={busy}>
      <div className="field-label" id={`${id}-label`}>
        {t('claims.document')}
      </div>
      <FieldHelp id={`${id}-help`}>{t('claims.document_help')}</FieldHelp>
      {document && (
        <p className="flex flex-wrap items-center gap-x-3">
          <a className="file-name" href={document.url} target="_blank" rel="noreferrer">
            <IconFileText size={18} stroke={1.75} aria-hidden="true" />
            <bdi>{document.name}</bdi>
          </a>
          <Button size="small" variant="ghost" onClick={() => onChange(null)}>
            {t('claims.document_remove')}
          </Button>
        </p>
      )}
      <SendingList sending={sending} onDismiss={dismiss} />
      {held && <p role="status">{t('uploads.wait')}</p>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div>
        <FileChooser
          id={id}
          takes="files"
          label={t('claims.document_choose')}
          disabled={document !== null}
          describedBy={error ? `${id}-help ${id}-error` : `${id}-help`}
          onFiles={add}
        />
      </div>
    </div>
  );
}
