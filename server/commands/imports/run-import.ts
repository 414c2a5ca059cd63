import { createProgressBar } from '../progress-bar.ts';

/** The exit code of a command that was interrupted and can go on. */
export const INTERRUPTED = 130;

/** Runs long work with a progress bar; Ctrl-C stops it after the batch at hand. */
export async function withProgress<Result>(
  work: (signal: AbortSignal, show: (part: number, words: string) => void) => Promise<Result>,
): Promise<Result> {
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const bar = createProgressBar(process.stdout);
  const result = await work(stop.signal, bar.show).finally(() => {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  });
  bar.end();
  return result;
}

/** `3 created, 2 updated` */
export const countsOf = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${count.toLocaleString('en-US')} ${name}`)
    .join(', ');
