import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/{unit,architecture}/**/*.{spec,test}.{ts,tsx}'] } },
      {
        test: {
          name: 'functional',
          include: ['tests/functional/**/*.spec.ts'],
          globalSetup: ['tests/support/database-server.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
