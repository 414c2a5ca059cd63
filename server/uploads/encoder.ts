import type { ChildProcess } from 'node:child_process';
import { basename } from 'node:path';
import { Refusal, invalid } from '../core/errors.ts';
import type { Config } from '../core/config/config.ts';
import { WORK } from '../core/signals.ts';
import type { EncodedAvif } from './encode-avif.ts';
import type { EncodedImage } from './encode-image.ts';
import { hold, startChild } from './encoding-child.ts';
import type { EncodingAnswer, EncodingOrder } from './encoding-process.ts';
import type { ImageFormat } from './file-kind.ts';
import type { ManifestAnswer } from './provenance/manifest-process.ts';
import type { PhotoSource } from './provenance/photo-source.ts';
import type { ManifestOrder } from './provenance/read-manifest.ts';

/** Draws pictures in a process of its own, one after the other. */
export type Encoder = {
  /** Throws InvalidInput for an unreadable image, and a 503 where it may be sent again. */
  image: (file: { path: string; size: number; format: ImageFormat }) => Promise<DrawnImage>;
  /** Reads what a signed record in a picture's file says. Null: none that is good, or none that could be read. */
  source: (file: { path: string; format: ImageFormat }, now: Date) => Promise<PhotoSource | null>;
  avif: (large: Buffer) => Promise<EncodedAvif>;
  stop: () => void;
};

/** `mayHaveManifest`: a record of its source may stand in the file (C2PA). */
export type DrawnImage = EncodedImage & { mayHaveManifest: boolean };
type Limited = { limits: typeof LIMITS };
type Options = {
  script: URL;
  goesLast: boolean;
  /** Certificates of trusted issuers of records, as PEM. */
  trusted?: string | null;
  limits?: typeof LIMITS;
};
type ManifestJob = { kind: 'manifest' } & ManifestOrder;
type Order = EncodingOrder | ManifestJob;
type Answer = EncodingAnswer | ManifestAnswer;
type Job = {
  order: Order;
  /** On disk or in memory, until it is drawn. */
  bytes: number;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
};

const LIMITS = {
  /** A picture takes about two seconds, and longer while pages need the processor. */
  longestMs: 45_000,
  /** A record is read in a tenth of a second; one that takes longer is left out. */
  longestManifestMs: 5_000,
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
export function createEncoder({ trusted = null, limits = LIMITS, ...place }: Options): Encoder {
  const { send, waitingBytes, stop } = createQueue({ ...place, limits });
  return {
    image: async ({ path, size, format }) => {
      if (waitingBytes() + size > limits.mostWaitingBytes)
        throw new Refusal(503, 'uploads_busy', 'uploads.busy', { seconds: BUSY_SECONDS });
      const order: Order = { kind: 'image', path, format };
      const answer = await WORK.picture.tracePromise(() => send(order, size), { name: format });
      if ('image' in answer) return { ...answer.image, mayHaveManifest: answer.mayHaveManifest };
      if ('problem' in answer) throw invalid('upload', answer.problem);
      throw new PictureNotDrawn('failure' in answer ? answer.failure : 'No picture came.');
    },
    source: async ({ path, format }, now) => {
      const answer = await send({ kind: 'manifest', path, format, trusted, now }, 0).catch(() => null);
      return answer !== null && 'source' in answer ? answer.source : null;
    },
    avif: async (bytes) => {
      const answer = await send({ kind: 'avif', bytes }, bytes.length);
      if ('avif' in answer) return answer.avif;
      throw new PictureNotDrawn('failure' in answer ? answer.failure : 'No AVIF came.');
    },
    stop,
  };
}

type Queue = {
  send: (order: Order, bytes: number) => Promise<Answer>;
  waitingBytes: () => number;
  stop: () => void;
};

/** One process, and the orders that wait for it. */
function createQueue({ script, goesLast, limits }: Pick<Options, 'script' | 'goesLast'> & Limited): Queue {
  const waiting: Job[] = [];
  let child: ChildProcess | null = null;
  let isWorking = false;
  let idle: ReturnType<typeof setTimeout> | undefined;

  const endChild = (): void => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = null;
  };
  const drawing = (): ChildProcess => (child ??= startChild(script, goesLast));
  /** Nothing that a stranger's record did to its reader is left for the next one. */
  const readOnce = async (order: ManifestJob): Promise<Answer> => {
    const reading = startChild(manifestScript(), goesLast);
    try {
      return await carryOut(reading, order, limits.longestManifestMs);
    } finally {
      reading.kill('SIGKILL');
    }
  };
  async function workOff(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    clearTimeout(idle);
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const { order, resolve, reject } = job;
      if (order.kind === 'manifest') await readOnce(order).then(resolve, reject);
      else
        await carryOut(drawing(), order, limits.longestMs).then(resolve, (error: Error) => {
          endChild();
          reject(error);
        });
    }
    isWorking = false;
    idle = setTimeout(endChild, limits.idleMs).unref();
  }
  return {
    send: (order, bytes) =>
      new Promise((resolve, reject) => {
        waiting.push({ order, bytes, resolve, reject });
        void workOff();
      }),
    waitingBytes: () => waiting.reduce((sum, { bytes }) => sum + bytes, 0),
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
    trusted: config.photoSigners,
  });
  encoders.set(config, encoder);
  return encoder;
}
const encoders = new WeakMap<Config, Encoder>();

/** Beside this file in the sources; in the bundle, all are in one folder. */
function scriptOf(source: string): URL {
  const own = import.meta.url;
  return new URL(own.endsWith('.ts') ? source : `${basename(source, '.ts')}.js`, own);
}
const encodingScript = (): URL => scriptOf('encoding-process.ts');
const manifestScript = (): URL => scriptOf('provenance/manifest-process.ts');

/** Rejects when the process ends, or takes too long. */
function carryOut(child: ChildProcess, order: Order, longestMs: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const settle = (answer: Answer | PictureNotDrawn): void => {
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
