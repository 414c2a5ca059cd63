// Counts each thing that is so. The first one that is not ends the smoke test.
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 20_000;
let count = 0;

export const checkCount = () => count;

export function check(isSo, sentence) {
  if (!isSo) throw new Error(sentence);
  count += 1;
  process.stdout.write(`  ok  ${sentence}\n`);
}

/** Asks until the answer is one. Throws when none came in time. */
export async function eventually(sentence, ask) {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > deadline) throw new Error(`waited in vain: ${sentence}`);
    await sleep(50);
  }
}
