import { useEffect, useRef, useState } from 'react';
import { UPLOAD_MAX_BYTES } from '../../../common/constants.ts';
import type { UploadView } from '../../../server/uploads/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { sendFile } from '../../lib/send-file.ts';

/** A file on its way, or one that did not get through. */
export type Sending = {
  key: number;
  name: string;
  bytes: number;
  sentBytes: number;
  problem: string | null;
  /** Sends it once more; null where that would end the same way. */
  repeat: (() => void) | null;
};

const MEGABYTE = 1_048_576;

/**
 * Sends files one after the other and hands over each finished one. Failed ones stay with the reason until
 * they are dismissed. Running uploads stop when the form closes.
 */
export function useSending({
  room,
  onArrived,
}: {
  room: number;
  onArrived: (upload: UploadView, file: File) => void;
}) {
  const t = useT();
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const stop = useRef<AbortController | null>(null);
  const arrived = useRef(onArrived);
  const nextKey = useRef(1);

  useEffect(() => {
    arrived.current = onArrived;
  });
  useEffect(() => {
    const controller = new AbortController();
    stop.current = controller;
    return () => controller.abort();
  }, []);

  const change = (key: number, changes: Partial<Sending>) =>
    setSending((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const dismiss = (key: number) => setSending((all) => all.filter((one) => one.key !== key));

  const sendOne = async (file: File, key: number, signal: AbortSignal): Promise<void> => {
    if (signal.aborted) return;
    const sent = await sendFile(file, { signal, onProgress: (sentBytes) => change(key, { sentBytes }) });
    if (signal.aborted) return;
    if (sent.outcome === 'refused') {
      const failed = t('uploads.failed', { user_content: file.name });
      const problem = sent.message || (sent.mayRepeat ? `${failed} ${t('uploads.cut')}` : failed);
      return change(key, { problem, repeat: sent.mayRepeat ? () => again(file, key) : null });
    }
    dismiss(key);
    arrived.current(sent.upload, file);
  };

  function again(file: File, key: number): void {
    const signal = stop.current?.signal;
    if (!signal) return;
    change(key, { problem: null, repeat: null, sentBytes: 0 });
    queue.current = queue.current.then(() => sendOne(file, key, signal));
  }

  const add = (files: readonly File[]) => {
    const signal = stop.current?.signal;
    if (!signal) return;
    const waiting = sending.filter(({ problem }) => problem === null).length;
    const taken = files.map((file, index) => {
      const problem = problemOf(file, index + waiting < room);
      const entry = {
        key: nextKey.current++,
        name: file.name,
        bytes: file.size,
        sentBytes: 0,
        problem,
        repeat: null,
      };
      return { file, entry };
    });
    setSending((all) => [...all, ...taken.map(({ entry }) => entry)]);
    for (const { file, entry } of taken)
      if (entry.problem === null) queue.current = queue.current.then(() => sendOne(file, entry.key, signal));
  };

  /** The problems found before sending. */
  function problemOf(file: File, fits: boolean): string | null {
    if (!fits) return t('uploads.no_room');
    if (file.size === 0) return t('uploads.empty');
    if (file.size <= UPLOAD_MAX_BYTES) return null;
    return t('uploads.too_large', { megabytes: UPLOAD_MAX_BYTES / MEGABYTE });
  }

  return { sending, add, dismiss, busy: sending.some(({ problem }) => problem === null) };
}
