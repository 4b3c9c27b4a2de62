import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { grammarSamples } from './web/grammar-samples.ts'

/** All of them: left alone, vitest keeps one free, which on a machine of two is half. */
const maxWorkers = availableParallelism()

/**
 * `isolate: false`: one module graph for all files of a worker; to import everything again for each takes half the time.
 * Screens keep a graph for each file, because they share a document.
 * Browser journeys need the built product and run apart: `npm test` runs all.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,language,content,scripts}/**/*.test.ts', 'architecture.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          environment: 'node',
          testTimeout: 15_000,
          maxWorkers,
          isolate: false,
        },
      },
      {
        // As the page is built (web/vite.config.ts).
        plugins: [grammarSamples()],
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          environment: 'node',
          setupFiles: ['web/test-setup.ts'],
          testTimeout: 15_000,
          maxWorkers,
        },
      },
      {
        test: {
          name: 'api',
          include: ['server/**/*.test.ts'],
          environment: 'node',
          maxWorkers,
          isolate: false,
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
