import type { PinnedBlock } from '@verbena/content/pinned/read-pinned'
import { nativeLanguageFor } from '@verbena/content/tagged/read-tagged'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { tokenise } from '@verbena/language/text/tokenise'
import { type Lexicon, senseOf } from '@verbena/nlp/lexicon/lexicon'
import type { Reading } from '@verbena/nlp/lexicon/readings'
import { cardTranslations } from '@verbena/nlp/lookup/card-translations'
import { readingsInContext } from '@verbena/nlp/lookup/explain'
import { anyPhrase } from '@verbena/nlp/pinned/pinned-sentences'

/** A word of a sentence with its readings, as the ranking orders them now. */
export type DraftWord = { form: string; readings: readonly Reading[] }

/** More are seldom right, and make a draft long. */
const readingsMaximum = 7

export function draftOf(lexicon: Lexicon, language: TargetLanguageCode, sentence: string): DraftWord[] {
  return tokenise(sentence, language)
    .filter(({ isWord }) => isWord)
    .map(({ text, start }) => ({
      form: text,
      readings: readingsInContext(lexicon, {
        text,
        at: start,
        context: sentence,
        language,
        nativeLanguage: nativeLanguageFor(language),
      }).slice(0, readingsMaximum),
    }))
}

/**
 * A draft for a reader: `#` with the number and the text of the sentence, then a line for each word with its number, form and
 * readings, separated by ` | `: base form (`=` for the form itself), the first letters of the class, translations.
 */
export function showDraft(
  lexicon: Lexicon,
  language: TargetLanguageCode,
  number: number,
  sentence: string,
): string {
  const lines = draftOf(lexicon, language, sentence).map(({ form, readings }, index) => {
    const shown = readings.map((reading) => {
      const sense = senseOf(reading, nativeLanguageFor(language))
      const translations = cardTranslations(lexicon, language, sense).slice(0, 2).join(', ')
      const name = reading.lemma === form ? '=' : reading.lemma
      return `${name} ${reading.isPhrase ? 'phrase' : reading.concept.partOfSpeech.slice(0, 4)}: ${translations}`
    })
    return `${index + 1} ${form}: ${shown.join(' | ') || '–'}`
  })
  return [`#${number} ${sentence}`, ...lines].join('\n')
}

/** What a reader corrects: by sentence and word (from 1), the number of the right reading (from 1), or 0 for none. */
export type Corrections = ReadonlyMap<string, number>

/**
 * Parses lines `sentence word reading`, for example `12 3 2`; `-` instead of the reading if none is right.
 * @throws Error with a line that is something else
 */
export function parseCorrections(file: string): Corrections {
  const lines = file.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('//'))
  return new Map(
    lines.map((line) => {
      const [, sentence, word, reading] = /^(\d+)\s+(\d+)\s+(\d+|-)(?:\s.*)?$/.exec(line.trim()) ?? []
      if (!reading) throw new Error(`This is no correction: ${line}`)
      return [`${sentence} ${word}`, reading === '-' ? 0 : Number(reading)]
    }),
  )
}

/** The ids of the concepts of the phrasebook change with its entries. */
const conceptOf = ({ concept }: Reading) => (concept.id.startsWith('phrase.') ? anyPhrase : concept.id)

/** @throws Error for a correction of a word or reading that does not exist */
export function pinnedBlock(
  number: number,
  text: string,
  words: readonly DraftWord[],
  corrections: Corrections,
): PinnedBlock {
  return {
    text,
    words: words.map(({ form, readings }, index) => {
      const wanted = corrections.get(`${number} ${index + 1}`) ?? 1
      const reading = readings[wanted - 1]
      if (!reading && corrections.has(`${number} ${index + 1}`) && wanted > 0)
        throw new Error(`#${number} word ${index + 1} (${form}) has no reading ${wanted}`)
      return reading
        ? { form, lemma: reading.lemma, concept: conceptOf(reading) }
        : { form, lemma: '-', concept: '-' }
    }),
  }
}
