/**
 * The store for drafts of long forms. It is IndexedDB, because localStorage may hold only three fixed keys,
 * and a session's storage ends with the tab. A draft belongs to one profile and expires after a month.
 */
export type Draft = { value: unknown; savedAt: number };

export type DraftStore = {
  read: (key: string) => Promise<Draft | null>;
  write: (key: string, draft: Draft) => Promise<void>;
  remove: (key: string) => Promise<void>;
};

const DATABASE = 'plumbline';
const TABLE = 'drafts';
const KEPT_MS = 30 * 24 * 60 * 60 * 1_000;

/** Whether a draft is still worth offering. */
export function isFresh(draft: Draft, nowMs: number): boolean {
  return nowMs - draft.savedAt < KEPT_MS;
}

/** Drafts in the browser's database. A browser that refuses it keeps none, and says nothing. */
export function createIndexedDraftStore(): DraftStore {
  let opening: Promise<IDBDatabase> | null = null;
  const run = async <Result>(
    mode: IDBTransactionMode,
    work: (table: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result | null> => {
    try {
      opening ??= openDatabase();
      const database = await opening;
      return await finished(work(database.transaction(TABLE, mode).objectStore(TABLE)));
    } catch {
      opening = null;
      return null;
    }
  };
  return {
    read: async (key) => (await run<Draft | undefined>('readonly', (table) => table.get(key))) ?? null,
    write: async (key, draft) => void (await run('readwrite', (table) => table.put(draft, key))),
    remove: async (key) => void (await run('readwrite', (table) => table.delete(key))),
  };
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(TABLE);
  return finished(request);
}

function finished<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refused')));
  });
}
