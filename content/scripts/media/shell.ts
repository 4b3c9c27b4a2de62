import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The programs, and the Debian packages that contain them. */
const programs = [
  ['ffmpeg', 'ffmpeg'],
  ['rsvg-convert', 'librsvg2-bin'],
  ['gcc', 'gcc'],
  ['espeak-ng', 'espeak-ng'],
] as const

/** @throws Error that names the Debian packages to install, if a program is missing */
export function requirePrograms(): void {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const missing = programs.filter(([program]) => !folders.some((folder) => existsSync(join(folder, program))))
  if (missing.length === 0) return
  const packages = missing.map(([, debianPackage]) => debianPackage).join(' ')
  throw new Error(`Programs are missing; on Debian: apt-get install ${packages} libespeak-ng-dev`)
}

/** Runs a program to its end and returns its output; throws its error output when it fails. */
export function run(program: string, args: string[], input?: string): { stdout: Buffer; stderr: string } {
  const result = spawnSync(program, args, { input, maxBuffer: 1 << 30 })
  if (result.error) throw new Error(`${program}: ${result.error.message}`)
  const stderr = result.stderr.toString()
  if (result.status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stderr.trim()}`)
  return { stdout: result.stdout, stderr }
}

/** Writes the chunks to the standard input of a program, no faster than it reads them. */
export async function feed(program: string, args: string[], chunks: Iterable<Buffer>): Promise<void> {
  const child = spawn(program, args, { stdio: ['pipe', 'ignore', 'pipe'] })
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString()
  })
  // A program that ends early breaks the pipe; its error output is reported below instead.
  child.stdin.on('error', () => {})
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  for (const chunk of chunks) {
    if (child.exitCode !== null) break
    if (!child.stdin.write(chunk)) {
      await Promise.race([new Promise((resolve) => child.stdin.once('drain', resolve)), ended])
    }
  }
  child.stdin.end()
  if ((await ended) !== 0) throw new Error(`${program}\n${stderr.trim()}`)
}
