import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { install, root, run } from './run.mjs'

/**
 * Runs the tests on the oldest supported Node and on the latest 22 and 24: `npm run test:nodes`, or
 * `npm run test:nodes -- 22 --project unit`.
 */
const args = process.argv.slice(2)
const isVersion = (arg) => /^\d+(\.\d+)*$/.test(arg)
const versions = args.some(isVersion) ? args.filter(isVersion) : ['20.19.0', '22', '24']
const filters = args.filter((arg) => !isVersion(arg))
if (!filters.some((arg) => arg.startsWith('--project')))
  filters.push('--project', 'unit', '--project', 'web', '--project', 'api')

await install()
const folder = mkdtempSync(join(tmpdir(), 'verbena-nodes-'))
const failed = []
for (const version of versions) if (!(await passesOn(version))) failed.push(version)
rmSync(folder, { recursive: true, force: true })
console.log(
  failed.length ? `Failed on Node ${failed.join(' and ')}.` : `Passed on Node ${versions.join(', ')}.`,
)
process.exit(failed.length ? 1 : 0)

async function passesOn(version) {
  const node = await fetchNode(version)
  if (!node) return false
  // It comes first in PATH, so that programs started by the tests use it too.
  const PATH = [dirname(node), process.env.PATH].join(delimiter)
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  return (await run(node, [vitest, 'run', ...filters], { PATH })) === 0
}

/** Installs the package that `npm install node` chooses for this platform. @returns the path of its program */
async function fetchNode(version) {
  const { platform, arch } = process
  const system = platform === 'win32' ? 'win' : platform
  const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'
  const name = `${prefix}-${system}-${arch}`
  const target = join(folder, version)
  const npm = ['install', '--prefix', target, '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  if (await run('npm', [...npm, '--ignore-scripts', `${name}@${version}`])) return undefined
  const node = join(target, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node')
  console.log(`--- Node ${version}:`)
  return (await run(node, ['--version'])) === 0 ? node : undefined
}
