import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './run.mjs'
import { serverEnvironment, serverFlags, serverProgram } from './server-process.mjs'

/** Starts the built server twice in a new folder and requests what a first visit needs. */
await build()
const folder = mkdtempSync(join(tmpdir(), 'vb-probe-'))
let failures = 0
try {
  for (const start of ['first', 'second']) await probe(start)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log(failures === 0 ? 'probe: passed' : `probe: ${failures} failed`)
process.exit(failures === 0 ? 0 : 1)

async function probe(start) {
  const startedAt = performance.now()
  const server = spawn(process.execPath, [...serverFlags, serverProgram], {
    env: { ...serverEnvironment, ...process.env, DATA_DIR: folder, PORT: '0', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await addressOf(server)
  await expectReply(`${address}/api/health`, 200, '"ok"')
  console.log(`${start} start: healthy after ${Math.round(performance.now() - startedAt)} ms`)
  await expectReply(`${address}/`, 200, '<div id="root"', 'text/html')
  await expectReply(`${address}/video/any`, 200, '<div id="root"', 'text/html')
  await expectReply(`${address}/assets/`, 404, 'NOT_FOUND')
  await expectReply(`${address}/assets/none.js`, 404, 'NOT_FOUND')
  await expectReply(`${address}/api/openapi.json`, 200, '"openapi"')
  await expectReply(`${address}/api/levels`, 200, '"C2"')
  await expectReply(`${address}/vocabulary/words/personal`, 401, 'NOT_SIGNED_IN')
  const exited = new Promise((resolve) => server.on('exit', resolve))
  server.kill('SIGTERM')
  const code = await exited
  if (code !== 0) fail(`${start} start: ended with ${code} after SIGTERM`)
}

function addressOf(server) {
  return new Promise((resolve, reject) => {
    let output = ''
    server.stdout.on('data', (chunk) => {
      output += chunk
      const address = output.match(/open at (http:\S+)/)?.[1]
      if (address) resolve(address)
    })
    server.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${output}`)))
  })
}

async function expectReply(url, status, part, accept = 'application/json') {
  const response = await fetch(url, { headers: { accept } })
  const text = await response.text()
  if (response.status !== status || !text.includes(part))
    fail(`${url}: ${response.status} ${text.slice(0, 200)}`)
}

function fail(message) {
  failures++
  console.error(message)
}
