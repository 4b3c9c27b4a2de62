import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { targetLanguageCodes } from '@verbena/language/languages'
import { buildLexicon, type Lexicon } from './lexicon.ts'
import type { Concept, FormsFile } from './lexicon-schema.ts'

/** Reads `content/lexicon`. The files were checked by the tests, so a start does not check them again. */
export function readStarterLexicon(contentDirectory: string): Lexicon {
  const root = join(contentDirectory, 'lexicon')
  const hash = createHash('sha256')
  const readJson = (path: string): unknown => {
    const text = readFileSync(path, 'utf8')
    hash.update(text)
    return JSON.parse(text)
  }
  const concepts = readdirSync(root)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => readJson(join(root, name)) as Concept[])
  const forms = Object.fromEntries(
    targetLanguageCodes
      .map((language) => [language, join(root, 'forms', `${language}.json`)] as const)
      .filter(([, path]) => existsSync(path))
      .map(([language, path]) => [language, readJson(path) as FormsFile]),
  )
  return buildLexicon(concepts, forms, hash.digest('base64url').slice(0, 16))
}
