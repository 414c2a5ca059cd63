// Runs the server as a child that ends with us, however we end.
import { spawn } from 'node:child_process';
import { root, runtime } from './setup.js';

const LOOK_FOR_NPM_MS = 500;

export function superviseServer(words, environment) {
  const parent = process.ppid;
  // The channel carries no messages: it closes when this process is killed, and then the server stops.
  const child = spawn(runtime, words, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: environment,
  });
  // Ctrl-C reaches the child by itself; a signal sent to us is passed on. Either way the child says when it has ended.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  // Killed, npm leaves us behind. Started by anything else, we may be meant to outlive it.
  if (process.env.npm_lifecycle_event === undefined) return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, LOOK_FOR_NPM_MS);
}
