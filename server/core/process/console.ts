import type { Readable } from 'node:stream';
import { describeError } from './logger.ts';

/** As pino numbers them. */
const LEVELS = { info: 30, warn: 40, fatal: 60 } as const;
const LONGEST_LINE = 2_000;
let isJson = false;

/** From now on lines are structured like those of the log, for a server whose output is collected. Commands write for people. */
export function speakJson(): void {
  isJson = true;
}

function write(level: keyof typeof LEVELS, msg: string, more: Record<string, unknown> = {}): void {
  const stream = level === 'info' ? process.stdout : process.stderr;
  const line = { level: LEVELS[level], time: new Date().toISOString(), msg, ...more };
  const { err } = more as { err?: { stack?: string } };
  stream.write(isJson ? `${JSON.stringify(line)}\n` : `${[msg, err?.stack].filter(Boolean).join('\n')}\n`);
}

/** One line for the person at the terminal. */
export const say = (line: string): void => write('info', line);

/** One sentence, and the end. */
export function fail(sentence: string): never {
  write('fatal', `Plumbline: ${sentence}`);
  process.exit(1);
}

/** Prints a step's name, and its duration. */
export async function step<Result>(label: string, work: () => Promise<Result>): Promise<Result> {
  const started = Date.now();
  if (isJson) say(`${label} …`);
  else process.stdout.write(`  ${label} …`);
  const result = await work();
  const seconds = (Date.now() - started) / 1000;
  if (isJson) write('info', `${label}: done`, { seconds });
  else process.stdout.write(` done in ${seconds.toFixed(1)} s\n`);
  return result;
}

/** Warnings of Node and errors that nobody caught become lines of the log; without this, Node writes them as it likes. */
export function logWhatNodeSays(): void {
  process.removeAllListeners('warning');
  process.on('warning', (warning) => write('warn', 'Node warns', { err: describeError(warning) }));
  process.on('uncaughtException', (error: unknown, origin) => {
    write('fatal', 'Plumbline: an error that nothing caught ends the server.', {
      origin,
      err: describeError(error),
    });
    process.exit(1);
  });
}

/** Lines that another process or thread of ours writes by itself. */
export function logOutputOf(source: string, stream: Readable | null): void {
  stream?.on('data', (chunk: Buffer | string) => {
    for (const line of String(chunk).split('\n'))
      if (line.trim() !== '') write('warn', line.slice(0, LONGEST_LINE), { source });
  });
}
