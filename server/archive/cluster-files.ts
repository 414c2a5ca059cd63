import { lstat, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A restored database makes these anew, or must not have them (PostgreSQL's chapter on continuous archiving). */
const EMPTY_FOLDERS = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const LEFT_OUT =
  /^(?:postmaster\.(?:pid|opts)|backup_label(?:\.old)?|tablespace_map(?:\.old)?|current_logfiles.*|recovery\.signal|standby\.signal|pg_internal\.init.*|pgsql_tmp.*|.*\.(?:part|tmp))$/;
const CONTROL = 'global/pg_control';
const CHUNK_BYTES = 1_048_576;

export type ClusterFiles = { files: string[]; folders: string[] };

/** The files of a running cluster that a base backup copies, its control file last. */
export async function clusterFiles(root: string): Promise<ClusterFiles> {
  const found: ClusterFiles = { files: [], folders: [] };
  const walk = async (below: string): Promise<void> => {
    for (const entry of await readdir(join(root, below), { withFileTypes: true })) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (LEFT_OUT.test(entry.name)) continue;
      if (entry.isDirectory()) {
        found.folders.push(path);
        if (path === 'pg_wal') found.folders.push('pg_wal/archive_status', 'pg_wal/summaries');
        if (!EMPTY_FOLDERS.has(path)) await walk(path);
      } else if (entry.isFile() && path !== CONTROL) found.files.push(path);
    }
  };
  await walk('');
  found.files.push(CONTROL);
  return found;
}

/** Its length when it was opened; null where it was deleted meanwhile. */
export async function lengthOf(path: string): Promise<number | null> {
  try {
    return (await lstat(path)).size;
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Exactly `length` bytes of a file that PostgreSQL may write to: what was added later is not read, what was cut off is zeros. The
 * write-ahead log brings both in order.
 */
export async function* readExactly(path: string, length: number): AsyncGenerator<Buffer> {
  const file = await open(path, 'r').catch((error: { code?: string }) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  try {
    for (let at = 0; at < length;) {
      const most = Math.min(CHUNK_BYTES, length - at);
      const chunk = Buffer.alloc(most);
      const { bytesRead = 0 } = (await file?.read(chunk, 0, most, at)) ?? {};
      const known = bytesRead === 0 ? chunk : chunk.subarray(0, bytesRead);
      yield known;
      at += known.length;
    }
  } finally {
    await file?.close();
  }
}
