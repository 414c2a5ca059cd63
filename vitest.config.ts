import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          include: ['tests/{unit,architecture}/**/*.{spec,test}.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'functional',
          isolate: false,
          include: ['tests/functional/**/*.spec.ts'],
          globalSetup: ['tests/support/database-server.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.spec.ts'],
          globalSetup: ['tests/browser/support/servers.ts'],
          // Journeys share one demo world and one machine: two at a time, once the other tests have ended.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
