import { expect, test } from 'vitest';
import { createProgressBar } from '../../../server/commands/progress-bar.ts';

function record(isTTY: boolean) {
  const written: string[] = [];
  return { written, bar: createProgressBar({ isTTY, write: (text) => written.push(text) }) };
}

test('a line on a terminal is written over', () => {
  const { written, bar } = record(true);
  bar.show(0.5, '50 created');
  bar.show(1.2, '100 created');
  bar.end();
  expect(written[0]).toMatch(/^\r {2}\[#{15}\.{15}\] {2}50 % {2}50 created/);
  expect(written[1]).toMatch(/^\r {2}\[#{30}\] 100 % {2}100 created/);
  expect(written.at(-1)).toBe('\n');
});

test('a log has one line for each tenth that is reached', () => {
  const { written, bar } = record(false);
  for (let part = 0; part <= 1; part += 0.01) bar.show(part, 'x');
  bar.show(1, 'x');
  bar.end();
  expect(written).toHaveLength(10);
  expect(written.every((line) => !line.includes('\r') && line.endsWith('\n'))).toBe(true);
});
