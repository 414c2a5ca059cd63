import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { UploadView } from '../../../server/uploads/views.ts';
import { useTakenOver } from '../../hooks/use-taken-over.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';
import { FieldError, FieldHelp } from '../ui/form/field.tsx';
import { FileChooser } from './file-chooser.tsx';
import { NativeFiles } from './native-files.tsx';
import { SendingList } from './sending-list.tsx';
import { useHoldSubmit } from './use-hold-submit.ts';
import { useSending } from './use-sending.ts';

/**
 * A change computed from the present list. Two files may arrive before the form is drawn again, and the
 * second must not replace the first.
 */
export type ListChange<Entry> = (before: readonly Entry[]) => readonly Entry[];

type Props<Entry> = {
  /** The form's field for the ids. */
  name: string;
  label: string;
  help: string;
  error: string | undefined;
  required?: boolean;
  takes: 'photos' | 'files';
  addLabel: string;
  /** Says who will see the files. */
  readers?: string;
  entries: readonly Entry[];
  maximum: number;
  /** The form's entry for an uploaded file; without the file where an earlier page sent it. */
  entryOf: (upload: UploadView, file?: File) => Entry;
  onChange: (change: ListChange<Entry>) => void;
  /** The uploaded files, which can be removed here. */
  children: ReactNode;
};

/** Up to so many files, sent as they are chosen; the form waits for them. */
export function UploadField<Entry>(props: Props<Entry>) {
  const { name, label, help, error, required = false, takes, addLabel, readers } = props;
  const { entries, maximum, children } = props;
  const t = useT();
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const { sending, add, dismiss, busy } = useSending({
    room: maximum - entries.length,
    onArrived: (upload, file) => props.onChange((before) => [...before, props.entryOf(upload, file)]),
  });
  const isWaiting = useHoldSubmit(group, busy);
  const kept = useKeptFiles(name);
  useKept(kept, props);
  const describedBy = [
    `${id}-help`,
    ...(readers ? [`${id}-readers`] : []),
    ...(error ? [`${id}-error`] : []),
  ].join(' ');
  return (
    <div ref={group} className="grid gap-3" role="group" aria-labelledby={`${id}-label`} aria-busy={busy}>
      <div className="field-label" id={`${id}-label`}>
        {label}
        {!required && <span className="field-optional">{t('common.optional')}</span>}
      </div>
      <FieldHelp id={`${id}-help`}>{help}</FieldHelp>
      {children}
      <SendingList sending={sending} onDismiss={dismiss} />
      {isWaiting && <p role="status">{t('uploads.wait')}</p>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <Choosing
        {...{ id, name, label, takes, addLabel, readers, maximum, describedBy, kept }}
        count={entries.length}
        onFiles={add}
      />
    </div>
  );
}

type ChoosingProps = {
  id: string;
  name: string;
  label: string;
  takes: 'photos' | 'files';
  addLabel: string;
  readers: string | undefined;
  count: number;
  maximum: number;
  describedBy: string;
  kept: readonly UploadView[];
  onFiles: (files: readonly File[]) => void;
};

/** The button that adds files, with the people who will see them. */
function Choosing({ addLabel, readers, count, maximum, kept, name, label, ...chooser }: ChoosingProps) {
  const t = useT();
  const isTakenOver = useTakenOver();
  return (
    <>
      {readers && (
        <p id={`${chooser.id}-readers`} className="text-sm font-semibold">
          {readers}
        </p>
      )}
      {isTakenOver ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <FileChooser {...chooser} label={addLabel} disabled={count >= maximum} />
          <output className="tabular text-sm text-muted">{t('uploads.count_of', { count, maximum })}</output>
        </div>
      ) : (
        <NativeFiles {...chooser} name={name} label={label} kept={kept} multiple={maximum > 1} />
      )}
    </>
  );
}

const NONE: readonly UploadView[] = [];

/** Files of this field that a refused form left with the server. */
function useKeptFiles(name: string): readonly UploadView[] {
  const { keptFiles } = useShared();
  return keptFiles?.field === name ? keptFiles.uploads : NONE;
}

/** Puts the kept files into the list once the scripts have taken the form over. */
function useKept<Entry>(kept: readonly UploadView[], { entryOf, onChange }: Props<Entry>): void {
  const latest = useRef({ entryOf, onChange });
  useEffect(() => {
    latest.current = { entryOf, onChange };
  });
  useEffect(() => {
    if (kept.length === 0) return;
    const { entryOf: toEntry, onChange: change } = latest.current;
    change((before) => [...before, ...kept.map((upload) => toEntry(upload))]);
  }, [kept]);
}
