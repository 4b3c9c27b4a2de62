import { type QuestionKind, type QuizQuestion, questionsMaximum } from '@verbena/contract/media-tests'
import { questionKinds } from '@verbena/contract/media-tests.schemas'
import type { LanguageCode } from '@verbena/language/languages'
import { type RandomSource, seededRandom, shuffled, sortedBy } from '@verbena/language/random/seeded-random'
import { type DraftQuestion, openWorkshop, toQuestion } from './questions/question.ts'
import { type Candidate, candidatesOf } from './questions/quiz-candidates.ts'
import type { AnalysedTranscript } from './transcript/analysed-transcript.ts'
import type { Learner } from './transcript/word-score.ts'

export type QuizOrder = {
  transcript: AnalysedTranscript
  learner: Learner
  nativeLanguage: LanguageCode
  /** The same seed gives the same test. */
  seed: string
}

/** Generates a test. Kinds of questions alternate, and questions follow the order of the transcript. */
export function generateQuiz(order: QuizOrder): QuizQuestion[] {
  const { random, candidates } = begin(order)
  return placed(select(candidates, order.transcript, random), order.nativeLanguage, random)
}

/** All possible questions about a transcript, no word twice. */
export function generatePool(order: QuizOrder): QuizQuestion[] {
  const { random, candidates } = begin(order)
  const drafts = candidates.flatMap(({ make }) => make() ?? [])
  return placed(drafts, order.nativeLanguage, random)
}

function begin({ transcript, learner, nativeLanguage, seed }: QuizOrder) {
  const random = seededRandom(seed)
  return { random, candidates: candidatesOf(openWorkshop(transcript, learner, nativeLanguage, random)) }
}

/** Selects for each position of the test a question of the next kind that is close to that part of the transcript. */
function select(
  candidates: readonly Candidate[],
  { lines }: AnalysedTranscript,
  random: RandomSource,
): DraftQuestion[] {
  const present = questionKinds.filter((kind) => candidates.some((candidate) => candidate.kind === kind))
  const kinds = shuffled(present, random)
  const free = new Set(candidates)
  const chosen: DraftQuestion[] = []
  for (let place = 0; place < questionsMaximum; place++) {
    const where = ((place + 0.5) / questionsMaximum) * lines.length
    const kind = kinds[place % kinds.length]
    const fittest = sortedBy(
      [...free],
      (candidate) => unfitness(candidate, kind, where, lines.length) + random(),
    )
    const best = firstFitting(fittest, free, chosen, false) ?? firstFitting(fittest, free, chosen, true)
    if (best) chosen.push(best)
  }
  return sortedBy(chosen, ({ line }) => line.segment)
}

/** How little a candidate suits a position of the test, from 0, by distance, kind and score. */
function unfitness(
  { kind, line, score }: Candidate,
  wanted: QuestionKind | undefined,
  where: number,
  lineCount: number,
): number {
  const distance = Math.abs(line.segment + 0.5 - where) / lineCount
  return distance * 10 + (kind === wanted ? 0 : 3) - score * 0.2
}

/** Generates candidates until one is compatible with the chosen questions; those that fail are not tried again. */
function firstFitting(
  candidates: readonly Candidate[],
  free: Set<Candidate>,
  chosen: readonly DraftQuestion[],
  isLoose: boolean,
): DraftQuestion | undefined {
  for (const candidate of candidates) {
    if (!free.has(candidate) || (!isLoose && chosen.some(({ line }) => line === candidate.line))) continue
    const draft = candidate.make()
    if (!draft) free.delete(candidate)
    if (!draft || !chosen.every((other) => goTogether(draft, other, isLoose))) continue
    free.delete(candidate)
    return draft
  }
  return undefined
}

/** Whether a question neither repeats another nor reveals its answer. */
function goTogether(one: DraftQuestion, other: DraftQuestion, isLoose: boolean): boolean {
  if (tells(one, other) || tells(other, one)) return false
  if (isLoose) return one.line !== other.line || one.kind !== other.kind
  return one.speaker === undefined || one.speaker !== other.speaker
}

const tells = (one: DraftQuestion, other: DraftQuestion) =>
  other.kind === 'missingWord' &&
  (one.line.key === other.line.key || one.shown.some(({ key }) => key === other.line.key))

/** Puts the right option at each position equally often, in an unpredictable order. */
function placed(
  drafts: readonly DraftQuestion[],
  nativeLanguage: LanguageCode,
  random: RandomSource,
): QuizQuestion[] {
  let deck: number[] = []
  return drafts.map((draft) => {
    if (deck.length === 0) deck = shuffled([0, 1, 2, 3], random)
    const place = deck.pop() ?? 0
    return toQuestion(draft, place % (draft.wrong.length + 1), nativeLanguage)
  })
}
