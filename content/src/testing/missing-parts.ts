import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { levels } from '@verbena/language/levels'
import type { LanguagePack } from '@verbena/language/packs/language-pack'

/** A registered language; without a pack it has only a profile. */
export type RegisteredLanguage = {
  code: string
  study?: LanguagePack['study']
  pack: LanguagePack | undefined
}

type Part = { name: string; isThere: (language: RegisteredLanguage, contentDirectory: string) => boolean }

const mediaParts: readonly Part[] = [
  { name: 'pack', isThere: ({ pack }) => pack !== undefined },
  {
    name: 'dictionary',
    isThere: ({ code, pack }, folder) => pack?.dictionarySources !== undefined || hasWords(folder, code),
  },
]

const courseParts: readonly Part[] = [
  { name: 'spelling', isThere: ({ pack }) => pack?.spelling !== undefined },
  { name: 'lexicon', isThere: ({ code }, folder) => hasWords(folder, code) },
  { name: 'lessons', isThere: ({ code }, folder) => lessonFiles(folder).every(says(code)) },
  pathPart('lessons/theory', (code) => code),
  pathPart('grammar', (code) => code),
  ...['rules', 'style', 'richer', 'samples', 'benchmark/first', 'benchmark/second'].map((kind) =>
    pathPart(`writing/${kind}`, (code) => `${code}.json`),
  ),
]

/**
 * What a language lacks for the way in which it can be studied, as sentences: `grammar is missing for xx`. A native language
 * needs its profile and its pack only.
 * @param contentDirectory `content/`
 */
export function missingParts(language: RegisteredLanguage, contentDirectory: string): string[] {
  const { code, study } = language
  const parts = [...(study ? mediaParts : mediaParts.slice(0, 1)), ...(study === 'course' ? courseParts : [])]
  return parts
    .filter(({ isThere }) => !isThere(language, contentDirectory))
    .map(({ name }) => `${name} is missing for ${code}`)
}

/** A part that is a file or a folder of the language. */
function pathPart(name: string, entry: (code: string) => string): Part {
  return { name, isThere: ({ code }, folder) => existsSync(join(folder, name, entry(code))) }
}

type Concept = { words: Record<string, unknown> }
type Item = { says?: Record<string, unknown> }

const jsonFiles = <Content>(folder: string): Content[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    : []

const hasWords = (folder: string, code: string) =>
  jsonFiles<Concept[]>(join(folder, 'lexicon')).some((concepts) => concepts.some(({ words }) => words[code]))

const lessonFiles = (folder: string) =>
  levels.flatMap((level) => jsonFiles<{ items: Item[] }>(join(folder, 'lessons', level.toLowerCase())))

/** Whether all sentences are written in a language; items with a picture have none. */
const says =
  (code: string) =>
  ({ items }: { items: Item[] }) =>
    items.every((item) => !item.says || item.says[code])
