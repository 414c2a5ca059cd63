import { execFile, fork, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { Refusal, invalid } from '../core/errors.ts';
import type { Config } from '../core/process/config.ts';
import type { EncodedAvif } from './encode-avif.ts';
import type { EncodedImage } from './encode-image.ts';
import type { EncodingAnswer, EncodingOrder } from './encoding-process.ts';
import type { ImageFormat } from './file-kind.ts';

/** Draws pictures in a process of its own, one after the other. */
export type Encoder = {
  /** Throws InvalidInput for an unreadable image, and a 503 where it may be sent again. */
  image: (file: { path: string; size: number; format: ImageFormat }) => Promise<EncodedImage>;
  avif: (large: Buffer) => Promise<EncodedAvif>;
  stop: () => void;
};

type Options = { script: URL; goesLast: boolean; limits?: typeof LIMITS };
type Job = {
  order: EncodingOrder;
  /** On disk or in memory, until it is drawn. */
  bytes: number;
  resolve: (answer: EncodingAnswer) => void;
  reject: (error: Error) => void;
};

const LIMITS = {
  /** A picture takes about two seconds, and longer while pages need the processor. */
  longestMs: 45_000,
  /** Thirty photos as phones take them; each stays on disk until it is drawn. */
  mostWaitingBytes: 134_217_728,
  /** A process without work ends, because it holds 90 MB. */
  idleMs: 30_000,
};
const BUSY_SECONDS = 15;
const AGAIN_SECONDS = 5;

/** The picture itself may be fine, so its sender may try again. */
class PictureNotDrawn extends Refusal {
  constructor(reason: string) {
    super(503, 'picture_not_drawn', 'uploads.not_drawn', { seconds: AGAIN_SECONDS });
    this.message = reason;
  }
}

/** An encoder whose process starts with the first picture, is replaced after a crash, and ends with ours. */
export function createEncoder({ script, goesLast, limits = LIMITS }: Options): Encoder {
  const waiting: Job[] = [];
  let child: ChildProcess | null = null;
  let isWorking = false;
  let idle: ReturnType<typeof setTimeout> | undefined;

  const endChild = (): void => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = null;
  };
  async function workOff(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    clearTimeout(idle);
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      child ??= startChild(script, goesLast);
      const { resolve, reject } = job;
      await carryOut(child, job.order, limits.longestMs).then(resolve, (error: Error) => {
        endChild();
        reject(error);
      });
    }
    isWorking = false;
    idle = setTimeout(endChild, limits.idleMs).unref();
  }
  const send = (order: EncodingOrder, bytes: number): Promise<EncodingAnswer> =>
    new Promise((resolve, reject) => {
      waiting.push({ order, bytes, resolve, reject });
      void workOff();
    });
  const waitingBytes = (): number => waiting.reduce((sum, { bytes }) => sum + bytes, 0);

  return {
    image: async ({ path, size, format }) => {
      if (waitingBytes() + size > limits.mostWaitingBytes)
        throw new Refusal(503, 'uploads_busy', 'uploads.busy', { seconds: BUSY_SECONDS });
      const answer = await send({ kind: 'image', path, format }, size);
      if ('image' in answer) return answer.image;
      if ('problem' in answer) throw invalid('upload', answer.problem);
      throw new PictureNotDrawn('failure' in answer ? answer.failure : 'No picture came.');
    },
    avif: async (bytes) => {
      const answer = await send({ kind: 'avif', bytes }, bytes.length);
      if ('avif' in answer) return answer.avif;
      throw new PictureNotDrawn('failure' in answer ? answer.failure : 'No AVIF came.');
    },
    stop: () => {
      const ended = new PictureNotDrawn('The server stops.');
      waiting.splice(0).forEach(({ reject }) => reject(ended));
      endChild();
    },
  };
}

/** Loaded with the first picture of a server that receives some, and shared by its uploads and its jobs. */
export function encoderOf(config: Config): Encoder {
  const known = encoders.get(config);
  if (known) return known;
  const encoder = createEncoder({
    script: encodingScript(),
    // Tests wait for each picture.
    goesLast: config.environment !== 'test',
  });
  encoders.set(config, encoder);
  return encoder;
}
const encoders = new WeakMap<Config, Encoder>();

/** Beside this file, in the sources and in the bundle. */
function encodingScript(): URL {
  const own = import.meta.url;
  return new URL(`encoding-process${own.endsWith('.ts') ? '.ts' : '.js'}`, own);
}

function startChild(script: URL, goesLast: boolean): ChildProcess {
  const child = fork(script, [], {
    // Files of strangers are read there, so it gets no secret of the server.
    env: { PATH: process.env['PATH'], MALLOC_ARENA_MAX: '2' },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
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
function hold(child: ChildProcess, isOnHold: boolean): void {
  const which = isOnHold ? 'ref' : 'unref';
  child[which]();
  child.channel?.[which]();
}

/** Rejects when the process ends, or takes too long. */
function carryOut(child: ChildProcess, order: EncodingOrder, longestMs: number): Promise<EncodingAnswer> {
  return new Promise((resolve, reject) => {
    const settle = (answer: EncodingAnswer | PictureNotDrawn): void => {
      clearTimeout(tooLong);
      child.off('message', settle).off('exit', end).off('error', fail);
      hold(child, false);
      if (answer instanceof PictureNotDrawn) reject(answer);
      else resolve(answer);
    };
    const end = (code: number | null, signal: string | null): void =>
      settle(new PictureNotDrawn(`The encoding process ended by ${String(signal ?? code)}.`));
    const fail = ({ message }: Error): void => settle(new PictureNotDrawn(message));
    const tooLong = setTimeout(() => fail(new Error(`Not drawn within ${longestMs} ms.`)), longestMs);
    hold(child, true);
    child.on('message', settle).on('exit', end).on('error', fail);
    // Where it cannot be sent, the process has ended and says so.
    child.send(order, () => undefined);
  });
}
