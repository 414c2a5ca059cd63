import { createLocalStore, type LocalStore } from '../../../web/lib/local-storage.ts';

/** A localStorage of its own, with a view of what is in it. */
export function memoryStorage(initial: Record<string, string> = {}): {
  store: LocalStore;
  kept: Map<string, string>;
} {
  const kept = new Map(Object.entries(initial));
  const store = createLocalStore(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }));
  return { store, kept };
}
