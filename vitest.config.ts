import { availableParallelism } from 'node:os';
import { defaultExclude, defineConfig } from 'vitest/config';

const { quickTemporaryFolder } = (await import(new URL('bin/temporary-folder.js', import.meta.url).href)) as {
  quickTemporaryFolder: () => string;
};
process.env['TMPDIR'] = quickTemporaryFolder();

/** A test that waits for the database leaves its core to another, so two cores are worth two workers. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

/** `npm test -- --all` runs everything; CI does so for every tenth commit and before a release. */
const isEverything = process.env['TESTS'] === 'all';
/** Slow, and broken seldom: the life of processes, the demo world, how mails look. No row of docs/rules.md rests on them. */
const LONG_RUN = [
  'tests/functional/core/process/{account-mails-through-kills,effects-through-kills,supervised-start,two-processes}.spec.ts',
  'tests/functional/realtime/comments-through-restarts.spec.ts',
  'tests/functional/database/seeds/{demo,spanish-dates}.spec.ts',
  'tests/unit/seeds/*.test.ts',
  'tests/browser/mails.spec.ts',
];
const exclude = [...defaultExclude, ...(isEverything ? [] : LONG_RUN)];

export default defineConfig({
  test: {
    // Three projects, and the run on PostgreSQL, read the same sources: each is compiled once.
    fsModuleCache: true,
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          include: ['tests/{unit,architecture}/**/*.{spec,test}.{ts,tsx}'],
          exclude,
          maxWorkers,
          // Tests of the sources read all of them, which takes seconds on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'functional',
          isolate: false,
          include: ['tests/functional/**/*.spec.ts'],
          exclude,
          globalSetup: ['tests/support/database-server.ts'],
          maxWorkers,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // A mail or an event follows its answer a moment later; a busy machine takes longer than a second.
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        test: {
          name: 'browser',
          // Files share a worker and its browser; each person in a journey has a context of their own.
          isolate: false,
          include: ['tests/browser/**/*.spec.ts'],
          exclude,
          globalSetup: ['tests/browser/support/servers.ts'],
          // Journeys share one demo world and one machine: two at a time, once the other tests have ended.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          // Journeys share one machine with their servers: a step that came too late there is tried once more.
          retry: 1,
          // Each step of a journey has a limit of its own, which is the one that counts.
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
