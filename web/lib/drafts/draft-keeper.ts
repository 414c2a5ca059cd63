import { isFresh, type DraftStore } from './draft-store.ts';

export type DraftKeeper<Value> = {
  /** The stored draft, if there is one that differs from what the form starts with. */
  restore: (initial: Value) => Promise<{ value: Value; savedAt: number } | null>;
  /** Saves a little later, so that typing costs nothing, but not later than the longest wait. */
  note: (value: Value) => void;
  /** Saves the noted value immediately, because the page is about to close. */
  flush: () => Promise<void>;
  /** The form was sent, or its writer starts over. */
  clear: () => Promise<void>;
};

type Tools = {
  store: DraftStore;
  now: () => number;
  /** The pause in typing before it is saved. */
  delayMs: number;
  /** Continuous typing is saved this long after the first unsaved change. */
  maximumWaitMs: number;
};

/** One form's draft, under one key. After `clear`, only a new note saves again. */
export function createDraftKeeper<Value>(
  key: string,
  { store, now, delayMs, maximumWaitMs }: Tools,
): DraftKeeper<Value> {
  let noted: { value: Value; since: number } | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;

  const flush = async () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (noted === null) return;
    const { value } = noted;
    noted = null;
    await store.write(key, { value, savedAt: now() });
  };

  return {
    restore: async (initial) => {
      const draft = await store.read(key);
      if (draft === null) return null;
      if (!isFresh(draft, now())) {
        await store.remove(key);
        return null;
      }
      const same = JSON.stringify(draft.value) === JSON.stringify(initial);
      return same ? null : { value: draft.value as Value, savedAt: draft.savedAt };
    },
    note: (value) => {
      noted = { value, since: noted?.since ?? now() };
      if (timer !== null) clearTimeout(timer);
      const left = noted.since + maximumWaitMs - now();
      timer = setTimeout(() => void flush(), Math.max(0, Math.min(delayMs, left)));
    },
    flush,
    clear: async () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      noted = null;
      await store.remove(key);
    },
  };
}
