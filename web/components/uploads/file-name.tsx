import { IconFileText, IconPhoto } from '@tabler/icons-react';
import type { FileEntry } from './file-entry.ts';

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
