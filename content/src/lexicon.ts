import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import type { FormReason } from '@verbena/language/parts-of-speech'
import type { Concept, FormsFile } from './lexicon-schema.ts'

/** One way to read a form: the base form, why the form differs from it, and what the base form means. */
export type Reading = { lemma: string; reasons: FormReason[]; concept: Concept }

/** What the lexicon says of a reading in one native language. */
export type Sense = {
  reading: Reading
  /** Best first; empty when the lexicon has neither word nor gloss for this pair. */
  translations: string[]
  /** The language of the translations: English stands in where the native one is missing. */
  explainedIn: LanguageCode
}

export type Lexicon = {
  conceptCount: number
  /** Every reading of a form, likeliest first: as a base form, then through its inflections. */
  readings: (language: TargetLanguageCode, form: string) => Reading[]
}

type Entries = Map<string, Concept[]>

/** For comparison only: lower case, typographic apostrophes as plain ones. */
export const foldForm = (form: string) => form.normalize('NFC').replace(/[’ʼ]/g, "'").toLowerCase()

/** Indexes concepts and forms; both were checked by their schemas before. */
export function buildLexicon(
  concepts: Concept[],
  forms: Partial<Record<TargetLanguageCode, FormsFile>>,
): Lexicon {
  const byLanguage = new Map<string, Entries>()
  for (const concept of concepts)
    for (const [language, words] of Object.entries(concept.words)) {
      const entries = byLanguage.get(language) ?? new Map<string, Concept[]>()
      byLanguage.set(language, entries)
      for (const word of words) {
        const key = foldForm(word)
        entries.set(key, [...(entries.get(key) ?? []), concept])
      }
    }
  return {
    conceptCount: concepts.length,
    readings: (language, form) => {
      const entries = byLanguage.get(language)
      if (!entries) return []
      const key = foldForm(form)
      return [...baseReadings(entries, language, key), ...inflectedReadings(entries, forms[language], key)]
    },
  }
}

function baseReadings(entries: Entries, language: TargetLanguageCode, key: string): Reading[] {
  return (entries.get(key) ?? []).map((concept) => ({
    lemma: concept.words[language]?.find((word) => foldForm(word) === key) ?? key,
    reasons: [],
    concept,
  }))
}

function inflectedReadings(entries: Entries, forms: FormsFile | undefined, key: string): Reading[] {
  const found = forms && Object.hasOwn(forms, key) ? forms[key] : undefined
  return (found ?? []).flatMap(({ lemma, reasons }) =>
    (entries.get(foldForm(lemma)) ?? []).map((concept) => ({ lemma, reasons, concept })),
  )
}

/** Translates a reading through its concept; English stands in for a native language that is missing. */
export function senseOf(reading: Reading, nativeLanguage: LanguageCode): Sense {
  const own = translationsInto(reading.concept, nativeLanguage)
  if (own.length > 0) return { reading, translations: own, explainedIn: nativeLanguage }
  return { reading, translations: translationsInto(reading.concept, 'en'), explainedIn: 'en' }
}

function translationsInto({ words, gloss }: Concept, language: LanguageCode): string[] {
  if (language === 'zh') return []
  const text = gloss?.[language]
  return [...new Set([...(words[language] ?? []), ...(text ? [text] : [])])]
}
