import type { Explanation } from '@verbena/contract/lookup/lookup'
import { fallbackLanguageCode } from '@verbena/language/interface-languages'
import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import { type Candidate, candidatesOf, reflexivesOf } from '@verbena/language/morphology/inflection'
import { packs } from '@verbena/language/packs/packs'
import type { Dictionary } from '../../../providers/dictionary/dictionary.ts'
import type { DictionaryEntry } from '../../../providers/dictionary/dictionary-entry.ts'

type Question = { text: string; language: TargetLanguageCode; nativeLanguage: LanguageCode }
type Found = { entry: DictionaryEntry; candidate: Candidate }

/** Limits of the shown explanation. */
const shown = { translations: 6, alternatives: 5, definitionLength: 300, candidates: 24 }

/** The explanation of a word or phrase from the installed dictionaries; null if they do not have it. */
export function explainByDictionary(dictionary: Dictionary, question: Question): Explanation | null {
  if (dictionary.packs.length === 0) return null
  const { text, language, nativeLanguage } = question
  for (const into of new Set<LanguageCode>([nativeLanguage, fallbackLanguageCode])) {
    const found = findEntries(dictionary, text, language, into)
    const [best, ...others] = found.filter(({ entry }) => entry.translations.length > 0 || into === language)
    if (best) return explanationOf(best, others, question, into)
  }
  return null
}

/** The entries of the form itself, then those of its candidate lemmas. */
function findEntries(
  dictionary: Dictionary,
  text: string,
  language: TargetLanguageCode,
  into: LanguageCode,
): Found[] {
  const seen = new Set<string>()
  return candidatesFor(dictionary, text, language).flatMap((candidate) =>
    dictionary
      .entries(language, candidate.lemma, into)
      .filter(({ partOfSpeech }) => fits(candidate, partOfSpeech))
      .filter(({ headword, partOfSpeech }) => {
        const key = `${headword} ${partOfSpeech}`
        return !seen.has(key) && seen.add(key)
      })
      .map((entry) => ({ entry, candidate })),
  )
}

/** An entry without a part of speech fits every candidate. */
const fits = (candidate: Candidate, partOfSpeech: DictionaryEntry['partOfSpeech']) =>
  candidate.partOfSpeech === null || partOfSpeech === undefined || candidate.partOfSpeech === partOfSpeech

function candidatesFor(dictionary: Dictionary, text: string, language: TargetLanguageCode): Candidate[] {
  const pack = packs[language]
  const undone = candidatesOf(pack, text)
  const listed = dictionary
    .lemmas(language, text)
    .map(({ lemma, partOfSpeech = null }): Candidate => ({ lemma, partOfSpeech, reasons: [] }))
  const itself: Candidate = { lemma: text, partOfSpeech: null, reasons: [] }
  const all = [itself, ...undone, ...listed]
  const reflexive = all.flatMap((one) => reflexivesOf(pack, one.lemma).map((lemma) => ({ ...one, lemma })))
  return [...all, ...reflexive].slice(0, shown.candidates)
}

function explanationOf(
  { entry, candidate }: Found,
  others: Found[],
  { text, nativeLanguage }: Question,
  into: LanguageCode,
): Explanation {
  const translations = entry.translations.slice(0, shown.translations)
  const [example] = entry.examples
  return {
    word: text,
    translation: translations.map(({ text: translation }) => translation).join(', '),
    ...definitionIn(entry, nativeLanguage),
    example: example?.text ?? '',
    ...(example?.translation && { exampleTranslation: example.translation }),
    lemma: entry.headword,
    ...(candidate.reasons.length > 0 && { formReasons: [...candidate.reasons] }),
    ...(candidate.parts && { parts: [...candidate.parts] }),
    ...(entry.partOfSpeech && { partOfSpeech: entry.partOfSpeech }),
    ...(entry.gender && { gender: entry.gender }),
    ...(into !== nativeLanguage && { explainedIn: into }),
    ...(translations.every(({ certainty }) => certainty === 'uncertain') && { isUncertain: true }),
    ...alternativesOf(others),
    source: [...new Set(translations.map(({ source }) => source))].join(', ') || entry.sources.join(', '),
  }
}

/** The definition in the learner's native language, else in the fallback language, else in any. */
function definitionIn(
  { definitions }: DictionaryEntry,
  nativeLanguage: LanguageCode,
): Pick<Explanation, 'definition' | 'definedIn'> {
  const best =
    definitions.find(({ language }) => language === nativeLanguage) ??
    definitions.find(({ language }) => language === fallbackLanguageCode) ??
    definitions[0]
  return {
    definition: best?.text.slice(0, shown.definitionLength) ?? '',
    ...(best && best.language !== nativeLanguage && { definedIn: best.language }),
  }
}

function alternativesOf(others: Found[]): Pick<Explanation, 'alternatives'> {
  const alternatives = others.slice(0, shown.alternatives).flatMap(({ entry }) =>
    entry.partOfSpeech
      ? [
          {
            lemma: entry.headword,
            partOfSpeech: entry.partOfSpeech,
            translation: entry.translations
              .slice(0, 3)
              .map(({ text }) => text)
              .join(', '),
          },
        ]
      : [],
  )
  return alternatives.length > 0 ? { alternatives } : {}
}
