import type { FileEntry } from '../uploads/file-entry.ts';

export type BlackOutProps = {
  entry: FileEntry;
  /** Files that the form takes in place of this one. */
  room: number;
  onClose: () => void;
  /** Gives the sent files that replace the entry, and whether the server has deleted its file. */
  onUse: (entries: readonly FileEntry[], isDeleted: boolean) => void;
};
