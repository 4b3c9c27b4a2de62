import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readStarterCatalogue } from '@verbena/content/catalogue/starter-catalogue'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { targetLanguageCodes } from '@verbena/language/languages'
import { tokenise } from '@verbena/language/text/tokenise'
import type { Concept } from '@verbena/nlp/lexicon/concept-schema'

export const content = join(import.meta.dirname, '../..', 'content')

export type Text = { language: TargetLanguageCode; lines: string[] }

/** A word that is looked up in its line. */
export type Lookup = { text: string; context: string }

/** The transcripts of our videos and songs, one text for each language. */
export function catalogueTexts(): Text[] {
  const items = readStarterCatalogue(content)
  const languages = [...new Set(items.map(({ item }) => item.language))]
  return languages.map((language) => ({
    language,
    lines: items
      .filter(({ item }) => item.language === language)
      .flatMap(({ transcript }) => transcript.segments.map(({ text }) => text)),
  }))
}

/** The example sentences of our lexicon, which are more than those of our videos. */
export const exampleTexts = (): Text[] =>
  targetLanguageCodes.map((language) => ({
    language,
    lines: readConcepts().flatMap(({ example }) => example?.[language] ?? []),
  }))

/** The definitions of our lexicon, which contain words that it does not explain. */
export const definitionText = (language: 'en' | 'es'): Text => ({
  language,
  lines: readConcepts().map(({ definition }) => definition[language]),
})

export function readConcepts(): Concept[] {
  const root = join(content, 'lexicon')
  return readdirSync(root)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(join(root, name), 'utf8')) as Concept[])
}

/** Every word of a text with its line, in the order of the text, without numbers. */
export const lookupsOf = ({ language, lines }: Text): Lookup[] =>
  lines.flatMap((context) =>
    tokenise(context, language)
      .filter(({ text, isWord }) => isWord && !/^[\d\p{P}]+$/u.test(text))
      .map(({ text }) => ({ text, context })),
  )

export const textOf = (texts: Text[], language: TargetLanguageCode): Text =>
  texts.find((text) => text.language === language) ?? { language, lines: [] }

/** Every form once, without those of up to three letters. */
export const distinctForms = (lookups: Lookup[]): string[] => [
  ...new Set(lookups.map(({ text }) => text.toLowerCase()).filter((text) => text.length > 3)),
]
