import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const RETRY_MS = 50;
const PATIENCE_MS = 60_000;

/** Lets one process at a time do `work` in a folder. A lock whose process is gone, or that is a minute old, counts as none. */
export async function withFolderLock<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, '.starting');
  const deadline = Date.now() + PATIENCE_MS;
  while (!take(path)) {
    if (Date.now() > deadline)
      throw new Error(`Another process has been starting in ${folder} for a minute.`);
    await sleep(RETRY_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

function take(path: string): boolean {
  try {
    const file = openSync(path, 'wx');
    writeSync(file, String(process.pid));
    closeSync(file);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
    if (!isHeld(path)) rmSync(path, { force: true });
    return false;
  }
}

function isHeld(path: string): boolean {
  try {
    // Nobody needs that long: what is older was left behind, though another process may have its number by now.
    if (Date.now() - statSync(path).mtimeMs > PATIENCE_MS) return false;
    const pid = Number(readFileSync(path, 'utf8'));
    // Between its making and its first byte the file is empty: whoever made it is there.
    if (pid > 0) process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}
