import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { defineCommand } from 'citty';
import * as z from 'zod';
import { HOLD_WORDS } from '../database/seeds/reference/hold-words.ts';
import { passagesOf } from '../screening/hold-passages.ts';
import { signalsOf, textRules } from '../screening/text-rules.ts';
import { commandPath } from './command-path.ts';

/** Characters of a line: a text is bounded, and so is the memory of the command. */
const LONGEST_LINE = 1_000_000;
/** Bytes of answers that are written at once. */
const WRITTEN_AT_ONCE = 65_536;

const line = z.object({
  text: z.string(),
  language: z.enum(['english', 'mexican_spanish', 'en', 'en-US', 'es', 'es-MX']).optional(),
});

export const screen = defineCommand({
  meta: {
    name: 'screen',
    description: 'Say of each text of a file what the automatic check finds in it, as JSON lines',
  },
  args: {
    file: {
      type: 'positional',
      description: 'One {"text": "…", "language": "english" | "mexican_spanish"} a line; - reads the input',
      required: true,
    },
  },
  run: async ({ args: { file } }) => {
    const unread = await screenLines(file === '-' ? process.stdin : createReadStream(commandPath(file)));
    if (unread > 0)
      throw new Error(unread === 1 ? '1 line could not be read.' : `${unread} lines could not be read.`);
  },
});

/** Answers each line on the standard output, in order; returns the number of lines that could not be read. */
async function screenLines(input: NodeJS.ReadableStream): Promise<number> {
  const rules = textRules(HOLD_WORDS.map(({ word }) => word));
  let number = 0;
  let unread = 0;
  let answers = '';
  for await (const typed of createInterface({ input, crlfDelay: Infinity })) {
    number += 1;
    const given = typed.replace(/^\ufeff/u, '');
    if (given.trim() === '') continue;
    const read = readLine(given);
    if (read.error !== null) unread += 1;
    const answer = read.error === null ? answerTo(read.text) : { line: number, error: read.error };
    answers += `${JSON.stringify(answer)}\n`;
    if (answers.length < WRITTEN_AT_ONCE) continue;
    await write(answers);
    answers = '';
  }
  await write(answers);
  return unread;

  function answerTo(text: string) {
    const signals = signalsOf(rules, text);
    const passages = signals.length === 0 ? [] : passagesOf(rules, text).map(({ words }) => words);
    return { hold: signals.length > 0, signals, passages };
  }
}

type ReadLine = { text: string; error: null } | { error: string };

function readLine(given: string): ReadLine {
  if (given.length > LONGEST_LINE) return { error: `a line has at most ${LONGEST_LINE} characters` };
  let json: unknown;
  try {
    json = JSON.parse(given);
  } catch {
    return { error: 'this is not JSON' };
  }
  const { success, data, error } = line.safeParse(json);
  if (success) return { text: data.text, error: null };
  const [issue] = error.issues;
  return { error: `${issue?.path.join('.') || 'the line'}: ${issue?.message ?? 'not understood'}` };
}

/** Waits until the terminal or the next program has taken the answers. */
function write(answers: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(answers, (error) => (error ? reject(error) : resolve()));
  });
}
