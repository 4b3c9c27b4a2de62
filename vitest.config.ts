import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { grammarSamples } from './web/grammar-samples.ts'

/** Calibrations, long fuzzing and benchmarks: `npm run test:long` runs them. */
const longTests = '**/*.long.test.ts'
const exclude = ['**/node_modules/**', '**/dist/**', longTests]

/** Tests whose server runs SQL, without those whose subject is sound, a text, a model, a limit or a hostile file. */
const otherSubjects =
  /\/(audio|model|alignment|files|writing-check|listening|google|http)\/|fuzz|limits|hostile|nasty|pictures|media-files|own-media\/transcript|anki-acceptance/
const sqlTests = readdirSync(join(import.meta.dirname, 'server/src'), { recursive: true, encoding: 'utf8' })
  .map((name) => `server/src/${name.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.test.ts') && !path.endsWith('.long.test.ts') && !otherSubjects.test(path))
  .filter((path) =>
    /-test-server\.ts'|\/test-server\.ts'|server-for-file\.ts'|inject\('postgres'\)/.test(
      readFileSync(join(import.meta.dirname, path), 'utf8'),
    ),
  )

/** Tests of the server run with an invented language for media beside our own. */
const setupFiles = ['language/src/packs/testing/register-invented-language.ts']

/** More than processors, because a test waits for its database, threads and timers during a third of its time. */
const maxWorkers = Math.ceil(1.5 * availableParallelism())

/** A second, the default, is less than a job, a screen or a page takes on a busy machine. */
const pollTimeout = 10_000

/**
 * `isolate: false` gives all files of a worker one module graph: importing everything again for each file takes more
 * than half of the time. A test file leaves no state in modules behind. The document of a screen is new for each file.
 * Journeys need the built product, so they run after the build: `npm test` runs everything.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{contract,language,nlp,content,scripts}/**/*.test.ts',
            'architecture.test.ts',
            'docs.test.ts',
          ],
          exclude,
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
          exclude,
          // The same for every file: a file with another one takes a new process.
          environment: 'happy-dom',
          setupFiles: ['web/test-setup.ts'],
          testTimeout: 15_000,
          // As `asyncUtilTimeout` in the setup file.
          expect: { poll: { timeout: 5000 } },
          maxWorkers,
          isolate: false,
        },
      },
      {
        test: {
          name: 'api',
          include: ['server/**/*.test.ts'],
          setupFiles,
          exclude,
          environment: 'node',
          maxWorkers,
          isolate: false,
          globalSetup: ['server/src/testing/postgres-for-tests.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
          expect: { poll: { timeout: pollTimeout } },
        },
      },
      {
        // Only with DATABASE_URL, for a second run on that PostgreSQL (.ci/run).
        test: {
          name: 'sql',
          include: process.env.DATABASE_URL ? sqlTests : [],
          setupFiles,
          environment: 'node',
          maxWorkers,
          isolate: false,
          globalSetup: ['server/src/testing/postgres-for-tests.ts'],
          // This database is durable: its disk may be busy, and dropping a database waits until all is on it.
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: pollTimeout } },
        },
      },
      {
        test: {
          name: 'long',
          include: ['{contract,language,nlp,content,scripts,server}/**/*.long.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          environment: 'node',
          maxWorkers,
          isolate: false,
          globalSetup: ['server/src/testing/postgres-for-tests.ts'],
          testTimeout: 600_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: pollTimeout } },
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          exclude,
          environment: 'node',
          globalSetup: ['e2e/harness/prepare-run.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: pollTimeout } },
          // A journey waits for pages, sounds and periods during half of its time.
          maxWorkers: 2 * availableParallelism(),
          isolate: false,
        },
      },
    ],
  },
})
