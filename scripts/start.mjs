import { spawn } from 'node:child_process'
import { build, install } from './run.mjs'
import { serverEnvironment, serverFlags, serverProgram } from './server-process.mjs'

await install()
await build()

// Forwards signals to the server, and exits with its code.
const server = spawn(process.execPath, [...serverFlags, serverProgram], {
  stdio: 'inherit',
  env: { ...serverEnvironment, ...process.env },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 1))

// npm does not forward signals: when npm alone was killed, the server has to be stopped here.
if (process.env.npm_lifecycle_event === 'start') {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && server.kill('SIGTERM'), 500).unref()
}
