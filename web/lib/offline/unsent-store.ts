/** A form that was published on this device and has no answer from the server yet. */
export type Unsent = {
  /** Names it for the server: sent twice, it is done once. */
  key: string;
  /** The profile that wrote it. */
  owner: number;
  kind: 'review' | 'posting';
  title: string;
  /** The address to send it to, and the form it came from. */
  url: string;
  formUrl: string;
  /** JSON, the same bytes each time. */
  body: string;
  /** The form's draft, which goes once it is published. */
  draftKey: string;
  savedAt: number;
  /** The reason why the server refused it; null: it is not sent yet. */
  problem: string | null;
};

const DATABASE = 'plumbline-outbox';
const TABLE = 'unsent';
/** The server knows its keys for longer. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1_000;

export const isTooOld = ({ savedAt }: Unsent, nowMs: number): boolean => nowMs - savedAt > KEPT_MS;

async function run<Result>(
  mode: IDBTransactionMode,
  work: (table: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(TABLE, { keyPath: 'key' });
  const database = await finished(request);
  try {
    const transaction = database.transaction(TABLE, mode, { durability: 'strict' });
    return await finished(work(transaction.objectStore(TABLE)));
  } finally {
    database.close();
  }
}

function finished<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refused')));
  });
}

/** The oldest first. */
export async function listUnsent(): Promise<Unsent[]> {
  const all = await run<Unsent[]>('readonly', (table) => table.getAll() as IDBRequest<Unsent[]>);
  return all.toSorted((one, other) => one.savedAt - other.savedAt);
}

export const isWaiting = ({ problem }: Unsent): boolean => problem === null;

/** Notes when it was published here. */
export const keepUnsent = (unsent: Omit<Unsent, 'savedAt'>): Promise<unknown> =>
  putUnsent({ ...unsent, savedAt: Date.now() });
export const putUnsent = (unsent: Unsent): Promise<unknown> => run('readwrite', (table) => table.put(unsent));
export const removeUnsent = (key: string): Promise<unknown> => run('readwrite', (table) => table.delete(key));
