import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import type { SendingAnswer, SendingOrder } from './sending-process.ts';

/** The lowest priority, because phones do not send with the processors of the server. */
const NICENESS = 19;

/** Counts over all rounds, so that no user sends more than they may. */
let alreadyStarted = 0;

export type Sending = { stop: () => Promise<number> };

/**
 * Keeps so many photos of 12 megapixels on their way, until it is stopped; answers how many were taken. They
 * leave another process, because packing 4 MB for each would delay the clock of the readers.
 */
export async function sendPhotos(origin: string, atOnce: number): Promise<Sending> {
  const child = fork(new URL('sending-process.ts', import.meta.url));
  if (child.pid !== undefined) setPriority(child.pid, NICENESS);
  const order: SendingOrder = { origin, atOnce, alreadyStarted };
  child.send(order);
  const first = await nextAnswer(child);
  if ('failure' in first) throw new Error(first.failure);
  const answered = nextAnswer(child);
  // A failure is thrown by stop().
  answered.catch(() => undefined);
  return {
    stop: async () => {
      if (child.connected) child.send('over');
      const answer = await answered;
      if (!('taken' in answer))
        throw new Error('failure' in answer ? answer.failure : 'No photos were counted.');
      alreadyStarted = answer.started;
      return answer.taken;
    },
  };
}

/** Rejects when the process ends without an answer. */
function nextAnswer(child: ChildProcess): Promise<SendingAnswer> {
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`The process that sends photos ended by ${code}.`)));
  });
}
