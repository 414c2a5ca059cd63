import { describe, expect, test } from 'vitest';
import type { Figures, Run } from '../../../bench/endpoint.ts';
import { isWithinBudget, typingLine } from '../../../bench/measure/editor.ts';
import { median } from '../../../bench/measure/median.ts';
import { readOptions } from '../../../bench/options.ts';
import { checkBudgets } from '../../../bench/report/budgets.ts';
import { short, table } from '../../../bench/report/table.ts';
import { withTypo } from '../../../bench/samples.ts';

const figures = (over: Partial<Figures>): Figures => ({
  requestsPerSecond: 500,
  p50: 10,
  p99: 40,
  serverCpu: 1,
  databaseCpu: 1,
  requests: 100,
  failures: 0,
  ...over,
});

const runWith = (scales: Run['scales']): Run => ({
  at: '2026-11-21T00:00:00.000Z',
  commit: 'abc1234',
  machine: { processors: 2, model: 'a processor', node: '24', postgres: '18', load: 0 },
  pace: 'full',
  scales,
  startSeconds: 2,
});

const scaleWith = (name: string, over: Partial<Figures>, ratios = {}) => ({
  endpoints: [{ name, title: name, at: { '16': figures(over) }, floors: {}, ratios }],
  memory: { pageCache: 100, noPageCache: 120 },
  weights: {},
});

const verdict = (run: Run, budget: RegExp) =>
  checkBudgets(run).find((check) => budget.test(check.budget))?.met;

describe('the bench', () => {
  test('the bench takes the middle of the rounds, whatever their order', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4])).toBe(4);
    expect(median([3, 1, 2, 4])).toBe(2);
  });

  test('the bench checks a budget at 16 connections, from above or from below', () => {
    const slow = runWith({ '50k': scaleWith('search-typo', { p99: 151 }) });
    const quick = runWith({ '50k': scaleWith('search-typo', { p99: 150 }) });
    expect(verdict(slow, /typo/)).toBe(false);
    expect(verdict(quick, /typo/)).toBe(true);
    const api = runWith({ '50k': scaleWith('api-contractor', {}, { sql: 0.49 }) });
    expect(verdict(api, /bare driver loop/)).toBe(false);
  });

  test('the bench adds up the four requests of a first visit', () => {
    const dear = runWith({ '50k': scaleWith('first-visit', { serverCpu: 0.16 }) });
    const cheap = runWith({ '50k': scaleWith('first-visit', { serverCpu: 0.14 }) });
    expect(verdict(dear, /first visit/)).toBe(false);
    expect(verdict(cheap, /first visit/)).toBe(true);
  });

  test('the bench says nothing of what was not measured', () => {
    expect(verdict(runWith({}), /memory/)).toBeNull();
    expect(verdict(runWith({ '50k': scaleWith('home', {}) }), /typo/)).toBeNull();
  });

  test('the bench compares each scale with the next smaller one that was measured', () => {
    const run = runWith({ '5k': scaleWith('search', { p50: 10 }), '500k': scaleWith('search', { p50: 21 }) });
    expect(verdict(run, /search p50, 5k to 500k/)).toBe(false);
  });

  test('the bench makes typos that leave the first three mails, one edit away', () => {
    expect([0, 1, 2].map((turn) => withTypo('plumbing', turn))).toEqual(['plubing', 'plumbbing', 'plumbnig']);
    for (let turn = 0; turn < 12; turn += 1) {
      const typo = withTypo('plumbing', turn);
      expect(typo.startsWith('plu')).toBe(true);
      expect(Math.abs(typo.length - 'plumbing'.length)).toBeLessThanOrEqual(1);
    }
  });

  test('the bench aligns its tables and shortens its numbers', () => {
    expect(table(['what', 'ms'], [['home', '1.5']])).toBe('what   ms\n----  ---\nhome  1.5');
    expect([short(1234.5), short(12.34), short(0.123), short(null)]).toEqual(['1,235', '12.3', '0.12', '-']);
  });

  test('the bench names the scales it knows when asked for another', () => {
    expect(() => readOptions(['--scale', '7k'])).toThrow('5k, 50k, 500k');
    expect(readOptions(['--scale', '5k,50k', '--quick'])).toMatchObject({
      scales: ['5k', '50k'],
      quick: true,
    });
  });
});

test('typing is judged by 95 of 100 keys, which its line says beside the slowest', () => {
  const typing = { words: 5_000, keys: 200, median: 4, late: 9, worst: 31, handOn: 40 };
  expect(isWithinBudget(typing)).toBe(true);
  expect(typingLine(typing)).toContain('the slowest 31.0 ms');
  expect(typingLine(typing)).toContain('Budget 16 ms a key for 95 of 100 keys: kept');
  expect(isWithinBudget({ late: 16 })).toBe(false);
  expect(typingLine({ ...typing, late: 16 })).toContain('MISSED');
});

test('a cached content page is compared with its own bytes, and with the contractor’s page', () => {
  const scale = scaleWith('content', {}, { bytes: 0.7 });
  const run = runWith({
    '5k': {
      ...scale,
      endpoints: [...scale.endpoints, ...scaleWith('contractor', {}, { bytes: 0.7 }).endpoints],
    },
  });
  const checks = checkBudgets(run).filter(({ budget }) => budget.includes('content page'));
  expect(checks.map(({ met }) => met)).toEqual([true, true]);
});
