import { build, install, must, tool } from './run.mjs'

/** What takes too long for every change: calibrations, benchmarks, long fuzzing, and fifty servers on one DATA_DIR. */
await install()
await must(tool('vitest'), ['run', '--project', 'long', ...process.argv.slice(2)])
await build()
await must(tool('vitest'), ['run', '--project', 'journeys', 'e2e/server/data-directory-lock.test.ts'], {
  LOCK_ROUNDS: '10',
})
