import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { weightsPath } from '@verbena/content/lexicon/ranking-weights'
import { readStarterLexicon } from '@verbena/content/lexicon/starter-lexicon'
import { targetLanguageCodes } from '@verbena/language/languages'
import { learnWeights } from './learn-weights.ts'

/** Learns the weights of the ranking from the content: `npm run ranking [-- es de]`. docs/how-to/train-the-ranking.md */
const content = join(import.meta.dirname, '../..')
const { positionals } = parseArgs({ allowPositionals: true })
const unknown = positionals.find((code) => !targetLanguageCodes.some((known) => known === code))
if (unknown) throw new Error(`There is no language ${unknown}.`)
const languages = targetLanguageCodes.filter((code) => positionals.length === 0 || positionals.includes(code))

mkdirSync(join(content, 'ranking'), { recursive: true })
for (const [language, file] of learnWeights(content, readStarterLexicon(content), languages)) {
  writeFileSync(weightsPath(content, language), `${JSON.stringify(file, null, 1)}\n`)
  console.log(`${language}: ${Object.keys(file.features).length.toLocaleString('en')} features`)
}
