import { useState } from 'react';
import type { FileAudience } from '../../../common/cases/red-flags.ts';
import type { RedFlagFile } from '../../../server/red-flags/views.ts';
import type { FileEntry } from '../uploads/file-field.tsx';

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
    /** A covered version is for the readers of its original. */
    handOn: (gone: number, entries: readonly FileEntry[]) =>
      setAudiences((all) => {
        const audience = all[gone];
        return audience === undefined
          ? all
          : { ...all, ...Object.fromEntries(entries.map(({ id }) => [id, audience])) };
      }),
    audienceOf: (id: number): FileAudience => audiences[id] ?? 'sides',
    choose: (id: number, audience: FileAudience) => setAudiences((all) => ({ ...all, [id]: audience })),
    /** As the form sends them. */
    fields: { kept: numbers(kept), files: numbers(added) },
    audiences: { for_admins: chosenAs('admins'), for_all: chosenAs('public') },
  };
}
