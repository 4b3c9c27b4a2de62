import { spawn } from 'node:child_process'
import { install, root } from './run.mjs'

await install()

// Started without the tsx launcher, so that signals reach the command.
const program = ['--import', 'tsx', 'server/src/commands/editor.ts', ...process.argv.slice(2)]
const command = spawn(process.execPath, program, { cwd: root, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => command.kill(signal))
command.on('exit', (code) => process.exit(code ?? 1))
