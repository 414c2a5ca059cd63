import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

type ProcessState = { command: string; isZombie: boolean };

/** Whether PostgreSQL runs as process `pid` on this cluster. A process that cannot be examined counts as running. */
export function runsPostgres(pid: number, cluster: string): boolean {
  if (!(pid > 0) || !exists(pid)) return false;
  const state = stateOf(pid);
  if (state === null) return true;
  if (state.isZombie || state.command !== 'postgres') return false;
  const folder = workingFolderOf(pid);
  return folder === null || folder === cluster;
}

/** Only ESRCH means that there is no such process; EPERM means that it belongs to another user. */
export function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code !== 'ESRCH';
  }
}

/** From /proc, or from ps where there is no /proc (macOS); null where neither tells. */
function stateOf(pid: number): ProcessState | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = stat.lastIndexOf(')');
    return { command: stat.slice(stat.indexOf('(') + 1, end), isZombie: stat[end + 2] === 'Z' };
  } catch {
    const { status, stdout } = spawnSync('ps', ['-o', 'stat=,comm=', '-p', String(pid)], {
      encoding: 'utf8',
    });
    const [, flags = '', path = ''] = /^\s*(\S+)\s+(.*\S)\s*$/.exec(status === 0 ? stdout : '') ?? [];
    if (path === '') return null;
    return { command: path.split('/').at(-1) ?? '', isZombie: flags.startsWith('Z') };
  }
}

/** PostgreSQL works in its cluster's folder. Null where the system does not tell. */
function workingFolderOf(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}
