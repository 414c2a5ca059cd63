/** Keys that came, or went and did not come back within a while. */
export type ChangeWatch = {
  note: (key: string, isThere: boolean, now: number) => void;
  /** The changes that are due to be told, each once. */
  due: (now: number) => [key: string, isThere: boolean][];
  /** True while a change waits. */
  isWaiting: () => boolean;
};

/** As Pusher waits: a page that is loaded anew is no news. */
export const GONE_AFTER_MS = 3_000;

/** Follows what is there, so that a moment's absence is not told. */
export function createChangeWatch(): ChangeWatch {
  const known = new Set<string>();
  const waiting = new Map<string, { isThere: boolean; dueAt: number }>();
  return {
    note: (key, isThere, now) => {
      if (known.has(key) === isThere) waiting.delete(key);
      else if (waiting.get(key)?.isThere !== isThere)
        waiting.set(key, { isThere, dueAt: isThere ? now : now + GONE_AFTER_MS });
    },
    due: (now) => {
      const due = [...waiting].filter(([, { dueAt }]) => dueAt <= now);
      for (const [key, { isThere }] of due) {
        waiting.delete(key);
        if (isThere) known.add(key);
        else known.delete(key);
      }
      return due.map(([key, { isThere }]) => [key, isThere]);
    },
    isWaiting: () => waiting.size > 0,
  };
}
