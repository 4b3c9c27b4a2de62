import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** All of them: left alone, vitest keeps one free, which on a machine of two is half. */
const maxWorkers = availableParallelism()

/** Browser journeys need the built product and run apart: `npm test` runs both. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,language,content,web,scripts}/**/*.test.{ts,tsx}', 'architecture.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          environment: 'node',
          maxWorkers,
        },
      },
      {
        test: {
          name: 'api',
          include: ['server/**/*.test.ts'],
          environment: 'node',
          maxWorkers,
          globalSetup: ['server/src/testing/postgres-for-tests.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          environment: 'node',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers,
        },
      },
    ],
  },
})
