import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { holdPassages } from '../../../server/screening/hold-passages.ts';
import { HOLD_WORDS } from '../../../server/database/seeds/reference/hold-words.ts';

type Ended = { code: number | null; answers: unknown[]; complained: string };

/** `npm run plumbline -- screen -` with these lines, in a process without a database or any setting. */
function screen(lines: readonly string[]): Promise<Ended> {
  const child = spawn(process.execPath, ['server/commands/main.ts', 'screen', '-'], {
    env: { PATH: process.env['PATH'], DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let said = '';
  let complained = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()));
  child.stdin.end(lines.join('\n'));
  return new Promise((resolve) =>
    child.once('close', (code) => {
      const answers = said.split('\n').filter(Boolean);
      resolve({ code, complained, answers: answers.map((answer): unknown => JSON.parse(answer)) });
    }),
  );
}

const lineOf = (text: string, language = 'english') => JSON.stringify({ text, language });
const CLEAN = { hold: false, signals: [], passages: [] };

describe('the command that screens texts of a file', () => {
  test('each text gets its signals and the words behind them, in the order of the lines', async () => {
    const held = 'Call him at (602) 555-0123, he is in.';
    const { code, answers } = await screen([
      lineOf('They came on time.'),
      lineOf(held),
      lineOf('Dejaron todo limpio.', 'es'),
    ]);
    expect(code).toBe(0);
    const [passage] = holdPassages(
      held,
      HOLD_WORDS.map(({ word }) => word),
    );
    expect(answers).toEqual([
      CLEAN,
      { hold: true, signals: ['contact_details'], passages: [passage?.words] },
      CLEAN,
    ]);
  });

  test('bad lines are answered with their number, the others are read, and the exit code is 1', async () => {
    const { code, answers, complained } = await screen([
      'no json',
      lineOf('They came on time.'),
      '',
      '{"text":5}',
      lineOf('x', 'klingon'),
    ]);
    expect(answers).toEqual([
      { line: 1, error: 'this is not JSON' },
      CLEAN,
      { line: 4, error: expect.stringContaining('text') },
      { line: 5, error: expect.stringContaining('language') },
    ]);
    expect([code, complained]).toEqual([1, 'Plumbline: 3 lines could not be read.\n']);
  });

  test('a long file is answered whole', async () => {
    const { code, answers } = await screen(Array.from({ length: 5_000 }, () => lineOf('They came on time.')));
    expect([code, answers.length]).toEqual([0, 5_000]);
  });

  test('the guide for operators names the command', () => {
    expect(readFileSync('docs/operations.md', 'utf8')).toContain('`screen FILE.jsonl`');
  });
});
