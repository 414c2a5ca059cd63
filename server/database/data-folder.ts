import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDiskFull } from './unreachable.ts';

const PRIVATE = 0o700;
/** More than a file system keeps beside a name, so that a full disk is noticed. */
const PROBE_BYTES = 64 * 1_024;

/** Makes DATA_DIR and the folder of uploads, closed to other users of the machine. Throws one sentence when it cannot. */
export function prepareDataFolder(dataDir: string): void {
  const uploads = join(dataDir, 'uploads');
  const probe = join(dataDir, '.writable');
  try {
    mkdirSync(uploads, { recursive: true, mode: PRIVATE });
    writeFileSync(probe, Buffer.alloc(PROBE_BYTES));
    rmSync(probe);
  } catch (error) {
    const isFull = isDiskFull(error);
    if (isFull) rmSync(probe, { force: true });
    throw new Error(
      isFull
        ? `The disk of the folder ${dataDir} (DATA_DIR) is full.`
        : `The folder ${dataDir} (DATA_DIR) cannot be written.`,
      { cause: error },
    );
  }
  // Earlier versions made them readable by everyone.
  for (const path of [uploads, join(dataDir, 'postgres')]) if (existsSync(path)) closeToOthers(path);
}

function closeToOthers(path: string): void {
  try {
    chmodSync(path, PRIVATE);
  } catch (error) {
    // Of another user, who has to do it; whether it can be used shows soon enough.
    if ((error as { code?: string }).code !== 'EPERM') throw error;
  }
}
