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
import { catalogueTexts, content, type Text, touchesOf } from './texts.ts'

export type LookupArguments = {
  /** Where packs are; without it the lexicon alone is measured. */
  dictionaries: string | undefined
  /** `es:path`, plain text, in place of the texts that ship with the repository. */
  files: string[]
}

/** What share of running words each pair explains, and how long an explanation takes. */
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

/** Of texts from elsewhere, with packs: what most readers of these languages ask for. */
function goalWithPacks(pair: string, dictionaries: string | undefined) {
  if (!dictionaries || !pair.endsWith('→ en')) return undefined
  return { atLeast: pair.startsWith('it') || pair.startsWith('el') ? 92 : 95 }
}

function coverage(text: Text, native: LanguageCode, isKnown: (question: Question) => boolean) {
  const { language } = text
  const missing = new Map<string, number>()
  const touches = touchesOf(text)
  const words = touches.length
  const start = performance.now()
  for (const touch of touches)
    if (!isKnown({ ...touch, language, nativeLanguage: native }))
      missing.set(touch.text, (missing.get(touch.text) ?? 0) + 1)
  const lost = [...missing.values()].reduce((sum, count) => sum + count, 0)
  return {
    pair: `${language} → ${native}`,
    words,
    share: words === 0 ? Number.NaN : (100 * (words - lost)) / words,
    microseconds: (1000 * (performance.now() - start)) / Math.max(1, words),
    missing: [...missing].sort(([, one], [, other]) => other - one).map(([word]) => word),
  }
}

function readText(argument: string): Text {
  const [code, ...path] = argument.split(':')
  const language = targetLanguageCodes.find((known) => known === code)
  if (!language || path.length === 0) throw new Error(`--file takes es:path/to/text, not ${argument}.`)
  return { language, lines: readFileSync(path.join(':'), 'utf8').split('\n') }
}
