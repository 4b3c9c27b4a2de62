import { build, install, run, tool } from './run.mjs'

// Ctrl-C goes to the whole group: the run below stops its servers first, and this waits for it.
process.on('SIGINT', () => {})

await install()
await build()
process.exit(await run(tool('tsx'), ['bench/run.ts', ...process.argv.slice(2)]))
