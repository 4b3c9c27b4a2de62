import { install, must, tool } from './run.mjs'

await install()
await must(process.execPath, ['scripts/check-packages.mjs'])
await must(tool('biome'), ['check', '--error-on-warnings', '.'])
await must(tool('tsc'), ['-p', '.'])
await must(tool('knip'), ['--no-progress'])
await must(process.execPath, ['scripts/test.mjs'])
