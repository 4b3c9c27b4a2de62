import { spawn } from 'node:child_process'
import { build, install, root } from './run.mjs'

await install()
await build()

// Started without the tsx launcher, so that signals reach the benchmark, which stops its servers first.
const program = ['--import', 'tsx', 'bench/run.ts', ...process.argv.slice(2)]
const bench = spawn(process.execPath, program, { cwd: root, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => bench.kill(signal))
bench.on('exit', (code) => process.exit(code ?? 1))
