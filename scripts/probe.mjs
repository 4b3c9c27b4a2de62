import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, root } from './run.mjs'

/** Boots the built server twice in an empty folder and asks for what a first visitor needs. */
await build()
const folder = mkdtempSync(join(tmpdir(), 'vb-probe-'))
let failures = 0
try {
  for (const start of ['first', 'second']) await probe(start)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log(failures === 0 ? 'probe: all well' : `probe: ${failures} failed`)
process.exit(failures === 0 ? 0 : 1)

async function probe(start) {
  const began = performance.now()
  const server = spawn(process.execPath, [join(root, 'server', 'dist', 'start.js')], {
    env: { ...process.env, DATA_DIR: folder, PORT: '0', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await addressOf(server)
  await expectReply(`${address}/api/health`, 200, '"ok"')
  console.log(`${start} start: healthy after ${Math.round(performance.now() - began)} ms`)
  await expectReply(`${address}/`, 200, '<div id="root"', 'text/html')
  await expectReply(`${address}/video/any`, 200, '<div id="root"', 'text/html')
  await expectReply(`${address}/assets/`, 404, 'NOT_FOUND')
  await expectReply(`${address}/assets/none.js`, 404, 'NOT_FOUND')
  await expectReply(`${address}/api/openapi.json`, 200, '"openapi"')
  await expectReply(`${address}/api/levels`, 200, '"C2"')
  await expectReply(`${address}/vocabulary/words/personal`, 401, 'NOT_SIGNED_IN')
  const exited = new Promise((done) => server.on('exit', done))
  server.kill('SIGTERM')
  const code = await exited
  if (code !== 0) fail(`${start} start: ended with ${code} after SIGTERM`)
}

function addressOf(server) {
  return new Promise((done, refuse) => {
    let output = ''
    server.stdout.on('data', (chunk) => {
      output += chunk
      const address = output.match(/open at (http:\S+)/)?.[1]
      if (address) done(address)
    })
    server.on('exit', (code) => refuse(new Error(`the server ended with ${code}: ${output}`)))
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
