import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Docs, comments and examples name what exists. A path may be written from any folder: `jobs/lease-runner.ts`. */

const skippedFolders = new Set(['node_modules', 'dist', '.git', 'data', 'artifacts'])

/** Every file and folder below a folder, folders with a slash at the end. */
function pathsIn(folder: string): string[] {
  return readdirSync(join(import.meta.dirname, folder), { withFileTypes: true }).flatMap((entry) => {
    if (skippedFolders.has(entry.name)) return []
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    return entry.isDirectory() ? [`${path}/`, ...pathsIn(path)] : [path]
  })
}

const paths = pathsIn('')
const textOf = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
const listing = paths.map((path) => `/${path}\n`).join('')

/** Made while the program runs, or part of a package. */
const pathsOfOthers = new Set(['zod/mini', 'report.json', 'downloads/', 'cluster/postmaster.pid'])
/** Names of other packages and programs. */
const namesOfOthers = new Set([
  'getTranscript',
  'memory_state_from_sm2',
  'onDestroyed',
  'pg_dump',
  'useSuspenseQuery',
])

/** Whether a file or folder ends with these names. `<code>` and `*` are any name, `{a,b}` one of several. */
function exists(path: string): boolean {
  if (pathsOfOthers.has(path)) return true
  const pattern = path
    .replace(/\/$/, '')
    .split(/(<[^>]*>|\*+|\{[^}]*\})/)
    .map((piece) => {
      if (/^[<*]/.test(piece)) return '[^/\\n]+'
      const options = piece.startsWith('{') ? piece.slice(1, -1).split(',') : [piece]
      return `(?:${options.map((option) => option.trim().replace(/[.+?^$()|[\]\\]/g, '\\$&')).join('|')})`
    })
    .join('')
  return new RegExp(`/${pattern}/?\\n`).test(listing)
}

const filePattern = /\.(?:tsx?|mjs|css|md|json|svg|sql)$/

/** What stands in backticks in a document, without blocks of code. */
const quotedIn = (text: string) =>
  [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, quoted = '']) => quoted)

/** Addresses, commands, packages, and paths below a variable (`DATA_DIR/audio`) are no paths of the repository. */
const isPath = (quoted: string) =>
  (quoted.includes('/') || filePattern.test(quoted)) &&
  !/[\s=():…+]|^[/@.]|^[A-Z_]+\/|^node_modules\//.test(quoted)

/** Names of several words: `camelCase`, `snake_case`, with or without a call. */
const identifierIn = (quoted: string) => quoted.match(/^([a-z]\w*[A-Z_]\w*)(?:\([^)]*\))?$/)?.[1]

const commentPattern = /(?<=^|[\s({,])\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm
const withoutComments = (source: string) => source.replace(commentPattern, '')
const commentsIn = (source: string) => source.match(commentPattern) ?? []

const missingFiles = (source: string) =>
  commentsIn(source)
    .flatMap(
      (comment) =>
        comment.match(/(?<![\w/*>…-])[\w.{}<>*,-]+(?:\/[\w.{}<>*,-]+)*\.(?:tsx?|mjs)\b(?!\.\w)/g) ?? [],
    )
    .filter((path) => !exists(path.replace(/^(?:\.+\/)+/, '')))

/** Functions that examples call and that the file neither declares nor imports. */
function unknownCalls(source: string): string[] {
  const code = withoutComments(source)
  const examples = commentsIn(source).flatMap((comment) => comment.match(/@example[^@]*?(?=@|\*\/)/g) ?? [])
  return examples
    .map((example) => example.replace(/'[^'\n]*'|"[^"\n]*"|\/\/.*/g, ''))
    .flatMap((example) => [...example.matchAll(/(?<![\w.])([a-zA-Z_$][\w$]*)\(/g)])
    .map(([, name = '']) => name)
    .filter((name) => !(name in globalThis))
    .filter(
      (name) =>
        !new RegExp(`(?:function\\*?|const|let|class)\\s+${name}\\b|import\\s[^'"]*\\b${name}\\b`).test(code),
    )
}

const documents = paths.filter((path) => /^(?:README|CONTRIBUTING)\.md$|^docs\/.*\.md$/.test(path))
const sources = paths
  .filter((path) => /\.(?:tsx?|mjs|css)$/.test(path) && path !== 'docs.test.ts')
  .map((path) => ({ path, source: textOf(path) }))
const knownNames = new Set(
  sources.flatMap(({ source }) => withoutComments(source).match(/[A-Za-z_]\w+/g) ?? []),
)
const isUnknownName = (name: string | undefined) =>
  name !== undefined && !knownNames.has(name) && !namesOfOthers.has(name)

test('a path in a document exists', () => {
  const missing = documents.flatMap((path) =>
    quotedIn(textOf(path))
      .filter((quoted) => isPath(quoted) && !exists(quoted))
      .map((quoted) => `${path}: ${quoted}`),
  )
  expect(missing).toEqual([])
})

test('a name in backticks in a document or a comment occurs in the code', () => {
  const texts = [
    ...documents.map((path) => ({ path, text: textOf(path) })),
    ...sources.map(({ path, source }) => ({ path, text: commentsIn(source).join('\n') })),
  ]
  const unknown = texts.flatMap(({ path, text }) =>
    quotedIn(text)
      .filter((quoted) => isUnknownName(identifierIn(quoted)))
      .map((quoted) => `${path}: ${quoted}`),
  )
  expect(unknown).toEqual([])
})

test('a file that a comment names exists', () => {
  expect(
    sources.flatMap(({ path, source }) => missingFiles(source).map((name) => `${path}: ${name}`)),
  ).toEqual([])
})

test('an example calls a function that its file declares or imports', () => {
  expect(
    sources.flatMap(({ path, source }) => unknownCalls(source).map((name) => `${path}: ${name}`)),
  ).toEqual([])
})

test('planted mistakes are found', () => {
  expect(['server/src/start.ts', 'jobs/', 'packs/<code>/', 'i18n/{en,es}'].filter(exists)).toHaveLength(4)
  expect(['server/src/begin.ts', 'jab/', 'i18n/{en,xx}/lessons/none.ts'].filter(exists)).toEqual([])
  expect(missingFiles('/** The list is in de-strong-verbs.ts. */ // architecture.test.ts')).toEqual([
    'de-strong-verbs.ts',
  ])
  expect(unknownCalls('/** @example gone(kept(1)) // 2 */\nexport const kept = 1')).toEqual(['gone'])
  expect(isUnknownName(identifierIn('isUnknownNameOfAFunction(x)'))).toBe(true)
})
