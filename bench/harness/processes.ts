import { type ChildProcess, fork, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve as resolvePath } from 'node:path'
import { serverEnvironment, serverFlags, serverProgram } from '../../scripts/server-process.mjs'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../server/src/database/embedded/embedded-postgres.ts'
import type { Job, Outcome } from './load-generator.ts'

export type ServerProcess = { port: number; pid: number; stop: () => Promise<void> }
export type LoadGenerator = (job: Job) => Promise<Outcome>
export type TemporaryFolder = { path: string; remove: () => Promise<void> }

const root = join(import.meta.dirname, '../..')
const stopTimeoutMs = 15_000
const cleanUps = new Set<() => Promise<void>>()
const stopped = new AbortController()

/** Stops all processes and removes all folders of this run in reverse order. Nothing can be started afterwards. */
export async function cleanUp() {
  stopped.abort()
  for (const clean of [...cleanUps].reverse())
    await clean().catch((error: unknown) => console.error('Not cleaned up:', error))
}

/** Registers `end` for `cleanUp`. @returns a function that runs `end` at most once */
function registerCleanUp(end: () => Promise<void>): () => Promise<void> {
  stopped.signal.throwIfAborted()
  let ended: Promise<void> | undefined
  const clean = () => {
    ended ??= end().finally(() => cleanUps.delete(clean))
    return ended
  }
  cleanUps.add(clean)
  return clean
}

export function temporaryFolder(): TemporaryFolder {
  stopped.signal.throwIfAborted()
  const path = mkdtempSync(join(tmpdir(), 'vb-bench-'))
  const remove = registerCleanUp(async () => rmSync(path, { recursive: true, force: true, maxRetries: 3 }))
  return { path, remove }
}

/** The embedded database of a DATA_DIR, without our server. */
export async function startDatabase(
  dataDirectory: string,
): Promise<Pick<EmbeddedPostgres, 'connection' | 'stop'>> {
  let starting: Promise<EmbeddedPostgres> | undefined
  const stop = registerCleanUp(async () => (await starting?.catch(() => undefined))?.stop())
  starting = startEmbeddedPostgres(join(dataDirectory, 'postgres'), randomBytes, stopped.signal)
  return { connection: (await starting).connection, stop }
}

/** Process id of the embedded database of a DATA_DIR. */
export const databasePid = (dataDirectory: string): number =>
  Number.parseInt(readFileSync(join(dataDirectory, 'postgres', 'cluster', 'postmaster.pid'), 'utf8'), 10)

type Settings = {
  environment: Record<string, string>
  /** Flags of Node. */
  flags?: string[]
  /** Folder for CPU profiles, one for each thread, which are written when the process ends. */
  profile?: string | undefined
}

/**
 * Our built server as `npm start` runs it, but without a log line for each request, like the reference. NODE_ENV is not
 * `production`, because production refuses RATE_LIMITS=off, which the measurement of logins needs.
 */
export const startVerbena = ({ environment, profile }: Settings, name = 'verbena') =>
  startServer(name, serverProgram, {
    flags: serverFlags,
    environment: {
      ...serverEnvironment,
      NODE_ENV: 'development',
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
      PORT: '0',
      ...environment,
    },
    profile,
  })

export const startReference = (settings: Settings) =>
  startServer('reference', join(import.meta.dirname, 'reference-server.mjs'), settings)

async function startServer(
  name: string,
  program: string,
  { environment, flags = [], profile }: Settings,
): Promise<ServerProcess> {
  // Settings from the user's shell must not affect the measured servers.
  const { DATABASE_URL, DATA_DIR, DICTIONARIES_DIR, AUTH_SECRET, NODE_OPTIONS, BILLING, ...inherited } =
    process.env
  const profiling = profile ? ['--cpu-prof', `--cpu-prof-dir=${resolvePath(profile, name)}`] : []
  let started: Promise<number> | undefined
  // A server that is stopped during its start would leave its database running.
  const stop = registerCleanUp(async () => {
    await started?.catch(() => {})
    await end(child)
  })
  // Detached, so that Ctrl-C in the terminal reaches only this process, which stops the others.
  const child = spawn(process.execPath, [...flags, ...profiling, program], {
    cwd: root,
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  started = portOf(name, child)
  return { port: await started, pid: child.pid ?? 0, stop }
}

function portOf(name: string, child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (chunk) => {
      output += chunk
      const port = output.match(/open at http:\/\/[^:]+:(\d+)/)?.[1]
      if (port) resolve(Number(port))
    })
    child.on('error', reject)
    child.on('exit', (code) => reject(new Error(`${name} ended with ${code}: ${output}`)))
  })
}

export function startLoadGenerator(): LoadGenerator {
  stopped.signal.throwIfAborted()
  const child = fork(join(import.meta.dirname, 'load-generator.ts'), { detached: true })
  registerCleanUp(() => end(child))
  const waiting = new Map<number, { resolve: (outcome: Outcome) => void; reject: (error: Error) => void }>()
  child.on('message', ({ id, outcome }: { id: number; outcome: Outcome }) => {
    waiting.get(id)?.resolve(outcome)
    waiting.delete(id)
  })
  child.on('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`the load generator ended with ${code}`))
  })
  let lastId = 0
  return (job) =>
    new Promise((resolve, reject) => {
      const id = ++lastId
      waiting.set(id, { resolve, reject })
      child.send({ id, job }, (error) => error && reject(error))
    })
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const deadline = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
    child.on('exit', () => {
      clearTimeout(deadline)
      resolve()
    })
    child.kill('SIGTERM')
  })
}
