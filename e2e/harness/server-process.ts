import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverEnvironment, serverFlags, serverProgram } from '../../scripts/server-process.mjs'

/** The built server as its operator runs it, with its own folder and port. */
export type ServerProcess = {
  address: string
  dataDirectory: string
  child: ChildProcess
  /** Everything printed so far, with mails when no mail server is set. */
  printed: () => string
  kill: (signal: NodeJS.Signals) => Promise<number | null>
}

/** @param preparedData DATA_DIR to copy; without it the folder is empty */
export function temporaryFolder(preparedData?: string): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'vb-e2e-'))
  if (preparedData) copyDataDirectory(preparedData, path)
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 3 }) }
}

/** Keeps the owners of files: a server started as root runs its database as another user. */
export function copyDataDirectory(from: string, to: string) {
  if (process.platform === 'win32') cpSync(from, to, { recursive: true })
  else execFileSync('cp', ['-a', `${from}/.`, to])
}

/** @param logPath file to which the output of the server is written */
export async function startServer(
  dataDirectory: string,
  port: number,
  environment: Record<string, string> = {},
  logPath?: string,
): Promise<ServerProcess> {
  const child = spawnServer({ DATA_DIR: dataDirectory, PORT: String(port), ...environment })
  let output = ''
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      if (logPath) appendFileSync(logPath, chunk)
      const found = output.match(/open at (http:\S+)/)?.[1]
      if (found) resolve(found)
    }
    child.stdout?.on('data', read)
    // stderr has to be read too: a server stops when the pipe is full.
    child.stderr?.on('data', read)
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${output}`)))
  })
  return {
    address,
    dataDirectory,
    child,
    printed: () => output,
    kill: (signal) => signalAndWait(child, signal),
  }
}

/** Starts a server without waiting until it listens. */
export function spawnServer(environment: Record<string, string>): ChildProcess {
  const { DATABASE_URL, ...inherited } = process.env
  return spawn(process.execPath, [...serverFlags, serverProgram], {
    env: { ...inherited, ...serverEnvironment, NODE_ENV: 'development', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** @returns its exit code, null when the signal itself ended it */
export function signalAndWait(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve(code))
    child.kill(signal)
  })
}

/** Runs a start that is expected to fail. */
export function failedStart(
  environment: Record<string, string>,
): Promise<{ code: number | null; text: string }> {
  const child = spawnServer(environment)
  return new Promise((resolve) => {
    let text = ''
    child.stderr?.on('data', (chunk) => {
      text += chunk
    })
    child.on('close', (code) => resolve({ code, text: text.trim() }))
  })
}

/** Stops the embedded database that a killed server left running. */
export function stopOrphanedDatabase(dataDirectory: string) {
  try {
    const pid = Number.parseInt(
      readFileSync(join(dataDirectory, 'postgres', 'cluster', 'postmaster.pid'), 'utf8'),
      10,
    )
    process.kill(pid, 'SIGINT')
  } catch {
    // The database was stopped with its server.
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, 'localhost', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
