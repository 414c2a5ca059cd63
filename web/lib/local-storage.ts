/** The three things kept in localStorage, and no other: the brief names them. */
export type StoredKey = 'token' | 'badWords' | 'lang';

/** The part of the browser's Storage used here; tests bring their own. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type LocalStore = {
  read: (key: StoredKey) => string | null;
  write: (key: StoredKey, value: string) => void;
  remove: (key: StoredKey) => void;
};

/**
 * localStorage that never throws: where the browser refuses it (blocked, full), values live as long as the page.
 */
export function createLocalStore(findStorage: () => StorageLike): LocalStore {
  const inMemory = new Map<StoredKey, string>();
  const attempt = <Result>(work: (storage: StorageLike) => Result): Result | undefined => {
    try {
      return work(findStorage());
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key)) ?? inMemory.get(key) ?? null,
    write: (key, value) => {
      inMemory.set(key, value);
      attempt((storage) => storage.setItem(key, value));
    },
    remove: (key) => {
      inMemory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

export const localStore = createLocalStore(() => globalThis.localStorage);
