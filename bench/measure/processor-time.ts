import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import type { DatabaseHandle } from '../../server/database/client.ts';

const TICK_MS = 1_000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

type Stat = { parent: number; own: number; ofEndedChildren: number };

/** Processor time of one process in milliseconds: user and system, of all its threads. */
export function processorTime(pid: number): number {
  return readStat(pid)?.own ?? 0;
}

/** Processor time of a process and everything it has started, in milliseconds. */
export function treeProcessorTime(root: number): number {
  const stats = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), readStat(Number(name))] as const),
  );
  let time = stats.get(root)?.ofEndedChildren ?? 0;
  for (const [pid, stat] of stats) if (stat && isBelow(pid, root, stats)) time += stat.own;
  return time;
}

/** The first process of the database server, where it runs on this machine; null elsewhere. */
export async function findDatabaseProcess({ sql }: DatabaseHandle): Promise<number | null> {
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const parent = row && isPostgres(row.pid) ? readStat(row.pid)?.parent : undefined;
  return parent !== undefined && isPostgres(parent) ? parent : null;
}

/** Resident memory of a process in megabytes. */
export const memoryOf = (pid: number): number => statusOf(pid, 'VmRSS');

/** The most that it had since its start, or since that was cleared. */
export const highestMemoryOf = (pid: number): number => statusOf(pid, 'VmHWM');

function statusOf(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1];
  return Math.round(Number(kilobytes ?? 0) / 1_024);
}

function isBelow(pid: number, root: number, stats: ReadonlyMap<number, Stat | null>): boolean {
  for (let at: number | undefined = pid; at !== undefined && at > 1; at = stats.get(at)?.parent)
    if (at === root) return true;
  return false;
}

function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
  } catch {
    return false;
  }
}

/** From /proc/PID/stat: fields 4 (parent), 14 and 15 (own time), 16 and 17 (that of ended children), counted from 1. */
function readStat(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces: count from behind it.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, user = 0, system = 0, childUser = 0, childSystem = 0] = [1, 11, 12, 13, 14].map(
      (place) => fields[place],
    );
    return { parent, own: (user + system) * TICK_MS, ofEndedChildren: (childUser + childSystem) * TICK_MS };
  } catch {
    return null;
  }
}
