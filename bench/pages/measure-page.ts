import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import { judge, toTable } from '../harness/report.ts'

const built = join(import.meta.dirname, '../..', 'web', 'dist')

/** JavaScript that a first visit of /login loads, and the most that one more route adds. */
export function measurePage(): string {
  const routes = readdirSync(join(built, 'assets')).filter((name) => /\.route-[\w-]+\.js$/.test(name))
  const login = routes.find((name) => name.startsWith('login.route-'))
  if (!login) throw new Error('web/dist/assets has no login.route chunk: has the route been renamed?')
  const first = withImports([...scriptsOf('index.html'), `assets/${login}`])
  const [heaviest] = routes
    .map((name) => {
      const added = [...withImports([`assets/${name}`])].filter((path) => !first.has(path))
      return { name: name.replace(/\.route-.*/, ''), kilobytes: kilobytesOf(added) }
    })
    .toSorted((a, b) => b.kilobytes - a.kilobytes)
  return toTable(
    ['JavaScript', 'kB of gzip'],
    [
      [
        `before /login is usable, ${first.size} files`,
        judge(kilobytesOf([...first]), { atMost: 130 }, { digits: 1 }),
      ],
      [
        `that the heaviest further route adds (${heaviest?.name})`,
        judge(heaviest?.kilobytes ?? Number.NaN, { atMost: 60 }, { digits: 1 }),
      ],
    ],
  )
}

/** Paths of the module and classic scripts in a page. */
const scriptsOf = (page: string): string[] =>
  [...readFileSync(join(built, page), 'utf8').matchAll(/<script[^>]*\ssrc="\/([^"]+)"/g)].map(
    ([, path = '']) => path,
  )

/** These files and all their static imports, without dynamic ones. */
function withImports(paths: string[], found = new Set<string>()): Set<string> {
  for (const path of paths) {
    if (found.has(path)) continue
    found.add(path)
    const source = readFileSync(join(built, path), 'utf8')
    const imports = source.matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g)
    withImports(
      [...imports].map(([, name = '']) => posix.join(posix.dirname(path), name)),
      found,
    )
  }
  return found
}

/** Each file is compressed by itself, as it is sent. kB of 1,000 bytes. */
const kilobytesOf = (paths: string[]): number =>
  paths.reduce((sum, path) => sum + gzipSync(readFileSync(join(built, path)), { level: 9 }).length, 0) / 1000
