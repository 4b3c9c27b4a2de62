import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readStarterCatalogue } from '@verbena/content/catalogue/starter-catalogue'
import { readStarterLessons } from '@verbena/content/lessons/starter-lessons'
import type { TargetLanguageCode } from '@verbena/language/languages'
import type { Concept } from '@verbena/nlp/lexicon/concept-schema'
import type { Lexicon } from '@verbena/nlp/lexicon/lexicon'
import type { Reading } from '@verbena/nlp/lexicon/readings'
import { sentencesIn, type TrainingSentence } from './training-sentence.ts'

/** Sentences with the same meaning in several languages. */
type Parallel = { texts: Partial<Record<TargetLanguageCode, string>>; concept?: string }

export function readParallel(content: string): Parallel[] {
  const root = join(content, 'lexicon')
  const concepts = readdirSync(root)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(join(root, name), 'utf8')) as Concept[])
  const examples = concepts.flatMap(({ id, example }) => (example ? [{ texts: example, concept: id }] : []))
  const lessons = readStarterLessons(content).flatMap((lesson) =>
    'items' in lesson
      ? lesson.items.flatMap((item) =>
          'says' in item
            ? [
                {
                  texts: Object.fromEntries(Object.entries(item.says).map(([code, says]) => [code, says[0]])),
                },
              ]
            : [],
        )
      : [],
  )
  const films = readStarterCatalogue(content).flatMap(({ item, transcript }) =>
    transcript.segments.map(({ text, translations }) => ({
      texts: { ...translations, [item.language]: text },
    })),
  )
  return [...examples, ...lessons, ...films]
}

/** A concept that fewer other languages confirm is not certain. */
const confirmationsMinimum = 3

/** What the translations of sentences say about the meanings of their words. */
export function parallelTraining(
  lexicon: Lexicon,
  parallel: readonly Parallel[],
  weight: number,
): Map<TargetLanguageCode, TrainingSentence[]> {
  const training = new Map<TargetLanguageCode, TrainingSentence[]>()
  for (const { texts, concept } of parallel) {
    const parts = Object.entries(texts).map(([code, text]) => {
      const language = code as TargetLanguageCode
      const sentences = sentencesIn(lexicon, language, text)
      const said = new Set(
        sentences.flatMap(({ slots }) =>
          slots.flatMap(({ readings }) => readings.map((one) => one.concept.id)),
        ),
      )
      return { language, sentences, said }
    })
    for (const { language, sentences } of parts) {
      const others = parts.filter((part) => part.language !== language)
      for (const part of sentences) {
        const right = part.slots.map(({ readings }) => confirmed(readings, others, concept))
        if (right.some((one) => one !== undefined))
          training.set(language, [
            ...(training.get(language) ?? []),
            { ...part, right, weight, isTagged: false },
          ])
      }
    }
  }
  return training
}

function confirmed(
  readings: readonly Reading[],
  others: readonly { said: ReadonlySet<string> }[],
  own: string | undefined,
): ReadonlySet<Reading> | undefined {
  const ofOwn = readings.filter(({ concept }) => concept.id === own)
  if (ofOwn.length > 0) return new Set(ofOwn)
  const votes = readings.map(({ concept }) => others.filter(({ said }) => said.has(concept.id)).length)
  const best = Math.max(...votes)
  if (best < Math.min(confirmationsMinimum, others.length)) return undefined
  return new Set(readings.filter((_, index) => votes[index] === best))
}
