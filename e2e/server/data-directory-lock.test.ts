import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../harness/server-process.ts'

/**
 * Servers and commands on one DATA_DIR, each in process and mount namespaces of its own, as in containers: they
 * do not see each other's process numbers. Each round starts five of them; `npm run test:long` has ten rounds.
 */
const rounds = Number(process.env.LOCK_ROUNDS ?? 4)
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

/** A program in namespaces of its own. */
type Isolated = {
  /** Where it serves; undefined when it ended or was refused before. */
  address: Promise<string | undefined>
  exited: Promise<void>
  output: () => string
  /** Ends the program; a shell around it stays and with it what the program left running. */
  signalProgram: (signal: NodeJS.Signals) => void
  /** Ends the namespace with everything in it. */
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
  let tellAddress: (address: string | undefined) => void
  let tellExit: () => void
  const address = new Promise<string | undefined>((resolve) => {
    tellAddress = resolve
  })
  const exited = new Promise<void>((resolve) => {
    tellExit = resolve
  })
  const read = (chunk: Buffer) => {
    text += chunk
    const found = text.match(/open at (http:\S+)/)?.[1]
    if (found) tellAddress(found)
    if (!/^ended$/m.test(text)) return
    tellAddress(undefined)
    tellExit()
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

const pids = (...pgrep: string[]) => {
  try {
    return execFileSync('pgrep', pgrep, { encoding: 'utf8' }).trim().split('\n').map(Number)
  } catch {
    // It found none.
    return []
  }
}
const childrenOf = (pid: number) => pids('-P', String(pid))

/** Process numbers of every PostgreSQL on the folder as this test sees them, whatever namespace they are in. */
function postmasters(): number[] {
  const found = pids('-f', `^[^ ]*postgres -D ${folder.path}/`)
  const forked = new Set(found.flatMap(childrenOf))
  return found.filter((pid) => !forked.has(pid))
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

/** Saves words until the server is gone. @returns stops and tells how many were acknowledged */
function saveWords(address: string, token: string, name: string): () => Promise<number> {
  let acknowledged = 0
  let isOver = false
  const lanes = Array.from({ length: 4 }, async (_, lane) => {
    for (let n = 0; !isOver; n++) {
      const word = { word: `${name} ${lane} ${n}`, translation: 't', definition: '', example: '' }
      const { status } = await post(address, '/api/saveWord', { ...word, listName: 'Kept' }, token)
      if (status === 200) acknowledged++
    }
  }).map((lane) => lane.catch(() => {}))
  return async () => {
    isOver = true
    await Promise.all(lanes)
    return acknowledged
  }
}

/** What happens to the server that has the folder while two others want it. */
const endings = {
  stopped: (holder: Isolated) => holder.signalProgram('SIGTERM'),
  'killed with its database': async (holder: Isolated) => holder.end(),
  'killed, and its database lives on': (holder: Isolated) => holder.signalProgram('SIGKILL'),
  'killed, and its database does not answer for a while': async (holder: Isolated) => {
    const [postmaster = 0] = postmasters()
    process.kill(postmaster, 'SIGSTOP')
    holder.signalProgram('SIGKILL')
    setTimeout(() => process.kill(postmaster, 'SIGCONT'), 4000)
  },
}
const frozen = 'killed, and its database does not answer for a while'

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
  const opened = await startFirst([isolate(serverProgram)])
  if (!opened) throw new Error('the server does not start')
  return opened
}

test.runIf(canIsolate())(
  'servers and commands in namespaces of their own have DATA_DIR one at a time, and nothing is lost',
  async () => {
    const most = { postmasters: 0 }
    const watch = setInterval(() => {
      most.postmasters = Math.max(most.postmasters, postmasters().length)
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
      expect(command.output()).toContain('survivor is an editor now')
      const successors = [isolate(serverProgram), isolate(serverProgram)]
      // Some come before the folder is free, some after.
      await sleep(round * 70)
      await endings[ending](holder.server)
      const next = await startFirst(successors)
      if (ending === frozen && next) await holder.server.end()
      acknowledged += await stopSaving()
      const after = next ?? (await startServer())
      expect(await wordCount(after.address, access_token), ending).toBeGreaterThanOrEqual(acknowledged)
      holder = after
      for (const isolated of running)
        if (isolated !== holder.server && ending === 'stopped') await isolated.end()
    }
    clearInterval(watch)
    holder.server.signalProgram('SIGTERM')
    await holder.server.exited
    expect(postmasters()).toEqual([])
    expect(most.postmasters).toBe(1)
    expect(acknowledged).toBeGreaterThan(rounds)
  },
  60_000 * Math.max(rounds, 5),
)
