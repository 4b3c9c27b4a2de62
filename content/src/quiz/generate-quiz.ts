import { type QuestionKind, type QuizQuestion, questionKinds, questionsMaximum } from '@verbena/contract/quiz'
import type { LanguageCode } from '@verbena/language/languages'
import { type Chance, seededChance, shuffled, sortedBy } from '@verbena/language/seeded'
import { type DraftQuestion, openWorkshop, toQuestion } from './question.ts'
import { type Candidate, candidatesOf } from './quiz-candidates.ts'
import type { Told } from './told.ts'
import type { Learner } from './word-worth.ts'

export type QuizOrder = {
  told: Told
  learner: Learner
  nativeLanguage: LanguageCode
  /** The same seed makes the same test. */
  seed: string
}

/** One test: kinds take turns, from the beginning of the transcript to its end. */
export function generateQuiz(order: QuizOrder): QuizQuestion[] {
  const { chance, candidates } = begin(order)
  return placed(select(candidates, order.told, chance), order.nativeLanguage, chance)
}

/** Everything that can be asked about a transcript, no word twice. */
export function generatePool(order: QuizOrder): QuizQuestion[] {
  const { chance, candidates } = begin(order)
  const drafts = candidates.flatMap(({ make }) => make() ?? [])
  return placed(drafts, order.nativeLanguage, chance)
}

function begin({ told, learner, nativeLanguage, seed }: QuizOrder) {
  const chance = seededChance(seed)
  return { chance, candidates: candidatesOf(openWorkshop(told, learner, nativeLanguage, chance)) }
}

/** For each place of a test the question of its turn's kind that is nearest to that part of the transcript. */
function select(candidates: readonly Candidate[], { lines }: Told, chance: Chance): DraftQuestion[] {
  const present = questionKinds.filter((kind) => candidates.some((candidate) => candidate.kind === kind))
  const kinds = shuffled(present, chance)
  const free = new Set(candidates)
  const chosen: DraftQuestion[] = []
  for (let place = 0; place < questionsMaximum; place++) {
    const where = ((place + 0.5) / questionsMaximum) * lines.length
    const kind = kinds[place % kinds.length]
    const fittest = sortedBy(
      [...free],
      (candidate) => unfitness(candidate, kind, where, lines.length) + chance(),
    )
    const best = firstFitting(fittest, free, chosen, false) ?? firstFitting(fittest, free, chosen, true)
    if (best) chosen.push(best)
  }
  return sortedBy(chosen, ({ line }) => line.segment)
}

/** From 0: far from its place, of another kind, not worth much. */
function unfitness(
  { kind, line, worth }: Candidate,
  wanted: QuestionKind | undefined,
  where: number,
  lineCount: number,
): number {
  const distance = Math.abs(line.segment + 0.5 - where) / lineCount
  return distance * 10 + (kind === wanted ? 0 : 3) - worth * 0.2
}

/** Makes one after the other until one goes with the others; what cannot be made is not tried again. */
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

/** Whether a question neither repeats another nor says what another asks. */
function goTogether(one: DraftQuestion, other: DraftQuestion, isLoose: boolean): boolean {
  if (tells(one, other) || tells(other, one)) return false
  if (isLoose) return one.line !== other.line || one.kind !== other.kind
  return one.speaker === undefined || one.speaker !== other.speaker
}

const tells = (one: DraftQuestion, other: DraftQuestion) =>
  other.kind === 'missingWord' &&
  (one.line.folded === other.line.folded || one.shown.some(({ folded }) => folded === other.line.folded))

/** Right answers stand in every place equally often, in no order that one could learn. */
function placed(
  drafts: readonly DraftQuestion[],
  nativeLanguage: LanguageCode,
  chance: Chance,
): QuizQuestion[] {
  let deck: number[] = []
  return drafts.map((draft) => {
    if (deck.length === 0) deck = shuffled([0, 1, 2, 3], chance)
    const place = deck.pop() ?? 0
    return toQuestion(draft, place % (draft.wrong.length + 1), nativeLanguage)
  })
}
