import { join } from 'node:path'
import { readStarterLexicon } from '@verbena/content/lexicon/starter-lexicon'
import { targetLanguageCodes } from '@verbena/language/languages'

/** Prints the readings of forms in the lexicon, for authors of rules: `npx tsx bench/texts/readings.ts de geht Häuser`. */
const [code, ...forms] = process.argv.slice(2)
const language = targetLanguageCodes.find((known) => known === code)
if (!language) throw new Error(`which language? one of ${targetLanguageCodes.join(' ')}`)

const lexicon = readStarterLexicon(join(import.meta.dirname, '../..', 'content'))
for (const form of forms) {
  console.log(form)
  for (const { lemma, reasons, concept } of lexicon.readings(language, form)) {
    const isFirst = concept.words[language]?.[0] === lemma
    const gender = isFirst ? (concept.gender?.[language] ?? '') : ''
    console.log(
      `  ${[lemma, concept.partOfSpeech, gender, reasons.join(' '), concept.level, concept.id].join(' · ')}`,
    )
  }
}
