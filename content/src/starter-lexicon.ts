import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildLexicon, type Lexicon } from './lexicon.ts'
import type { Concept } from './lexicon-schema.ts'

/** Reads `content/lexicon`. The files were checked by the tests, so a start does not check them again. */
export function readStarterLexicon(contentDirectory: string): Lexicon {
  const root = join(contentDirectory, 'lexicon')
  const hash = createHash('sha256')
  const concepts = readdirSync(root)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const text = readFileSync(join(root, name), 'utf8')
      hash.update(text)
      return JSON.parse(text) as Concept[]
    })
  return buildLexicon(concepts, hash.digest('base64url').slice(0, 16))
}
