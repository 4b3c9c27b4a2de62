import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Plain Node without packages: this runs before anything is installed. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

/** Runs a program in the repository's folder with our output. @returns its exit code */
export function run(program, args, env = {}) {
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    })
    child.on('error', () => done(127))
    child.on('exit', (code, signal) => done(signal ? 1 : (code ?? 1)))
  })
}

/** Runs and ends this process when it fails. */
export async function must(program, args, env) {
  const code = await run(program, args, env)
  if (code !== 0) process.exit(code)
}

/** A program that npm installed. */
export const tool = (name) => join(root, 'node_modules', '.bin', name)

const hashOf = (text) => createHash('sha256').update(text).digest('hex')

/** Installs when the lock file is not the one installed last. */
export async function install() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Verbena needs Node 20.19 or newer; this is ${process.versions.node}.`)
    process.exit(1)
  }
  const stamp = join(root, 'node_modules', '.verbena-installed')
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const wanted = hashOf(lock)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  if (!isInstalled(JSON.parse(lock))) {
    console.log('Installing packages (only when they have changed) …')
    // It empties node_modules first, and the stamp with it: an install that was broken off is not taken for a whole one.
    await must('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  }
  writeFileSync(stamp, wanted)
}

/** Whether somebody ran `npm ci` or `npm install` already: at its end npm writes down what it installed. */
function isInstalled(lock) {
  const list = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(list)) return false
  const installed = JSON.parse(readFileSync(list, 'utf8')).packages
  const isSame = (a, b) => a?.version === b?.version && a?.integrity === b?.integrity
  const wanted = Object.entries(lock.packages).filter(([path]) => path.includes('node_modules/'))
  return (
    wanted.every(([path, entry]) => isSame(installed[path], entry) || (entry.optional && !installed[path])) &&
    Object.keys(installed).every((path) => lock.packages[path])
  )
}

const built = [
  'contract/src',
  'language/src',
  'nlp/src',
  'content/src',
  'server/src',
  'web/src',
  'web/public',
]
const builtFiles = ['package-lock.json', 'web/index.html', 'web/vite.config.ts', 'server/vite.config.ts']

const products = ['server/dist/start.js', 'server/dist/speech-espeak-worker.js', 'web/dist/index.html']

/** Builds when a source has changed since the last build, or when what it made is gone. */
export async function build({ force = false } = {}) {
  const stamp = join(root, 'server', 'dist', '.built-from')
  const wanted = hashOf(
    [...built.flatMap((folder) => describe(join(root, folder))), ...builtFiles.map(sizeAndTime)].join('\n'),
  )
  const isThere = [stamp, ...products.map((path) => join(root, path))].every((path) => existsSync(path))
  if (!force && isThere && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Building …')
  const quiet = ['--logLevel', 'warn']
  const codes = await Promise.all([
    run(tool('vite'), ['build', 'server', ...quiet]),
    run(tool('vite'), ['build', 'web', ...quiet]),
  ])
  if (codes.some((code) => code !== 0)) process.exit(1)
  await must(process.execPath, ['scripts/compress.mjs'])
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

function describe(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return describe(path)
    return /\.test\.tsx?$/.test(entry.name) ? [] : [sizeAndTime(path.slice(root.length + 1))]
  })
}

function sizeAndTime(path) {
  const { size, mtimeMs } = statSync(join(root, path))
  return `${path} ${size} ${mtimeMs}`
}
