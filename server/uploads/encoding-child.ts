import { execFile, fork, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { constants, setPriority } from 'node:os';
import { logOutputOf } from '../core/process/console.ts';

/** The process that draws pictures: it ends with ours, and has no more rights than it needs. */
export function startChild(script: URL, goesLast: boolean): ChildProcess {
  const child = fork(script, [], {
    // Files of strangers are read there, so it gets no secret of the server.
    env: { PATH: process.env['PATH'], MALLOC_ARENA_MAX: '2' },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  logOutputOf('encoding-process', child.stderr);
  (child.stderr as Socket | null)?.unref();
  // A failure between two pictures is found by the next one.
  child.on('error', () => undefined);
  if (goesLast && child.pid !== undefined) putLast(child.pid);
  hold(child, false);
  return child;
}

/** Pages and the database take the processor from it whenever they want it (docs/decisions/0156). */
function putLast(pid: number): void {
  setPriority(pid, constants.priority.PRIORITY_LOW);
  // Node cannot set Linux's idle class; without this program, the low priority stands alone.
  execFile('chrt', ['--all-tasks', '--idle', '--pid', '0', String(pid)], () => undefined);
}

/** A process that has nothing else to do ends, unless a picture is being drawn for it. */
export function hold(child: ChildProcess, isOnHold: boolean): void {
  const which = isOnHold ? 'ref' : 'unref';
  child[which]();
  child.channel?.[which]();
}
