import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build, install, root } from './run.mjs'

await install()
await build()

// Forwards signals to the server, and exits with its code.
const server = spawn(process.execPath, [join(root, 'server', 'dist', 'start.js')], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 1))

// npm does not forward signals: when npm alone was killed, the server has to be stopped here.
if (process.env.npm_lifecycle_event === 'start') {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && server.kill('SIGTERM'), 500).unref()
}
