import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { weightsPath } from '@verbena/content/lexicon/ranking-weights'
import { readStarterLexicon } from '@verbena/content/lexicon/starter-lexicon'
import { targetLanguageCodes } from '@verbena/language/languages'
import { expect, test } from 'vitest'
import { learnWeights } from './learn-weights.ts'

const content = join(import.meta.dirname, '../..')

test(
  'the weights of the repository are those that its content teaches',
  () => {
    for (const [language, file] of learnWeights(content, readStarterLexicon(content), targetLanguageCodes))
      expect(JSON.parse(readFileSync(weightsPath(content, language), 'utf8')), language).toEqual(file)
  },
  20 * 60_000,
)
