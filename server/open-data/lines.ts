import { createReadStream, existsSync } from 'node:fs';

/**
 * The lines of a file of JSON Lines; a file that is missing has none. `readline` would also end a line at U+2028, which a text
 * in JSON may contain.
 */
export async function* linesOf(path: string): AsyncGenerator<string> {
  if (!existsSync(path)) return;
  let rest = '';
  for await (const chunk of createReadStream(path, 'utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
