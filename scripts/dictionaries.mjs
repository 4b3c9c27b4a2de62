import { spawn } from 'node:child_process'
import { install, root } from './run.mjs'

await install()

// Started without the tsx launcher, so that signals reach the build, which removes unfinished files.
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
    // A second signal kills the build; the next build removes its unfinished files.
    build.kill(isCancelled ? 'SIGKILL' : signal)
    isCancelled = true
  })
build.on('exit', (code) => process.exit(code ?? 1))
