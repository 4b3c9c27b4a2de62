import { readFileSync } from 'node:fs'
import { readStarterLexicon } from '@verbena/content/lexicon/starter-lexicon'
import type { LanguageCode } from '@verbena/language/languages'
import { targetLanguageCodes } from '@verbena/language/languages'
import type { Question } from '@verbena/nlp/lookup/explain'
import { explainByDictionary } from '@verbena/server/features/lookup/explanation/dictionary-explanation'
import {
  explainFromSources,
  type Sources,
} from '@verbena/server/features/lookup/explanation/explanation-sources'
import { openDictionaries } from '@verbena/server/providers/dictionary/dictionary'
import { judge, show, toTable } from '../harness/report.ts'
import { measureSenses } from './measure-senses.ts'
import { catalogueTexts, content, lookupsOf, type Text } from './texts.ts'

export type LookupArguments = {
  /** Folder of dictionary packs; without it only the lexicon is measured. */
  dictionaries: string | undefined
  /** Plain text files as `es:path`, instead of the texts of the catalogue. */
  files: string[]
}

/** The share of running words that each language pair explains, and the time of an explanation. */
export function measureLookup({ dictionaries, files }: LookupArguments): string {
  const lexicon = readStarterLexicon(content)
  const dictionary = openDictionaries(dictionaries ?? '/nowhere', (sentence) => console.log(sentence))
  const sources: Sources = {
    lexicon,
    wordNet: { lookup: () => [] },
    dictionary: (question) => explainByDictionary(dictionary, question),
  }
  const texts = files.length > 0 ? files.map(readText) : catalogueTexts()
  const rows = texts.flatMap((text) =>
    targetLanguageCodes
      .filter((code) => code !== text.language)
      .map((native) =>
        coverage(text, native, (question) => explainFromSources(sources, question).error === undefined),
      ),
  )
  dictionary.close()
  const isOurs = files.length === 0
  const table = toTable(
    ['running words explained', 'words', '%', 'µs a word', 'not found'],
    rows.map(({ pair, words, share, microseconds, missing }) => [
      pair,
      show(words),
      judge(share, isOurs ? { atLeast: 99 } : goalWithPacks(pair, dictionaries), { digits: 1 }),
      show(microseconds),
      missing.slice(0, 8).join(' '),
    ]),
  )
  const senses = isOurs ? `${measureSenses(lexicon)}\n\n` : ''
  return `${table}\n\n${senses}${lexicon.conceptCount.toLocaleString('en')} concepts of our own; ${dictionary.packs.length} dictionary packs.`
}

/** The goal for other texts than ours, explained in English with packs. */
function goalWithPacks(pair: string, dictionaries: string | undefined) {
  if (!dictionaries || !pair.endsWith('→ en')) return undefined
  return { atLeast: pair.startsWith('it') || pair.startsWith('el') ? 92 : 95 }
}

function coverage(text: Text, native: LanguageCode, isKnown: (question: Question) => boolean) {
  const { language } = text
  const missing = new Map<string, number>()
  const lookups = lookupsOf(text)
  const words = lookups.length
  const start = performance.now()
  for (const lookup of lookups)
    if (!isKnown({ ...lookup, language, nativeLanguage: native }))
      missing.set(lookup.text, (missing.get(lookup.text) ?? 0) + 1)
  const missingCount = [...missing.values()].reduce((sum, count) => sum + count, 0)
  return {
    pair: `${language} → ${native}`,
    words,
    share: words === 0 ? Number.NaN : (100 * (words - missingCount)) / words,
    microseconds: (1000 * (performance.now() - start)) / Math.max(1, words),
    missing: [...missing].sort(([, a], [, b]) => b - a).map(([word]) => word),
  }
}

function readText(argument: string): Text {
  const [code, ...path] = argument.split(':')
  const language = targetLanguageCodes.find((known) => known === code)
  if (!language || path.length === 0) throw new Error(`--file takes es:path/to/text, not ${argument}.`)
  return { language, lines: readFileSync(path.join(':'), 'utf8').split('\n') }
}
