import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { explainText } from '@verbena/content/explain'
import { readStarterCatalogue } from '@verbena/content/starter-catalogue'
import { readStarterLexicon } from '@verbena/content/starter-lexicon'
import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import { targetLanguageCodes } from '@verbena/language/languages'
import { tokenise } from '@verbena/language/tokenise'
import { explainByDictionary } from '@verbena/server/features/lookup/dictionary-explanation'
import { openDictionaries } from '@verbena/server/providers/dictionary/dictionary'
import { judge, show, toTable } from './report.ts'

const content = join(import.meta.dirname, '..', 'content')

/** Lines of one language. */
type Text = { language: TargetLanguageCode; lines: string[] }
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
  const texts = files.length > 0 ? files.map(readText) : catalogueTexts()
  const rows = texts.flatMap((text) =>
    targetLanguageCodes
      .filter((code) => code !== text.language)
      .map((native) =>
        coverage(text, native, (question) => {
          const known = explainText(lexicon, question)
          // A phrase glossed word by word is not known.
          return known.error === undefined || explainByDictionary(dictionary, question) !== null
        }),
      ),
  )
  dictionary.close()
  const goal = files.length === 0 && !dictionaries ? { atLeast: 99 } : undefined
  const table = toTable(
    ['running words explained', 'words', '%', 'µs a word', 'not found'],
    rows.map(({ pair, words, share, microseconds, missing }) => [
      pair,
      show(words),
      judge(share, goal, { digits: 1 }),
      show(microseconds),
      missing.slice(0, 8).join(' '),
    ]),
  )
  return `${table}\n\n${lexicon.conceptCount.toLocaleString('en')} concepts of our own; ${dictionary.packs.length} dictionary packs.`
}

type Question = Parameters<typeof explainText>[1]

function coverage({ language, lines }: Text, native: LanguageCode, isKnown: (question: Question) => boolean) {
  const missing = new Map<string, number>()
  let words = 0
  const start = performance.now()
  for (const line of lines)
    for (const { text, isWord } of tokenise(line, language)) {
      if (!isWord || /^[\d\p{P}]+$/u.test(text)) continue
      words++
      if (isKnown({ text, context: line, language, nativeLanguage: native })) continue
      missing.set(text, (missing.get(text) ?? 0) + 1)
    }
  const lost = [...missing.values()].reduce((sum, count) => sum + count, 0)
  return {
    pair: `${language} → ${native}`,
    words,
    share: words === 0 ? Number.NaN : (100 * (words - lost)) / words,
    microseconds: (1000 * (performance.now() - start)) / Math.max(1, words),
    missing: [...missing].sort(([, one], [, other]) => other - one).map(([word]) => word),
  }
}

function catalogueTexts(): Text[] {
  const items = readStarterCatalogue(content)
  const languages = [...new Set(items.map(({ item }) => item.language))]
  return languages.map((language) => ({
    language,
    lines: items
      .filter(({ item }) => item.language === language)
      .flatMap(({ transcript }) => transcript.segments.map(({ text }) => text)),
  }))
}

function readText(argument: string): Text {
  const [code, ...path] = argument.split(':')
  const language = targetLanguageCodes.find((known) => known === code)
  if (!language || path.length === 0) throw new Error(`--file takes es:path/to/text, not ${argument}.`)
  return { language, lines: readFileSync(path.join(':'), 'utf8').split('\n') }
}
