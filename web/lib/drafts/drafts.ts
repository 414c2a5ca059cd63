import { useCallback, useEffect, useRef, useState } from 'react';
import { useShared } from '../page/app-context.tsx';
import { createDraftKeeper } from './draft-keeper.ts';
import { createIndexedDraftStore } from './draft-store.ts';

const SAVE_AFTER_MS = 400;
const SAVE_AT_LATEST_AFTER_MS = 2_000;

const store = createIndexedDraftStore();

export type DraftState = {
  /** The time when the restored draft was saved, in ISO 8601; null when the form starts fresh. */
  restoredFrom: string | null;
  /** Forgets the draft: after the form was sent, or when its writer starts over. */
  clear: () => void;
  /** Forgets the draft and puts back what the form began with. */
  discard: () => void;
  /** Saves the input immediately, because it is about to be sent. */
  flush: () => Promise<void>;
};

/**
 * Keeps a long form's input through reloads, a lost connection and an expired session. `value` is the form's
 * present input, plain data. `restore` is called once, soon after the first paint, with an earlier visit's
 * draft. An unchanged value is never saved. Put a version into the key when the form's shape changes.
 */
export function useDraft<Value>(key: string, value: Value, restore?: (value: Value) => void): DraftState {
  const owner = useShared().viewer?.profileId ?? 'visitor';
  const [keeper] = useState(() =>
    createDraftKeeper<Value>(`${owner}:${key}`, {
      store,
      now: () => Date.now(),
      delayMs: SAVE_AFTER_MS,
      maximumWaitMs: SAVE_AT_LATEST_AFTER_MS,
    }),
  );
  const [restoredFrom, setRestoredFrom] = useState<string | null>(null);
  const text = JSON.stringify(value);
  const untouched = useRef(text);
  const [initial] = useState(text);
  const onRestore = useRef(restore);

  useEffect(() => {
    let gone = false;
    const bringBack = async () => {
      const draft = await keeper.restore(JSON.parse(untouched.current) as Value);
      if (gone || draft === null) return;
      onRestore.current?.(draft.value);
      setRestoredFrom(new Date(draft.savedAt).toISOString());
    };
    void bringBack();
    return () => {
      gone = true;
    };
  }, [keeper]);

  useEffect(() => {
    if (text === untouched.current) return;
    keeper.note(JSON.parse(text) as Value);
  }, [keeper, text]);

  useEffect(() => {
    const flush = () => void keeper.flush();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [keeper]);

  const clear = useCallback(() => {
    untouched.current = text;
    setRestoredFrom(null);
    void keeper.clear();
  }, [keeper, text]);

  const discard = useCallback(() => {
    untouched.current = initial;
    setRestoredFrom(null);
    void keeper.clear();
    onRestore.current?.(JSON.parse(initial) as Value);
  }, [keeper, initial]);

  return { restoredFrom, clear, discard, flush: keeper.flush };
}
