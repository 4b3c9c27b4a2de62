import { spawn } from 'node:child_process'
import { install, root } from './run.mjs'

await install()

// Without the launcher of tsx in between: a signal goes straight to the build, which leaves nothing half.
const program = [
  '--max-old-space-size=1800',
  '--import',
  'tsx',
  'content/scripts/dictionaries/make-dictionaries.ts',
  ...process.argv.slice(2),
]
const build = spawn(process.execPath, program, { cwd: root, stdio: 'inherit' })
let isCancelled = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    // Asked twice, it ends at once: what it leaves then is removed by the next build.
    build.kill(isCancelled ? 'SIGKILL' : signal)
    isCancelled = true
  })
build.on('exit', (code) => process.exit(code ?? 1))
