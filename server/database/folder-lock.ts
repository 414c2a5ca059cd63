import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

const RETRY_MS = 25;
const PATIENCE_MS = 60_000;
const SQLITE_BUSY = 5;

/**
 * Lets one process at a time do `work` in a folder. SQLite takes the file lock, because Node has no call for
 * one. The system releases it when its process ends, so no lock is ever left behind.
 */
export async function withFolderLock<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = new DatabaseSync(join(folder, '.lock'), { timeout: 0 });
  try {
    const deadline = Date.now() + PATIENCE_MS;
    while (!take(file)) {
      if (Date.now() > deadline)
        throw new Error(`Another process has been starting or stopping in ${folder} for a minute.`);
      await sleep(RETRY_MS);
    }
    return await work();
  } finally {
    file.close();
  }
}

function take(file: DatabaseSync): boolean {
  try {
    file.exec('begin exclusive');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false;
    throw error;
  }
}
