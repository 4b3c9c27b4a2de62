import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { build, install, run, tool } from './run.mjs'

const skipped = []

await install()
const filters = process.argv.slice(2)
const vitest = (...args) => run(tool('vitest'), ['run', ...args, ...filters])
let code = await vitest('--project', 'unit', '--project', 'web', '--project', 'api', '--passWithNoTests')
if (code === 0) {
  await build()
  const chromium = await findChromium()
  if (chromium)
    code = await run(tool('vitest'), ['run', '--project', 'journeys', '--passWithNoTests', ...filters], {
      CHROMIUM: chromium,
    })
  else skipped.push('browser journeys: no Chromium here (install it, or set CHROMIUM to its path)')
} else skipped.push('browser journeys: the tests before them failed')
for (const what of skipped) console.log(`Skipped: ${what}.`)
process.exit(code)

/** Finds Chromium: from CHROMIUM, from the system, or from Debian, which root may install. */
async function findChromium() {
  const candidates = [
    process.env.CHROMIUM,
    // Takes a quarter less time than the whole browser, which draws its own window too.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]
  const found = candidates.find((path) => path && existsSync(path))
  if (found || process.getuid?.() !== 0 || !hasApt()) return found
  console.log('Installing Chromium from Debian for the browser journeys …')
  await run('apt-get', ['update', '-qq'])
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'])
  return candidates.find((path) => path && existsSync(path))
}

function hasApt() {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
