/** One line for the person at the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** One sentence, and the end. */
export function fail(sentence: string): never {
  process.stderr.write(`Plumbline: ${sentence}\n`);
  process.exit(1);
}

/** Prints a step's name, and its duration. */
export async function step<Result>(label: string, work: () => Promise<Result>): Promise<Result> {
  const started = Date.now();
  process.stdout.write(`  ${label} …`);
  const result = await work();
  process.stdout.write(` done in ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
  return result;
}
