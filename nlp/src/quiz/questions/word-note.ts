import { fallbackLanguageCode } from '@verbena/language/interface-languages'
import type { LanguageCode } from '@verbena/language/languages'
import type { FormReason } from '@verbena/language/morphology/parts-of-speech'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import { senseOf } from '../../lexicon/lexicon.ts'
import type { Reading } from '../../lexicon/readings.ts'
import { lookAlike } from '../options/fair-options.ts'
import {
  type AnalysedTranscript,
  type TranscriptToken,
  translationOf,
} from '../transcript/analysed-transcript.ts'
import { lineKey } from '../transcript/normalise-line.ts'
import type { Workshop } from './question.ts'

export type Meaning = { text: string; language: LanguageCode; isDefinition: boolean }

type Helped = Pick<Workshop, 'transcript' | 'helpLanguage'>

/** The meaning of a word in its line: the translation that occurs in the translation of the line, or else the first. */
export function meaningOf(workshop: Helped, word: TranscriptToken): Meaning | undefined {
  const { transcript, helpLanguage } = workshop
  const { best, isSure } = transcript.read(word)
  const line = transcript.lines[word.segment]
  if (!best || !isSure || !line) return undefined
  const [first, ...others] = meaningsOf(workshop, best)
  const translation = translationOf(line, helpLanguage, transcript.language)
  if (!first || first.isDefinition || translation?.language !== first.language) return first
  const paddedKey = ` ${lineKey(translation.text)} `
  return [first, ...others].find(({ text }) => paddedKey.includes(` ${lineKey(text)} `)) ?? first
}

/** The maximum of meanings that are shown if the right one is unknown. */
const hintsMaximum = 3

/** A hint for a word: its meaning in the line or, if that is unknown, all its meanings. */
export function hintOf(workshop: Helped, word: TranscriptToken): string | undefined {
  const { best, all, isClear } = workshop.transcript.read(word)
  const sure = meaningOf(workshop, word)
  if (sure || !best || !isClear) return sure?.text
  const [first, ...others] = all.flatMap((reading) => meaningsOf(workshop, reading).slice(0, 1))
  if (!first) return undefined
  const alike = others.filter(({ language }) => language === first.language)
  const texts = new Set([first, ...alike].map(({ text }) => text))
  return [...texts].slice(0, hintsMaximum).join(first.isDefinition ? '; ' : ', ')
}

/** Whether a meaning is a part of a word or a gloss in brackets, which would be conspicuous among options. */
export const isFragment = (meaning: string) => /-$|^\(/.test(meaning)

/** Whether a meaning is no good question: a fragment, or nearly the same word in both languages. */
export function isTooPlain(transcript: AnalysedTranscript, word: TranscriptToken, meaning: string): boolean {
  const meaningKey = lineKey(meaning)
  return (
    isFragment(meaning) ||
    [word.text, transcript.read(word).best?.lemma ?? word.text].some((form) => {
      const key = lineKey(form)
      return key.startsWith(meaningKey) || meaningKey.startsWith(key) || lookAlike(key, meaningKey)
    })
  )
}

/** The meanings of a reading, best first. If the target language is the fallback language, they are the definition. */
export function meaningsOf({ transcript, helpLanguage }: Helped, reading: Reading): Meaning[] {
  const { translations, explainedIn } = senseOf(reading, helpLanguage)
  if (explainedIn === transcript.language)
    return [
      {
        text: reading.concept.definition[fallbackLanguageCode],
        language: fallbackLanguageCode,
        isDefinition: true,
      },
    ]
  return translations.map((text) => ({ text, language: explainedIn, isDefinition: false }))
}

/** Tenses and moods. Without one, person and number do not describe the form of a verb. */
const verbal = /present|past|imperfect|future|conditional|subjunctive|imperative|infinitive|gerund|participle/

/** The reasons that all readings of a form share: "hatte" is past in any person. */
function certainReasons(best: Reading, all: readonly Reading[]): readonly FormReason[] {
  const forms = all.filter(({ concept, lemma }) => concept === best.concept && lemma === best.lemma)
  const common = best.reasons.filter((reason) => forms.every(({ reasons }) => reasons.includes(reason)))
  const hasTense = best.concept.partOfSpeech !== 'verb' || common.some((reason) => verbal.test(reason))
  return hasTense ? common : []
}

/** A sentence about the meaning and the inflection of a word; empty if they are uncertain. */
export function wordNote(workshop: Workshop, word: TranscriptToken): string {
  const { transcript, sentences, helpLanguage } = workshop
  const { best, all } = transcript.read(word)
  const meaning = meaningOf(workshop, word)
  const line = transcript.lines[word.segment]
  if (!best || !meaning || !line) return ''
  // The definition is added only if no translation of the line explains the word.
  const isPut = meaning.isDefinition || translationOf(line, helpLanguage, transcript.language) !== undefined
  const definition = isPut ? '' : best.concept.definition[sentences.language]
  if (lemmaKey(best.lemma) === word.key || best.reasons.length === 0)
    return sentences.wordMeans(word.text, meaning.text, definition)
  const reasons = certainReasons(best, all)
    .map((reason) => sentences.reasons[reason])
    .join(', ')
  // Person and number are one reason.
  const read = reasons.replace(/(persona?), (singular|plural)/g, '$1 $2')
  return sentences.formMeans(word.text, best.lemma, read, meaning.text, definition)
}
