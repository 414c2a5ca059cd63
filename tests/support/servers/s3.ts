import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../running-server.ts';
import { answers } from './nginx.ts';
import { freePort, startProgram, type Program } from './package.ts';

const BUCKET = 'plumbline-files';

export type S3 = {
  /** The settings of a process that uses its bucket. */
  settings: Record<string, string>;
  /** The folder of the stored objects. */
  folder: string;
  /** Starts it again with what it had stored. */
  start: () => Promise<void>;
  kill: () => Promise<void>;
  stop: () => Promise<void>;
};

/** A server that speaks S3, as a process of its own with one bucket. */
export async function startS3Process(): Promise<S3> {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-s3-'));
  const port = await freePort();
  let running: Program;
  const start = async () => {
    const script = join(import.meta.dirname, 's3-process.ts');
    running = startProgram(process.execPath, [script, String(port), folder, BUCKET]);
    await until('the bucket answers', () => answers(port));
  };
  await start();
  return {
    settings: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      // The keys that this server knows.
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    folder,
    start,
    kill: () => running.end('SIGKILL'),
    stop: async () => {
      await running.end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
