import { createInterface } from 'node:readline';

const ON_THE_LINE =
  'The password is now in the history of this shell. Leave --password out, and it is asked for.';

type Input = Pick<NodeJS.ReadStream, 'isTTY'> & NodeJS.ReadableStream;

/** The password of a command: of its option, of standard input, or typed without being shown. */
export async function givenPassword(
  option: string | undefined,
  input: Input = process.stdin,
): Promise<string> {
  if (option === undefined) return givenSecret('Password', input);
  process.stderr.write(`${ON_THE_LINE}\n`);
  return option;
}

/** The first line of standard input, or what is typed without being shown. Throws a sentence where nothing comes. */
export async function givenSecret(name: string, input: Input = process.stdin): Promise<string> {
  if (input.isTTY) process.stderr.write(`${name}: `);
  const lines = createInterface({ input, output: undefined, terminal: input.isTTY });
  try {
    for await (const line of lines) return line;
    throw new Error(`${name}: nothing was given on standard input.`);
  } finally {
    lines.close();
    if (input.isTTY) process.stderr.write('\n');
  }
}
