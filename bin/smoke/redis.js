// Events between processes by Valkey or Redis.
import { spawn } from 'node:child_process';
import { createClient } from '@redis/client';
import { ensureRedis } from '../redis-server.js';
import { check, eventually } from './checks.js';
import { folder, freePort } from './product.js';

export async function redis() {
  const port = await freePort();
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(ensureRedis(), [...words, '--dir', folder], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = `redis://127.0.0.1:${port}`;
  const user = createClient({ url });
  user.on('error', () => undefined);
  await user.connect();
  const heard = [];
  await user.pSubscribe('plumbline:realtime:*', (message) => heard.push(message));
  return {
    settings: { REDIS_URL: url },
    use: async () => {
      await eventually('a message of the server', () => heard.length > 0);
      check(true, 'a server that has begun tells the others by Valkey or Redis');
    },
    stop: async () => {
      user.destroy();
      child.kill('SIGTERM');
      await ended;
    },
  };
}
