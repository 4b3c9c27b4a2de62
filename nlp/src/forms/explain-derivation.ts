import type { Explanation } from '@verbena/contract/lookup/lookup'
import { explanationLanguageFor, fallbackLanguageCode } from '@verbena/language/interface-languages'
import { type Candidate, candidatesOf } from '@verbena/language/morphology/inflection'
import type { PartOfSpeech } from '@verbena/language/morphology/parts-of-speech'
import type { Derivation } from '@verbena/language/packs/derivations'
import type { LanguagePack } from '@verbena/language/packs/language-pack'
import { packs } from '@verbena/language/packs/packs'
import { textKey } from '@verbena/language/text/text-key'
import { senseOf } from '../lexicon/lexicon.ts'
import type { Reading } from '../lexicon/readings.ts'
import type { Question } from '../lookup/explain.ts'
import { derivationSentence } from './derivation-sentences.ts'
import type { FormSources } from './form-sources.ts'

/** Shorter bases occur in many words by accident. */
const baseMinimum = 3
/** The minimum of letters of a base and of its affix together. "Reh" is no re + h. */
const wordMinimum = 5
/** The dictionaries are asked for so many bases at most. */
const dictionaryBasesMaximum = 12

type Derived = { candidate: Candidate; derivation: Derivation; base: string }

/**
 * Explains a word by its base and what its prefix or suffix does: "ξαναγράφω" is "write again". Inflected forms are
 * explained too.
 * @returns null if no base is known
 */
export function explainDerivation(sources: FormSources, question: Question): Explanation | null {
  const pack = packs[question.language]
  const derived = derivedFrom(pack, question.text)
  for (const one of derived) {
    const reading = readingOf(sources, question, one)
    if (reading) {
      const { translations, explainedIn } = senseOf(reading, question.nativeLanguage)
      const [translation] = translations
      if (translation)
        return explanationOf(one, question, reading.lemma, translation, explainedIn, lexiconName)
    }
  }
  return explainFromDictionary(sources, question, derived)
}

const lexiconName = 'Verbena lexicon'

function explainFromDictionary(
  { dictionary }: FormSources,
  question: Question,
  derived: readonly Derived[],
): Explanation | null {
  const asked = new Set<string>()
  for (const one of derived) {
    if (asked.has(one.base)) continue
    if (asked.size >= dictionaryBasesMaximum) return null
    asked.add(one.base)
    const known = dictionary({ ...question, text: one.base, context: '' })
    const isBase = known !== null && known.translation !== '' && (known.formReasons ?? []).length === 0
    if (!isBase || !known.partOfSpeech || !one.derivation.from.includes(known.partOfSpeech)) continue
    const [translation = ''] = known.translation.split(', ')
    const explainedIn = known.explainedIn ?? question.nativeLanguage
    return explanationOf(one, question, known.lemma ?? one.base, translation, explainedIn, known.source ?? '')
  }
  return null
}

function readingOf({ lexicon }: FormSources, { language }: Question, one: Derived): Reading | undefined {
  const key = textKey(one.base)
  const concept = lexicon
    .entries(language, key)
    .find(({ partOfSpeech }) => one.derivation.from.includes(partOfSpeech))
  const lemma = concept?.words[language]?.find((word) => textKey(word) === key)
  return concept && lemma !== undefined ? { lemma, reasons: [], concept } : undefined
}

/** The ways to read a form as a derived word, those with the longest affix first. */
function derivedFrom(pack: LanguagePack, text: string): Derived[] {
  const { derivations = [] } = pack
  if (
    derivations.length === 0 ||
    text.length < wordMinimum ||
    text.length > 40 ||
    !/^[\p{L}'-]+$/u.test(text)
  )
    return []
  const seen = new Set<string>()
  return candidatesOf(pack, text)
    .filter(({ parts }) => !parts)
    .flatMap((candidate, order) =>
      derivations
        .filter(({ to }) => candidate.partOfSpeech === null || candidate.partOfSpeech === to)
        .flatMap((derivation) =>
          basesOf(pack, derivation, textKey(candidate.lemma)).map((base) => ({
            candidate: { ...candidate, partOfSpeech: derivation.to },
            derivation,
            base,
            order,
          })),
        ),
    )
    .filter(({ candidate, derivation, base }) => {
      const key = `${candidate.lemma} ${derivation.affix} ${base} ${derivation.from.join()}`
      return !seen.has(key) && seen.add(key)
    })
    .sort(
      (one, other) => other.derivation.affix.length - one.derivation.affix.length || one.order - other.order,
    )
}

function basesOf(pack: LanguagePack, { start, end, bases = [''] }: Derivation, word: string): string[] {
  const made =
    start !== undefined ? [behind(word, start)] : bases.map((base) => before(word, end ?? '', base))
  return made
    .filter((base) => base !== undefined && base.length >= baseMinimum && base !== word)
    .flatMap((base) => (base === undefined ? [] : withStress(pack, base)))
}

const behind = (word: string, start: string) =>
  word.startsWith(start) ? word.slice(start.length) : undefined
const before = (word: string, end: string, base: string) =>
  end !== '' && word.endsWith(end) ? word.slice(0, -end.length) + base : undefined

/** A Greek base may have its accent elsewhere: άγνωστος is not γνωστός. */
function withStress({ stress }: LanguagePack, base: string): string[] {
  if (!stress) return [base]
  const plain = stress.without(base)
  return [...new Set([base, ...[1, 2, 3].flatMap((syllable) => stress.on(plain, syllable) ?? [])])]
}

function explanationOf(
  { candidate, derivation }: Derived,
  { text, nativeLanguage }: Question,
  base: string,
  translation: string,
  explainedIn: Question['nativeLanguage'],
  source: string,
): Explanation {
  const { affix, to } = derivation
  // "unsupported" is not supported; "unlock" undoes locking.
  const isState = derivation.effect === 'reversed' && candidate.reasons.includes('participle')
  const effect = isState ? 'not' : derivation.effect
  const language = packs[explainedIn]?.derivedMeanings ? explainedIn : fallbackLanguageCode
  const definedIn = explanationLanguageFor(nativeLanguage)
  return {
    word: text,
    translation: (packs[language]?.derivedMeanings?.[effect] ?? '{}').replace('{}', translation),
    definition: derivationSentence(definedIn, effect, affix, base),
    ...(definedIn !== nativeLanguage && { definedIn }),
    example: '',
    lemma: isNounWithCapital(to, text, candidate) ? capitalised(candidate.lemma) : candidate.lemma,
    ...(candidate.reasons.length > 0 && { formReasons: [...candidate.reasons] }),
    parts: derivation.start === undefined ? [base, affix] : [affix, base],
    partOfSpeech: to,
    ...(explainedIn !== nativeLanguage && { explainedIn }),
    source,
  }
}

/** A German noun has a capital, which its key has not. */
const isNounWithCapital = (to: PartOfSpeech, text: string, { lemma }: Candidate) =>
  to === 'noun' && /^\p{Lu}/u.test(text) && text !== text.toUpperCase() && /^\p{Ll}/u.test(lemma)

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
