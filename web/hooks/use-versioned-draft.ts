import { useState } from 'react';
import { useDraft } from '../lib/drafts/drafts.ts';

type Versioned<Fields> = { version: number; fields: Fields };
type Editing<Fields> = {
  /** Names the form and the shape of its fields. */
  key: string;
  /** The version that was opened. */
  version: number;
  fields: Fields;
  restore: (fields: Fields) => void;
};

/**
 * The draft of an edit, with the version that the edit began with. `version` is the one to save with. The
 * server refuses an old one until the writer has seen `isOutdated` and keeps the draft on purpose.
 */
export function useVersionedDraft<Fields>({ key, version: opened, fields, restore }: Editing<Fields>) {
  const [version, setVersion] = useState(opened);
  const draft = useDraft<Versioned<Fields>>(key, { version, fields }, (kept) => {
    setVersion(kept.version);
    restore(kept.fields);
  });
  return { draft, version, isOutdated: version < opened, keep: () => setVersion(opened) };
}
