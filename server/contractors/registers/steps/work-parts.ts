import type { Logger } from '../../../core/process/logger.ts';
import type { Database, Queryable } from '../../../database/client.ts';
import type { FetchList } from '../fetching/fetch-list.ts';

/** Work of higher levels that imports need: given by the table of jobs. */
export type ImportEffects = {
  /** Refreshes the copies and ratings of written contractors, in the transaction that wrote them. */
  refresh: (database: Queryable, ids: number[]) => Promise<void>;
  /** Once rows were written: caches, search words, duplicates, permits. */
  follow: () => Promise<void>;
  /** Drops the pages of contractors, also of a run that failed. */
  dropPages: () => void;
};

export type WorkParts = {
  database: Database;
  clock: () => Date;
  fetchList: FetchList;
  /** As requests name themselves. */
  agent: string;
  effects: ImportEffects;
  log: Logger;
};
