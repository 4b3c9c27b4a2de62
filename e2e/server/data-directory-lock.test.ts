import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../harness/server-process.ts'

/**
 * Servers and commands use one DATA_DIR, each in its own process and mount namespaces, as in containers: they do not see
 * each other's process ids. Each round starts five of them; `npm run test:long` runs ten rounds.
 */
const rounds = Number(process.env.LOCK_ROUNDS ?? 2)
const root = join(import.meta.dirname, '../..')
const serverProgram = [process.execPath, join(root, 'server', 'dist', 'start.js')]
const commandProgram = [
  process.execPath,
  '--import',
  'tsx',
  join(root, 'server', 'src', 'commands', 'editor.ts'),
  'survivor',
]

const isolation = ['--pid', '--mount-proc', '--fork', '--kill-child=SIGKILL']

function canIsolate(): boolean {
  try {
    execFileSync('unshare', [...isolation, 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** A program in its own namespaces. */
type Isolated = {
  /** The URL of the server; undefined when it ended before it listened. */
  address: Promise<string | undefined>
  exited: Promise<void>
  output: () => string
  /** Signals the program. The shell around it keeps the namespace and what the program left running. */
  signalProgram: (signal: NodeJS.Signals) => void
  /** Kills the namespace with all its processes. */
  end: () => Promise<void>
}

const running = new Set<Isolated>()
let folder: ReturnType<typeof temporaryFolder>
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(async () => {
  await Promise.all([...running].map(({ end }) => end()))
  folder.remove()
})

function isolate(program: string[]): Isolated {
  const { DATABASE_URL, ...inherited } = process.env
  // The shell is the first process of the namespace: without it the kernel would end the database with the server.
  const child = spawn(
    'unshare',
    [...isolation, 'sh', '-c', '"$@"; echo ended; sleep 3600', 'sh', ...program],
    {
      cwd: root,
      env: { ...inherited, NODE_ENV: 'development', DATA_DIR: folder.path, PORT: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let text = ''
  let resolveAddress: (address: string | undefined) => void
  let resolveExit: () => void
  const address = new Promise<string | undefined>((resolve) => {
    resolveAddress = resolve
  })
  const exited = new Promise<void>((resolve) => {
    resolveExit = resolve
  })
  const read = (chunk: Buffer) => {
    text += chunk
    const found = text.match(/open at (http:\S+)/)?.[1]
    if (found) resolveAddress(found)
    if (!/^ended$/m.test(text)) return
    resolveAddress(undefined)
    resolveExit()
  }
  child.stdout?.on('data', read)
  child.stderr?.on('data', read)
  const closed = new Promise<void>((done) => child.on('close', () => done()))
  const isolated: Isolated = {
    address,
    exited,
    output: () => text,
    signalProgram: (signal) => signalProgramIn(child, signal),
    end: async () => {
      child.kill('SIGKILL')
      await closed
      running.delete(isolated)
    },
  }
  running.add(isolated)
  return isolated
}

function signalProgramIn(child: ChildProcess, signal: NodeJS.Signals) {
  const shell = childrenOf(child.pid ?? 0)[0]
  for (const pid of shell ? childrenOf(shell) : []) process.kill(pid, signal)
}

function childrenOf(pid: number): number[] {
  try {
    return execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number)
  } catch {
    // pgrep found no process.
    return []
  }
}

type Process = { pid: number; parent: number; command: string }

/**
 * Every PostgreSQL on the folder, in any namespace. A process that PostgreSQL forked a moment ago has the same command
 * line, so parents and commands are read together: read one after the other, a fork that ended meanwhile would count.
 */
function postmasters(): Process[] {
  const listed = execFileSync('ps', ['-eo', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' })
  const found = listed.split('\n').flatMap((line) => {
    const [, pid, parent, command = ''] = line.match(/^ *(\d+) +(\d+) +[^Z]\S* +(.*)$/) ?? []
    const isPostgres = /^\S*postgres -D /.test(command) && command.includes(`-D ${folder.path}/`)
    return isPostgres ? [{ pid: Number(pid), parent: Number(parent), command }] : []
  })
  const all = new Set(found.map(({ pid }) => pid))
  return found.filter(({ parent }) => !all.has(parent))
}

const account = {
  username: 'survivor',
  password: 'plum-harbour-seven',
  nativelanguage: 'en',
  targetlanguage: 'es',
}

async function post(address: string, path: string, body: object, token = '') {
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Record<string, string> }
}

async function wordCount(address: string, token: string): Promise<number> {
  const response = await fetch(`${address}/vocabulary/words/personal`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return ((await response.json()) as { wordCount: number }[])[0]?.wordCount ?? 0
}

/** Saves words. @returns a function that stops it and resolves to the number of acknowledged words */
function saveWords(address: string, token: string, name: string): () => Promise<number> {
  let acknowledged = 0
  let isStopped = false
  const lanes = Array.from({ length: 4 }, async (_, lane) => {
    for (let n = 0; !isStopped; n++) {
      const word = { word: `${name} ${lane} ${n}`, translation: 't', definition: '', example: '' }
      const { status } = await post(address, '/api/saveWord', { ...word, listName: 'Kept' }, token)
      if (status === 200) acknowledged++
    }
  }).map((lane) => lane.catch(() => {}))
  return async () => {
    isStopped = true
    await Promise.all(lanes)
    return acknowledged
  }
}

const stopped = 'stopped'
const frozen = 'killed while its database is frozen'

/** How the server that holds the folder ends while two others wait for it. */
const endings = {
  [stopped]: (holder: Isolated) => holder.signalProgram('SIGTERM'),
  'killed with its database': async (holder: Isolated) => holder.end(),
  'killed while its database keeps running': (holder: Isolated) => holder.signalProgram('SIGKILL'),
  [frozen]: async (holder: Isolated) => {
    const [postmaster] = postmasters()
    if (!postmaster) throw new Error('the database does not run')
    process.kill(postmaster.pid, 'SIGSTOP')
    holder.signalProgram('SIGKILL')
    setTimeout(() => process.kill(postmaster.pid, 'SIGCONT'), 4000)
  },
}

async function startFirst(
  candidates: Isolated[],
): Promise<{ server: Isolated; address: string } | undefined> {
  const addresses = await Promise.all(candidates.map(({ address }) => address))
  const open = addresses.flatMap((address, at) => {
    const server = candidates[at]
    return address && server ? [{ address, server }] : []
  })
  expect(open.length).toBeLessThanOrEqual(1)
  for (const candidate of candidates)
    if (candidate !== open[0]?.server)
      expect(candidate.output()).toMatch(/is in use by another Verbena server/)
  return open[0]
}

async function startServer() {
  const server = isolate(serverProgram)
  const opened = await startFirst([server])
  if (!opened) throw new Error(`the server does not start: ${server.output()}`)
  return opened
}

test.runIf(canIsolate())(
  'one isolated server or command at a time holds DATA_DIR, and no acknowledged write is lost',
  async () => {
    const overlaps: Process[][] = []
    let looks = 0
    const watch = setInterval(() => {
      const now = postmasters()
      if (now.length > 0) looks++
      if (now.length > 1) overlaps.push(now)
    }, 250)
    let holder = await startServer()
    const { access_token = '' } = (await post(holder.address, '/api/auth/register', account)).body
    let acknowledged = 0
    for (let round = 0; round < rounds; round++) {
      const names = Object.keys(endings) as (keyof typeof endings)[]
      const ending = names[round % names.length] ?? 'stopped'
      const stopSaving = saveWords(holder.address, access_token, `round ${round}`)
      const command = isolate(commandProgram)
      expect(await startFirst([isolate(serverProgram), isolate(serverProgram)])).toBeUndefined()
      await command.exited
      expect(command.output()).toContain('survivor is now an editor')
      const successors = [isolate(serverProgram), isolate(serverProgram)]
      // In some rounds the others start before the folder is free, in some after.
      await sleep(round * 70)
      await endings[ending](holder.server)
      const next = await startFirst(successors)
      if (ending === frozen && next) await holder.server.end()
      acknowledged += await stopSaving()
      // A server that was told to stop may still finish its requests when both others have given up.
      if (!next && ending === stopped) await holder.server.exited
      const after = next ?? (await startServer())
      expect(await wordCount(after.address, access_token), ending).toBeGreaterThanOrEqual(acknowledged)
      holder = after
      for (const isolated of running)
        if (isolated !== holder.server && ending === stopped) await isolated.end()
    }
    clearInterval(watch)
    holder.server.signalProgram('SIGTERM')
    await holder.server.exited
    expect(postmasters()).toEqual([])
    expect(overlaps).toEqual([])
    expect(looks).toBeGreaterThan(rounds)
    expect(acknowledged).toBeGreaterThan(rounds)
  },
  60_000 * Math.max(rounds, 5),
)
