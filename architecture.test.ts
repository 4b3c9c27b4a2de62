import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

/** Who may import whom: docs/architecture.md, kept here. */
type Import = { from: string; to: string }
type Rule = { name: string; isBroken: (path: Import) => boolean }

const within = (folder: string) => (path: string) => path.startsWith(`${folder}/`)
const featureOf = (path: string) => path.match(/^(?:server|web)\/src\/features\/([^/]+)\//)?.[1]
const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.includes('/testing/')
const workspaces = ['contract', 'language', 'content', 'server', 'web']
const mayImport: Record<string, string[]> = {
  language: [],
  contract: ['language'],
  content: ['contract', 'language'],
  server: ['contract', 'content', 'language'],
  web: ['contract', 'language'],
}
/** Arithmetic only: time and chance are passed in. */
const purePackages = new Set(['npm:ts-fsrs'])
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
    name: 'language has no I/O',
    isBroken: ({ from, to }) =>
      within('language/src')(from) &&
      !isTest(from) &&
      (to.startsWith('node:') || (to.startsWith('npm:') && !purePackages.has(to))),
  },
  {
    name: 'web: app → features → parts → ui, never back',
    isBroken: ({ from, to }) => {
      const [a, b] = [from, to].map((path) =>
        webLayers.findIndex((layer) => within(`web/src/${layer}`)(path)),
      )
      return a !== undefined && b !== undefined && a >= 0 && b >= 0 && b < a
    },
  },
  {
    name: 'web: what is only drawn (ui) knows nothing of the server, and api nothing of the screens',
    isBroken: ({ from, to }) =>
      (within('web/src/ui')(from) && within('web/src/api')(to)) ||
      (within('web/src/api')(from) && /^web\/src\/(app|features|parts|ui)\//.test(to)),
  },
  {
    name: 'web: schemas stay in the contract, because they are hollow in the browser',
    isBroken: ({ from, to }) => within('web/src')(from) && /^npm:zod/.test(to),
  },
  {
    name: 'server: features reach neither the network nor other programs',
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
    name: 'server: only queries and database/ know Drizzle and the schema',
    isBroken: ({ from, to }) =>
      within('server/src')(from) &&
      !isTest(from) &&
      !within('server/src/database')(from) &&
      !from.endsWith('.queries.ts') &&
      (to.startsWith('npm:drizzle-orm') || within('server/src/database/schema')(to)),
  },
  {
    name: 'routes do not query another feature',
    isBroken: ({ from, to }) =>
      from.endsWith('.routes.ts') && to.endsWith('.queries.ts') && featureOf(from) !== featureOf(to),
  },
]

/** Resolves what a file imports to paths of the repository, `node:` and `npm:` names. */
function importsOf(file: string, source: string): Import[] {
  const found = source.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)
  return [...found].map(([, name = '']) => ({ from: file, to: resolveImport(file, name) }))
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

describe('who may import whom', () => {
  test.each(rules)('$name', ({ isBroken }) => {
    const offences = allImports.filter((path) => !isTest(path.from) && isBroken(path))
    expect(offences.map(({ from, to }) => `${from} -> ${to}`)).toEqual([])
  })

  test.each([
    ['language/src/levels.ts', '@verbena/contract/errors'],
    ['language/src/levels.ts', 'node:fs'],
    ['contract/src/player.ts', '../../server/src/app.ts'],
    ['web/src/ui/button.tsx', '../parts/word-card/word-card.tsx'],
    ['web/src/ui/button.tsx', '../api/call.ts'],
    ['web/src/features/player/a.tsx', 'zod/mini'],
    ['server/src/features/player/player.service.ts', 'node:http'],
    ['web/src/features/player/a.tsx', '../catalogue/b.tsx'],
    ['web/src/features/player/a.tsx', '../../../../server/src/app.ts'],
    ['server/src/features/player/player.service.ts', '../catalogue/catalogue.queries.ts'],
    ['server/src/features/player/player.routes.ts', 'drizzle-orm'],
  ])('a planted import from %s to %s is caught', (file, name) => {
    const planted = importsOf(file, `import { x } from '${name}'`)
    expect(planted.filter((path) => rules.some(({ isBroken }) => isBroken(path)))).toHaveLength(1)
  })
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

/** `new Date(value)` is no clock; without a value it is one. */
const clockOrChance =
  /Date\.now\(|new Date\(\)|new Date(?!\w|\()|performance\.now\(|Math\.random\(|process\.hrtime/

test('time and chance are arguments', () => {
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
      clockOrChance.test(textOf.get(file) ?? ''),
  )
  expect(offences).toEqual([])
})

test('language and contract do not reach outside', () => {
  const pure = files.filter((file) => /^(language|contract)\/src\//.test(file) && !isTest(file))
  expect(
    pure.filter((file) =>
      /\b(fetch|setTimeout|setInterval)\(|\b(process|window|document|localStorage)\./.test(
        textOf.get(file) ?? '',
      ),
    ),
  ).toEqual([])
})

test('every file is named after what it holds', () => {
  const vague = /\/(utils?|helpers?|misc|common|types|constants|index)\.tsx?$/
  const spoken = /^web\/src\/i18n\//
  const offences = files.filter(
    (file) =>
      (vague.test(file) && !spoken.test(file)) ||
      /[A-Z_]/.test(
        relative('.', file)
          .split('/')
          .at(-1)
          ?.replace(/\.(test|route|routes|service|queries)/, '') ?? '',
      ),
  )
  expect(offences).toEqual([])
})
