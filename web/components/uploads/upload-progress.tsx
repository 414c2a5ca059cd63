import { useId } from 'react';
import { useT } from '../../lib/page/app-context.tsx';

const MEGABYTE = 1_048_576;

/** The progress of an upload: "roof.jpg 1.2 of 4.0 MB". After the last byte the server checks the file. */
export function UploadProgress({
  name,
  sentBytes,
  bytes,
}: {
  name: string;
  sentBytes: number;
  bytes: number;
}) {
  const t = useT();
  const labelId = useId();
  const numbers = t('uploads.sent_of', { sent: megabytes(sentBytes), all: megabytes(bytes) });
  return (
    <div>
      <div className="progress-head">
        <bdi id={labelId}>{name}</bdi>
        <span>{sentBytes < bytes ? numbers : t('uploads.checking')}</span>
      </div>
      <progress className="progress-track" value={sentBytes} max={bytes} aria-labelledby={labelId}>
        {numbers}
      </progress>
    </div>
  );
}

/** To one decimal, and never nothing at all. */
const megabytes = (bytes: number): number => Math.max(0.1, Math.round((bytes / MEGABYTE) * 10) / 10);
