import type { Reporter, TestCase } from 'vitest/node';

/** More than a busy machine explains. */
const MOST_SECOND_TRIES = 2;

/** Names the tests that passed at their second try only, and fails a run with more than two of them. */
export default function secondTries(): Reporter {
  const titles: string[] = [];
  return {
    onTestCaseResult: (testCase: TestCase) => {
      if (testCase.diagnostic()?.flaky)
        titles.push(`${testCase.module.relativeModuleId}: ${testCase.fullName}`);
    },
    onTestRunEnd: () => {
      if (titles.length === 0) return;
      process.stdout.write(
        `Passed at the second try only:\n${titles.map((title) => `  ${title}\n`).join('')}`,
      );
      if (titles.length > MOST_SECOND_TRIES) process.exitCode = 1;
    },
  };
}
