import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readStarterCatalogue } from '@verbena/content/catalogue/starter-catalogue'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { targetLanguageCodes } from '@verbena/language/languages'
import { tokenise } from '@verbena/language/text/tokenise'
import type { Concept } from '@verbena/nlp/lexicon/concept-schema'

export const content = join(import.meta.dirname, '../..', 'content')

/** Lines of one language. */
export type Text = { language: TargetLanguageCode; lines: string[] }

/** A word that somebody touches in its line. */
export type Touch = { text: string; context: string }

/** What is said in our videos and songs. */
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

/** The examples of our lexicon: more sentences than all our videos have. */
export const exampleTexts = (): Text[] =>
  targetLanguageCodes.map((language) => ({
    language,
    lines: readConcepts().flatMap(({ example }) => example?.[language] ?? []),
  }))

/** The definitions of our lexicon: with rarer words than it explains. */
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

/** Every word of a text in its line, in the order of the text; numbers are none. */
export const touchesOf = ({ language, lines }: Text): Touch[] =>
  lines.flatMap((context) =>
    tokenise(context, language)
      .filter(({ text, isWord }) => isWord && !/^[\d\p{P}]+$/u.test(text))
      .map(({ text }) => ({ text, context })),
  )

export const textOf = (texts: Text[], language: TargetLanguageCode): Text =>
  texts.find((text) => text.language === language) ?? { language, lines: [] }

/** Every word once, and long enough to be heard. */
export const formsOf = (touches: Touch[]): string[] => [
  ...new Set(touches.map(({ text }) => text.toLowerCase()).filter((text) => text.length > 3)),
]
