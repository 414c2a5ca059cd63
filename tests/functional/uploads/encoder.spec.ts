import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { spawn } from 'node:child_process';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createEncoder, type Encoder } from '../../../server/uploads/encoder.ts';
import { picture } from '../../support/files.ts';

const folder = mkdtempSync(join(tmpdir(), 'plumbline-encoder-'));
const LIMITS = { longestMs: 10_000, longestManifestMs: 10_000, mostWaitingBytes: 8, idleMs: 10_000 };

/** Answers with its own number as the problem; some files make it fail. */
const PROCESS = `
  process.on('message', ({ bytes }) => {
    const word = Buffer.from(bytes).toString();
    if (word === 'crash') process.kill(process.pid, 'SIGSEGV');
    if (word === 'end') process.exit(3);
    if (word === 'hang') return;
    if (word === 'throw') return process.send({ failure: 'Error: out of paint' });
    setTimeout(() => process.send({ avif: process.pid }), word === 'slow' ? 200 : 0);
  });
  process.on('disconnect', () => process.exit());`;
const script = pathToFileURL(join(folder, 'process.mjs'));
writeFileSync(script, PROCESS);

let encoder: Encoder | null = null;
const start = (limits: Partial<typeof LIMITS> = {}, from = script): Encoder => {
  encoder = createEncoder({ script: from, goesLast: false, limits: { ...LIMITS, ...limits } });
  return encoder;
};
afterEach(() => encoder?.stop());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The number of the process that carried the order out. */
const draw = async (word: string): Promise<number> =>
  (await encoder?.avif(Buffer.from(word))) as unknown as number;
const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const ended = async (pid: number): Promise<true> => {
  while (isRunning(pid)) await sleep(10);
  return true;
};

test('pictures are drawn in another process, one after the other, and that one is kept', async () => {
  start();
  const [first, second] = await Promise.all([draw('slow'), draw('fast')]);
  expect(first).not.toBe(process.pid);
  expect([second, await draw('later')]).toEqual([first, first]);
});

test.each([
  ['crashes', 'crash', /SIGSEGV/],
  ['ends', 'end', /ended by 3/],
  ['fails', 'throw', /out of paint/],
])('a process that %s costs its own picture a 503, and the next one is drawn', async (_how, word, reason) => {
  start();
  const [lost, next] = await Promise.allSettled([draw(word), draw('next')]);
  expect(lost).toMatchObject({ reason: { status: 503, code: 'picture_not_drawn', message: reason } });
  expect(next.status).toBe('fulfilled');
});

test('a picture that takes too long is given up, with its process', async () => {
  start({ longestMs: 2_000 });
  const before = await draw('fast');
  await expect(draw('hang')).rejects.toMatchObject({ status: 503, message: expect.stringContaining('2000') });
  expect(await ended(before)).toBe(true);
  expect(await draw('fast')).not.toBe(before);
});

test('a file above the bytes that may wait is told when to come again', async () => {
  const { image } = start();
  const waiting = [draw('slow'), draw('5555')];
  await expect(image({ path: 'unread', size: 5, format: 'png' })).rejects.toMatchObject({
    status: 503,
    messageKey: 'uploads.busy',
    params: { seconds: 15 },
  });
  await Promise.all(waiting);
});

test('the drawing process ends without work, and comes back with the next picture', async () => {
  start({ idleMs: 50 });
  const before = await draw('fast');
  expect(await ended(before)).toBe(true);
  expect(await draw('fast')).not.toBe(before);
});

test('stopping ends the process and tells those who waited', async () => {
  const { stop } = start();
  const pid = await draw('fast');
  const waiting = Promise.allSettled([draw('hang'), draw('fast')]);
  stop();
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ended(pid)).toBe(true);
});

test('the process that draws goes last, ends with a server that is killed, and not before it', async () => {
  const own = new URL('../../../server/uploads/encoder.ts', import.meta.url).href;
  const real = new URL('../../../server/uploads/encoding-process.ts', import.meta.url).href;
  const server = `
    import { createEncoder } from '${own}';
    import sharp from 'sharp';
    const { image } = createEncoder({ script: new URL('${real}'), goesLast: true });
    const path = '${join(folder, 'teal.png')}';
    await sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } }).png().toFile(path);
    for await (const line of process.stdin) {
      await image({ path, size: 99, format: 'png' });
      console.log('drawn ' + line);
    }`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', server], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const drawn = async (name: string): Promise<string> => {
    parent.stdin.write(name);
    return new Promise((resolve) =>
      parent.stdout.once('data', (line: Buffer) => resolve(line.toString().trim())),
    );
  };
  expect(await drawn('first')).toBe('drawn first');
  const child = childOf(parent.pid ?? 0);
  await expect.poll(() => policiesOf(child)).toEqual(new Set([IDLE_CLASS]));
  process.kill(child, 'SIGTERM');
  expect(await drawn('second')).toBe('drawn second');
  expect(isRunning(child)).toBe(true);
  parent.kill('SIGKILL');
  expect(await ended(child)).toBe(true);
});

function childOf(parent: number): number {
  const found = readdirSync('/proc').find((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      return statOf(`/proc/${pid}`)[1] === String(parent);
    } catch {
      return false;
    }
  });
  return Number(found);
}

/** The scheduling policies of its threads, as sched(7) numbers them. */
const policiesOf = (pid: number): Set<string | undefined> =>
  new Set(readdirSync(`/proc/${pid}/task`).map((thread) => statOf(`/proc/${pid}/task/${thread}`)[38]));
const IDLE_CLASS = '5';

/** The fields of a process or a thread in proc(5), from its state on. */
const statOf = (folder: string): string[] =>
  readFileSync(`${folder}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];

test('an unreadable picture is the sender’s problem', async () => {
  const { image } = start(
    { mostWaitingBytes: 1_000_000 },
    new URL('../../../server/uploads/encoding-process.ts', import.meta.url),
  );
  const png = await picture('png');
  const drawn = (bytes: Buffer) => {
    const path = join(folder, `${bytes.length}.png`);
    writeFileSync(path, bytes);
    return image({ path, size: bytes.length, format: 'png' });
  };
  await expect(drawn(png.subarray(0, 60))).rejects.toMatchObject({ status: 422 });
  expect(await drawn(png)).toMatchObject({ width: 64, height: 48 });
});
