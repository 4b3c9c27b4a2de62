import { type ChildProcess, fork, spawn } from 'node:child_process'
import { join, resolve as resolvePath } from 'node:path'
import type { Job, Outcome } from './load-generator.ts'

export type ServerProcess = {
  port: number
  pid: number
  /** From the start of the process until it said where it listens. */
  startMilliseconds: number
  stop: () => Promise<void>
}

export type LoadGenerator = { run: (job: Job) => Promise<Outcome>; stop: () => Promise<void> }

const root = join(import.meta.dirname, '..')
const running = new Set<ChildProcess>()

type Settings = {
  environment: Record<string, string>
  /** Folder for a CPU profile, which is written when the process ends. */
  profile?: string | undefined
}

/** Our built server, as its operator runs it. */
export const startVerbena = (settings: Settings) =>
  startServer('verbena', [join(root, 'server', 'dist', 'start.js')], settings)

export const startReference = (kind: 'hello' | 'read' | 'write' | 'verify', settings: Settings) =>
  startServer(kind, [join(import.meta.dirname, 'reference-server.mjs'), kind], settings)

function startServer(
  name: string,
  program: string[],
  { environment, profile }: Settings,
): Promise<ServerProcess> {
  // What the shell of whoever measures has set for a server of theirs is not for these.
  const { DATABASE_URL, DATA_DIR, AUTH_SECRET, NODE_OPTIONS, BILLING, ...inherited } = process.env
  const fixed = { NODE_ENV: 'production', LOG_LEVEL: 'fatal', HOST: '127.0.0.1', PORT: '0' }
  const profiling = profile
    ? ['--cpu-prof', `--cpu-prof-dir=${resolvePath(profile)}`, `--cpu-prof-name=${name}.cpuprofile`]
    : []
  const began = performance.now()
  const child = spawn(process.execPath, [...profiling, ...program], {
    cwd: root,
    env: { ...inherited, ...fixed, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
      const port = output.match(/open at http:\/\/[^:]+:(\d+)/)?.[1]
      if (!port) return
      const startMilliseconds = performance.now() - began
      resolve({ port: Number(port), pid: child.pid ?? 0, startMilliseconds, stop: () => end(child) })
    })
    child.on('error', reject)
    child.on('exit', (code) => {
      running.delete(child)
      reject(new Error(`${name} ended with ${code}: ${output}`))
    })
  })
}

export function startLoadGenerator(): LoadGenerator {
  const child = fork(join(import.meta.dirname, 'load-generator.ts'))
  running.add(child)
  const waiting = new Map<number, { resolve: (outcome: Outcome) => void; reject: (error: Error) => void }>()
  child.on('message', ({ id, outcome }: { id: number; outcome: Outcome }) => {
    waiting.get(id)?.resolve(outcome)
    waiting.delete(id)
  })
  child.on('exit', (code) => {
    running.delete(child)
    for (const { reject } of waiting.values()) reject(new Error(`the load generator ended with ${code}`))
  })
  let lastId = 0
  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        const id = ++lastId
        waiting.set(id, { resolve, reject })
        child.send({ id, job })
      }),
    stop: () => end(child),
  }
}

/** Ends what still runs, also after a failure. */
export async function stopAll() {
  await Promise.all([...running].map(end))
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const deadline = setTimeout(() => child.kill('SIGKILL'), 15_000)
    child.on('exit', () => {
      clearTimeout(deadline)
      resolve()
    })
    child.kill('SIGTERM')
  })
}
