import { spawn } from 'node:child_process'
import { install, root } from './run.mjs'

await install()

// Without the launcher of tsx in between: a signal goes straight to the import, which ends after the item under way.
const program = ['--import', 'tsx', 'server/src/commands/catalogue.ts', ...process.argv.slice(2)]
const command = spawn(process.execPath, program, { cwd: root, stdio: 'inherit' })
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => command.kill(signal))
// Ctrl-C in a terminal reaches the import by itself: passed on as well, it would count twice.
process.on('SIGINT', () => process.stdin.isTTY || command.kill('SIGINT'))
command.on('exit', (code) => process.exit(code ?? 1))
