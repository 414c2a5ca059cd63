import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const { quickTemporaryFolder } = (await import(new URL('bin/temporary-folder.js', import.meta.url).href)) as {
  quickTemporaryFolder: () => string;
};
process.env['TMPDIR'] = quickTemporaryFolder();

/** A test that waits for the database leaves its core to another, so two cores are worth two workers. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

export default defineConfig({
  test: {
    // Three projects, and the run on PostgreSQL, read the same sources: each is compiled once.
    fsModuleCache: true,
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          include: ['tests/{unit,architecture}/**/*.{spec,test}.{ts,tsx}', 'demo/tests/*.test.ts'],
          setupFiles: ['tests/support/property-seed.ts'],
          maxWorkers,
          // Tests of the sources read all of them, which takes seconds on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'functional',
          isolate: false,
          include: ['tests/functional/**/*.spec.ts', 'demo/tests/*.spec.ts'],
          setupFiles: ['tests/support/property-seed.ts'],
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
