import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Messages } from '../../../common/format/translator.ts';
import { logOutputOf } from '../process/console.ts';
import type { Drawn, RenderPage } from './assets.ts';

/** The order to the drawing thread (web/drawing-thread.ts). Texts are sent once; later pages name them. */
export type DrawingOrder = {
  id: number;
  /** The page object without its texts, as JSON. */
  page: string;
  textsId: number | null;
  texts: Messages | null;
  /** Earlier texts are no longer named. */
  forgetTexts: boolean;
};
/** `null`: it can draw now. `failure`: the stack of what was thrown. */
export type DrawingAnswer = { id: number; drawn: Drawn } | { id: number; failure: string } | null;

export type DrawingThread = { render: RenderPage; stop: () => Promise<void> };

const LIMITS = {
  /** With more pages in front of it, a page reaches its reader sooner when the browser draws it. */
  mostWaiting: 250,
  /** A page takes milliseconds. One that takes this long would hold up all others forever. */
  longestMs: 10_000,
  /** A thread that ends at once shall not be started over and over. */
  pauseMs: 1_000,
};
/** Parts of the catalogue that are cached in both threads. Each change of a text makes new ones. */
const MOST_TEXTS = 200;
const MEMORY = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 128 };

/** Starts what draws the pages of the production build; without one, pages are drawn in the browser only. */
export async function builtRenderer(dist: string, onError: (error: Error) => void): Promise<DrawingThread> {
  const script = join(dist, 'ssr', 'drawing-thread.js');
  if (!existsSync(script)) return { render: async () => null, stop: async () => undefined };
  return startDrawingThread(pathToFileURL(script), onError);
}

/**
 * Draws pages in a separate thread, so that a long page does not block the answering one. A page that could
 * not be drawn is null, and goes to `onError`; a thread that ended is replaced. Rejects when the first one
 * cannot draw at all.
 */
export async function startDrawingThread(
  script: URL,
  onError: (error: Error) => void,
  limits = LIMITS,
): Promise<DrawingThread> {
  let stopped = false;
  const start = (): Thread => startThread(script, { onError, onEnd: replaceSoon, limits });
  let thread = start();
  function replaceSoon(): void {
    setTimeout(() => {
      if (!stopped) thread = start();
    }, limits.pauseMs).unref();
  }
  await thread.ready.catch((error: unknown) => {
    stopped = true;
    throw error;
  });
  return {
    render: (page, ownJson) => thread.draw(ownJson, page.props['messages'] as Messages | undefined),
    stop: async () => {
      stopped = true;
      await thread.stop();
    },
  };
}

type Thread = {
  ready: Promise<void>;
  draw: (page: string, texts: Messages | undefined) => Promise<Drawn | null>;
  stop: () => Promise<void>;
};

type Keeper = { onError: (error: Error) => void; onEnd: () => void; limits: typeof LIMITS };

function startThread(script: URL, { onError, onEnd, limits }: Keeper): Thread {
  const output = { stdout: true, stderr: true };
  const worker = new Worker(script, { execArgv: [], resourceLimits: MEMORY, ...output });
  logOutputOf('drawing-thread', worker.stdout);
  logOutputOf('drawing-thread', worker.stderr);
  // A server that has nothing else to do ends.
  worker.unref();
  const waiting = new Map<number, (drawn: Drawn | null) => void>();
  const textsOf = createTextNumbers();
  let hasEnded = false;
  let last = 0;
  let tooLong: ReturnType<typeof setTimeout> | undefined;
  /** Times only the oldest page, which is being drawn now; those behind it have not begun. */
  const watchNext = () => {
    clearTimeout(tooLong);
    if (waiting.size === 0) return;
    tooLong = setTimeout(() => {
      onError(new Error(`A page was not drawn within ${limits.longestMs} ms: its thread is ended.`));
      void worker.terminate();
    }, limits.longestMs);
  };

  const ready = new Promise<void>((resolve, reject) => {
    worker.on('message', (answer: DrawingAnswer) => {
      if (answer === null) return resolve();
      if ('failure' in answer) onError(new Error(`A page was not drawn: ${answer.failure}`));
      waiting.get(answer.id)?.('drawn' in answer ? answer.drawn : null);
      watchNext();
    });
    worker.on('error', onError);
    worker.on('exit', () => {
      hasEnded = true;
      waiting.forEach((give) => give(null));
      clearTimeout(tooLong);
      reject(new Error('The thread that draws pages ended before it could draw.'));
      onEnd();
    });
  });
  // A later start's failure needs no unhandled rejection.
  ready.catch(() => undefined);

  const draw = (page: string, texts: Messages | undefined) => {
    if (hasEnded || waiting.size >= limits.mostWaiting) return Promise.resolve(null);
    const id = (last += 1);
    return new Promise<Drawn | null>((resolve) => {
      waiting.set(id, (drawn) => {
        waiting.delete(id);
        resolve(drawn);
      });
      if (waiting.size === 1) watchNext();
      worker.postMessage({ id, page, ...textsOf(texts) } satisfies DrawingOrder);
    });
  };
  return {
    ready,
    draw,
    stop: async () => {
      await worker.terminate();
    },
  };
}

/** Numbers for texts, and the texts themselves with the first page that has them. */
function createTextNumbers() {
  const known = new Map<Messages, number>();
  let last = 0;
  return (texts: Messages | undefined): Pick<DrawingOrder, 'textsId' | 'texts' | 'forgetTexts'> => {
    if (texts === undefined) return { textsId: null, texts: null, forgetTexts: false };
    const textsId = known.get(texts);
    if (textsId !== undefined) return { textsId, texts: null, forgetTexts: false };
    const forgetTexts = known.size >= MOST_TEXTS;
    if (forgetTexts) known.clear();
    last += 1;
    known.set(texts, last);
    return { textsId: last, texts, forgetTexts };
  };
}
