import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { judge, toTable } from '../harness/report.ts'

const built = join(import.meta.dirname, '../..', 'web', 'dist')

/** JavaScript that a first visit of /login loads, and the most that one more page adds to the code of all pages. */
export function measureScripts(): string {
  const login = scriptsOf('login.en.html')
  const [heaviest] = readPages()
    .map(({ name, file }) => ({
      name,
      kilobytes: kilobytesOf(scriptsOf(file).filter((path) => !login.includes(path))),
    }))
    .toSorted((a, b) => b.kilobytes - a.kilobytes)
  return toTable(
    ['JavaScript', 'kB of gzip'],
    [
      [
        `before /login is usable, ${login.length} files`,
        judge(kilobytesOf(login), { atMost: 160 }, { digits: 1 }),
      ],
      [
        `that the heaviest further page adds (${heaviest?.name})`,
        judge(heaviest?.kilobytes ?? Number.NaN, { atMost: 60 }, { digits: 1 }),
      ],
    ],
  )
}

const readPages = () =>
  (
    JSON.parse(readFileSync(join(built, 'pages', 'pages.json'), 'utf8')) as {
      pages: { name: string; file: string }[]
    }
  ).pages

/** Paths of the scripts that the HTML of a page names. */
const scriptsOf = (file: string): string[] =>
  [
    ...readFileSync(join(built, 'pages', file), 'utf8').matchAll(/<link rel="modulepreload" href="([^"]+)"/g),
  ].map(([, path = '']) => path)

/** Each file is compressed by itself, as it is sent. kB of 1,000 bytes. */
const kilobytesOf = (paths: string[]): number =>
  paths.reduce(
    (sum, path) => sum + gzipSync(readFileSync(join(built, 'client', path)), { level: 9 }).length,
    0,
  ) / 1000
