import { build, install, runOrExit, tool } from './run.mjs'

/** Tests that take too long for every change: calibrations, benchmarks, long fuzzing, and fifty servers on one DATA_DIR. */
await install()
await runOrExit(tool('vitest'), ['run', '--project', 'long', ...process.argv.slice(2)])
await build()
await runOrExit(tool('vitest'), ['run', '--project', 'journeys', 'e2e/server/data-directory-lock.test.ts'], {
  LOCK_ROUNDS: '10',
})
