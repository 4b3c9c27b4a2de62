import { install, runOrExit, tool } from './run.mjs'

await install()
await runOrExit(process.execPath, ['scripts/check-packages.mjs'])
await runOrExit(tool('biome'), ['check', '--error-on-warnings', '.'])
await runOrExit(tool('tsc'), ['-p', '.'])
await runOrExit(tool('knip'), ['--no-progress'])
await runOrExit(process.execPath, ['scripts/test.mjs'])
