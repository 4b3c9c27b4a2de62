import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

// This file uses no packages, because it runs before they are installed.

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

/** Runs a program in the repository's folder and shows its output. @returns its exit code */
export function run(program, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    })
    child.on('error', () => resolve(127))
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)))
  })
}

/** Runs a program, and exits with its code when it fails. */
export async function runOrExit(program, args, env) {
  const code = await run(program, args, env)
  if (code !== 0) process.exit(code)
}

/** Path of a program that npm installed. */
export const tool = (name) => join(root, 'node_modules', '.bin', name)

const hashOf = (text) => createHash('sha256').update(text).digest('hex')

/** Installs the packages if the lock file has changed since the last installation. */
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
    // `npm ci` first deletes node_modules with the stamp, so an interrupted installation does not count as complete.
    await runOrExit('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  }
  writeFileSync(stamp, wanted)
}

/** Whether `npm ci` or `npm install` has already installed this lock file: npm records what it installed. */
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

const sourceFolders = [
  'contract/src',
  'language/src',
  'nlp/src',
  'content/src',
  'content/grammar',
  'server/src',
  'web/src',
  'web/public',
]
const sourceFiles = [
  'package-lock.json',
  'scripts/compress.mjs',
  'scripts/prerender.mjs',
  'server/vite.config.ts',
  'web/chunk-names.ts',
  'web/grammar-samples.ts',
  'web/index.html',
  'web/vite.config.ts',
]

const outputs = ['server/dist/start.js', 'server/dist/espeak-worker.js', 'web/dist/pages/pages.json']

/** Builds if a source has changed since the last build, or if an output is missing. */
export async function build({ force = false } = {}) {
  const stamp = join(root, 'server', 'dist', '.built-from')
  const wanted = hashOf(
    [
      ...sourceFolders.flatMap((folder) => listSources(join(root, folder))),
      ...sourceFiles.map(sizeAndTime),
    ].join('\n'),
  )
  const hasOutputs = [stamp, ...outputs.map((path) => join(root, path))].every((path) => existsSync(path))
  if (!force && hasOutputs && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Building …')
  const quiet = ['--logLevel', 'warn']
  const codes = await Promise.all([
    run(tool('vite'), ['build', 'server', ...quiet]),
    run(tool('vite'), ['build', 'web', ...quiet]),
  ])
  if (codes.some((code) => code !== 0)) process.exit(1)
  await runOrExit(process.execPath, ['scripts/prerender.mjs'])
  await runOrExit(process.execPath, ['scripts/compress.mjs'])
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

function listSources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return listSources(path)
    return /\.test\.tsx?$/.test(entry.name) ? [] : [sizeAndTime(path.slice(root.length + 1))]
  })
}

function sizeAndTime(path) {
  const { size, mtimeMs } = statSync(join(root, path))
  return `${path} ${size} ${mtimeMs}`
}
