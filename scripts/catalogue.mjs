import { spawn } from 'node:child_process'
import { install, root } from './run.mjs'

await install()

// Started without the tsx launcher, so that signals reach the import, which finishes the current item first.
const program = ['--import', 'tsx', 'server/src/commands/catalogue.ts', ...process.argv.slice(2)]
const command = spawn(process.execPath, program, { cwd: root, stdio: 'inherit' })
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => command.kill(signal))
// In a terminal Ctrl-C reaches the import directly; forwarding it would count twice.
process.on('SIGINT', () => process.stdin.isTTY || command.kill('SIGINT'))
command.on('exit', (code) => process.exit(code ?? 1))
