import { spawn } from 'node:child_process'

/** Runs a program to its end, or ends it when the build is cancelled; throws the end of its output when it fails. */
export function runChild(
  program: string,
  args: readonly string[],
  { cwd, signal }: { cwd?: string; signal: AbortSignal },
): Promise<void> {
  return new Promise((done, refuse) => {
    // No shell and no terminal: names are arguments, and we pass Ctrl-C on.
    const child = spawn(program, args, { cwd, signal, stdio: ['ignore', 'ignore', 'pipe'] })
    let words = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      words = `${words}${text}`.slice(-2000)
    })
    child.on('error', refuse)
    child.on('close', (code) =>
      code === 0 ? done() : refuse(new Error(`${program} ended with ${code}: ${words.trim()}`)),
    )
  })
}
