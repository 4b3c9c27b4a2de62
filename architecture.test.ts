import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

/** The import rules of docs/architecture.md. */
type Import = { from: string; to: string; isType?: boolean }
type Rule = { name: string; isBroken: (path: Import) => boolean }

const within = (folder: string) => (path: string) => path.startsWith(`${folder}/`)
const featureOf = (path: string) => path.match(/^(?:server|web)\/src\/features\/([^/]+)\//)?.[1]
const isDatabaseSchema = within('server/src/database/schema')
const isSchema = (path: string) => path.endsWith('-schema.ts') || isDatabaseSchema(path)
/** What the browser does not load of the contract. */
const isServerHalf = (path: string) =>
  /^contract\/src\/(?:.*\.schemas|text|endpoints|join-endpoints)\.ts$/.test(path)
const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.includes('/testing/')
const workspaces = ['contract', 'language', 'nlp', 'content', 'server', 'web']
const mayImport: Record<string, string[]> = {
  language: [],
  contract: ['language'],
  nlp: ['contract', 'language'],
  content: ['contract', 'language', 'nlp'],
  server: ['contract', 'content', 'language', 'nlp'],
  web: ['contract', 'language'],
}
/** Packages without I/O, a clock or random numbers. */
const purePackages = new Set(['npm:ts-fsrs', 'npm:zod'])
const webLayers = ['app', 'features', 'parts', 'ui']

const rules: Rule[] = [
  ...workspaces.map((name) => ({
    name: `${name} imports only ${mayImport[name]?.join(', ') || 'nothing of ours'}`,
    isBroken: ({ from, to }: Import) => {
      const target = workspaces.find((other) => within(other)(to))
      return (
        within(name)(from) && target !== undefined && target !== name && !mayImport[name]?.includes(target)
      )
    },
  })),
  {
    name: 'language and nlp have no I/O',
    isBroken: ({ from, to }) =>
      /^(language|nlp)\/src\//.test(from) &&
      !isTest(from) &&
      (to.startsWith('node:') || (to.startsWith('npm:') && !purePackages.has(to))),
  },
  {
    name: 'web: app → features → parts → ui, never in the other direction',
    isBroken: ({ from, to }) => {
      const [a, b] = [from, to].map((path) =>
        webLayers.findIndex((layer) => within(`web/src/${layer}`)(path)),
      )
      return a !== undefined && b !== undefined && a >= 0 && b >= 0 && b < a
    },
  },
  {
    name: 'web: ui does not import api, and api imports no component',
    isBroken: ({ from, to }) =>
      (within('web/src/ui')(from) && within('web/src/api')(to)) ||
      (within('web/src/api')(from) && /^web\/src\/(app|features|parts|ui)\//.test(to)),
  },
  {
    name: 'web and language: zod is not imported, and schemas of the contract only as types',
    isBroken: ({ from, to, isType }) =>
      /^(web|language)\/src\//.test(from) && (/^npm:zod/.test(to) || (isServerHalf(to) && !isType)),
  },
  {
    name: 'contract: what the browser loads imports zod and schemas only as types',
    isBroken: ({ from, to, isType }) =>
      within('contract/src')(from) &&
      !isServerHalf(from) &&
      !isType &&
      (/^npm:zod/.test(to) || isServerHalf(to)),
  },
  {
    name: 'server: features use neither the network nor other programs',
    isBroken: ({ from, to }) =>
      within('server/src/features')(from) && /^node:(net|http|https|child_process|dgram|tls)$/.test(to),
  },
  {
    name: 'web: a feature never imports another',
    isBroken: ({ from, to }) =>
      within('web')(from) &&
      featureOf(from) !== undefined &&
      featureOf(to) !== undefined &&
      featureOf(from) !== featureOf(to),
  },
  {
    name: 'server: a feature calls another only through its service',
    isBroken: ({ from, to }) =>
      within('server')(from) &&
      featureOf(from) !== undefined &&
      featureOf(to) !== undefined &&
      featureOf(from) !== featureOf(to) &&
      !to.endsWith('.service.ts'),
  },
  {
    name: 'server: only queries and database/ import Drizzle and the schema',
    isBroken: ({ from, to }) =>
      within('server/src')(from) &&
      !isTest(from) &&
      !within('server/src/database')(from) &&
      !from.endsWith('.queries.ts') &&
      (to.startsWith('npm:drizzle-orm') || within('server/src/database/schema')(to)),
  },
  {
    name: 'a schema imports no feature: of its own workspace only other schemas',
    isBroken: ({ from, to }) =>
      (isDatabaseSchema(from) && to.includes('/features/')) ||
      (isSchema(from) &&
        !isSchema(to) &&
        (to.includes('/features/') || (/^(content|nlp)\//.test(from) && /^(content|nlp)\//.test(to)))),
  },
  {
    name: 'routes do not query another feature',
    isBroken: ({ from, to }) =>
      from.endsWith('.routes.ts') && to.endsWith('.queries.ts') && featureOf(from) !== featureOf(to),
  },
]

/** The imports of a file as paths of the repository, or `node:` and `npm:` names. */
function importsOf(file: string, source: string): Import[] {
  const found = source.matchAll(
    /(?:^(?:import|export) (type )?[\w\s{},*$]*?)?\b(?:from|import)\s*\(?\s*['"]([^'"\s]+)['"]/gm,
  )
  return [...found].map(([, type, name = '']) => ({
    from: file,
    to: resolveImport(file, name),
    isType: type !== undefined,
  }))
}

function resolveImport(file: string, name: string): string {
  if (name.startsWith('.')) return join(dirname(file), name)
  const own = name.match(/^@verbena\/([^/]+)\/(.+)$/)
  if (own) return `${own[1]}/src/${own[2]}.ts`
  return name.startsWith('node:') ? name : `npm:${name}`
}

function sourceFiles(): string[] {
  return workspaces.flatMap((workspace) =>
    readdirSync(join(import.meta.dirname, workspace), { recursive: true, encoding: 'utf8' })
      .map((file) => join(workspace, file))
      .filter((file) => /\.tsx?$/.test(file) && !/node_modules|\/dist\//.test(file)),
  )
}

const files = sourceFiles()
const textOf = new Map(files.map((file) => [file, readFileSync(join(import.meta.dirname, file), 'utf8')]))
const allImports = files.flatMap((file) => importsOf(file, textOf.get(file) ?? ''))

describe('import rules', () => {
  test.each(rules)('$name', ({ isBroken }) => {
    const offences = allImports.filter((path) => !isTest(path.from) && isBroken(path))
    expect(offences.map(({ from, to }) => `${from} -> ${to}`)).toEqual([])
  })

  test.each([
    ['language/src/levels.ts', '@verbena/contract/errors'],
    ['language/src/levels.ts', 'node:fs'],
    ['nlp/src/lexicon/lexicon.ts', '@verbena/content/lexicon/starter-lexicon'],
    ['nlp/src/lexicon/lexicon.ts', 'node:fs'],
    ['contract/src/player.ts', '../../server/src/app.ts'],
    ['web/src/ui/button/button.tsx', '../../parts/word-card/card/word-card.tsx'],
    ['web/src/ui/button/button.tsx', '../../api/call.ts'],
    ['web/src/features/player/a.tsx', 'zod/mini'],
    ['web/src/features/player/a.tsx', '@verbena/contract/player.schemas'],
    ['web/src/features/player/a.tsx', '@verbena/contract/endpoints'],
    ['contract/src/player.ts', 'zod/mini'],
    ['contract/src/player.ts', './player.schemas.ts'],
    ['server/src/features/player/player.service.ts', 'node:http'],
    ['web/src/features/player/a.tsx', '../catalogue/b.tsx'],
    ['web/src/features/player/a.tsx', '../../../../server/src/app.ts'],
    ['server/src/features/player/player.service.ts', '../catalogue/catalogue.queries.ts'],
    ['server/src/features/player/player.routes.ts', 'drizzle-orm'],
    ['server/src/database/schema/player.ts', '../../features/player/player.service.ts'],
    ['server/src/database/schema/lookup.ts', '../../features/lookup/model/model-explanation-schema.ts'],
    ['content/src/lessons/lesson-schema.ts', './lesson-book.ts'],
  ])('a planted import from %s to %s is caught', (file, name) => {
    const planted = importsOf(file, `import { x } from '${name}'`)
    expect(planted.filter((path) => rules.some(({ isBroken }) => isBroken(path)))).toHaveLength(1)
  })
})

test.each([
  ["import type * as schemas from './player.schemas.ts'", true],
  ["import type {\n  getProgress,\n} from './player.schemas.ts'", true],
  ["import { type getProgress } from './player.schemas.ts'", false],
  ["export type Seconds = number\nexport { getProgress } from './player.schemas.ts'", false],
])('%j imports only types: %s', (source, isType) => {
  expect(importsOf('contract/src/player.ts', source)).toEqual([
    { from: 'contract/src/player.ts', to: 'contract/src/player.schemas.ts', isType },
  ])
})

test('services of the server do not call each other in a circle', () => {
  const edges = new Map<string, Set<string>>()
  for (const { from, to } of allImports) {
    const [a, b] = [featureOf(from), featureOf(to)]
    if (within('server')(from) && !isTest(from) && a && b && a !== b)
      edges.set(a, (edges.get(a) ?? new Set()).add(b))
  }
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(edges.get(from) ?? [])].some(
      (next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))),
    )
  expect([...edges.keys()].filter((feature) => reaches(feature, feature))).toEqual([])
})

/** Files that reach themselves through their imports, types included: Tarjan's strongly connected components. */
function importCircles(imports: readonly Import[]): string[][] {
  const targets = new Map<string, string[]>()
  for (const { from, to } of imports) targets.set(from, [...(targets.get(from) ?? []), to])
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []
  const visit = (file: string) => {
    order.set(file, order.size)
    low.set(file, order.get(file) ?? 0)
    stack.push(file)
    for (const next of targets.get(file) ?? []) {
      if (!order.has(next)) visit(next)
      if (stack.includes(next)) low.set(file, Math.min(low.get(file) ?? 0, low.get(next) ?? 0))
    }
    if (low.get(file) !== order.get(file)) return
    const circle = stack.splice(stack.indexOf(file))
    if (circle.length > 1 || targets.get(file)?.includes(file)) circles.push(circle.toSorted())
  }
  for (const file of targets.keys()) if (!order.has(file)) visit(file)
  return circles
}

test('no files import each other in a circle', () => {
  expect(importCircles(allImports.filter(({ to }) => textOf.has(to)))).toEqual([])
})

test('a planted circle is found', () => {
  const edge = (from: string, to: string) => ({ from, to })
  const planted = [edge('a', 'b'), edge('b', 'c'), edge('c', 'a'), edge('c', 'd'), edge('e', 'e')]
  expect(importCircles(planted)).toEqual([['a', 'b', 'c'], ['e']])
})

/** `new Date(value)` does not read the clock; `new Date()` does. */
const clockOrRandom =
  /Date\.now\(|new Date\(\)|new Date(?!\w|\()|performance\.now\(|Math\.random\(|process\.hrtime/

test('time and random numbers are arguments', () => {
  const allowed = [
    'server/src/start.ts',
    'server/src/commands/',
    'web/src/',
    'content/scripts/',
    'server/src/http/log.ts',
  ]
  const offences = files.filter(
    (file) =>
      !isTest(file) &&
      !allowed.some((path) => file.startsWith(path)) &&
      clockOrRandom.test(textOf.get(file) ?? ''),
  )
  expect(offences).toEqual([])
})

test('language, nlp and contract use no network, timer, process or browser', () => {
  const pure = files.filter((file) => /^(language|nlp|contract)\/src\//.test(file) && !isTest(file))
  expect(
    pure.filter((file) =>
      /\b(fetch|setTimeout|setInterval)\(|(?<!-)\b(process|window|document|localStorage)\./.test(
        textOf.get(file) ?? '',
      ),
    ),
  ).toEqual([])
})

test('file names are kebab-case and not vague', () => {
  const vague = /\/(utils?|helpers?|misc|common|types|constants|index)\.tsx?$/
  const messages = /^web\/src\/i18n\//
  const offences = files.filter(
    (file) =>
      (vague.test(file) && !messages.test(file)) ||
      /[A-Z_]/.test(
        relative('.', file)
          .split('/')
          .at(-1)
          ?.replace(/\.(test|route|routes|service|queries)/, '') ?? '',
      ),
  )
  expect(offences).toEqual([])
})

/**
 * A comparison with the code of a language, or a key of a table by language. `en` and `es` are keys of texts in the
 * languages of the interface.
 */
const languageCode = /[!=]== '(?:de|el|en|es|fr|it|zh)'|^\s*(?:de|el|fr|it|no|zh): /m
/** The registry, the lists of the specification, and texts of lessons that are written in French too. */
const namesLanguages =
  /^language\/src\/(?:packs\/|languages\.ts)|^content\/src\/lessons\/lesson-theory\.ts|^server\/src\/features\/lessons\/lesson-words\.service\.ts/

test('only packs know a language: other code asks for a field of its pack', () => {
  const offences = files.filter(
    (file) => !isTest(file) && !namesLanguages.test(file) && languageCode.test(textOf.get(file) ?? ''),
  )
  expect(offences).toEqual([])
})

test.each(["if (language === 'el') return null", "const voices = {\n  de: 'gmw/de',\n}"])(
  'a planted language is caught: %s',
  (planted) => {
    expect(languageCode.test(planted)).toBe(true)
  },
)
