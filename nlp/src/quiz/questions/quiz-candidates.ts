import type { QuestionKind } from '@verbena/contract/media-tests'
import { sortedBy } from '@verbena/language/random/seeded-random'
import type { TranscriptLine } from '../transcript/analysed-transcript.ts'
import { wordScore } from '../transcript/word-score.ts'
import { firstLineQuestion, lineScore, nextLineQuestion, understandingQuestion } from './line-questions.ts'
import type { DraftQuestion, Workshop } from './question.ts'
import { speakerQuestion } from './speaker-question.ts'
import { meaningQuestion, missingWordQuestion } from './word-questions.ts'

/** A possible question. `make` builds it, which is slow and may fail. */
export type Candidate = {
  kind: QuestionKind
  line: TranscriptLine
  /** How useful the question is, from 0. */
  score: number
  make: () => DraftQuestion | undefined
}

/** All possible questions about a transcript, no word twice. */
export function candidatesOf(workshop: Workshop): Candidate[] {
  const { transcript, random } = workshop
  const once = transcript.questionLines.filter((line) => transcript.linesLike(line.key)[0] === line)
  return [...once.flatMap((line) => aboutLine(workshop, line, random() < 0.5)), ...aboutWords(workshop, once)]
}

function aboutLine(workshop: Workshop, line: TranscriptLine, asksForNext: boolean): Candidate[] {
  const score = lineScore(line)
  const makers = {
    understanding: understandingQuestion,
    order: asksForNext ? nextLineQuestion : firstLineQuestion,
    who: speakerQuestion,
  } as const
  return (['understanding', 'order', 'who'] as const).map((kind) => ({
    kind,
    line,
    score,
    make: () => makers[kind](workshop, line),
  }))
}

/** The maximum of words for which questions are tried: eight times what a test needs. */
const wordsMaximum = 80

/** Candidates about words. Each lemma occurs once, alternately as a question of meaning and as a missing word. */
function aboutWords(workshop: Workshop, lines: readonly TranscriptLine[]): Candidate[] {
  const { transcript, learner, random } = workshop
  const usedLemmas = new Set<string>()
  const words = lines
    .flatMap((line) =>
      line.words.map((word) => ({ line, word, score: wordScore(transcript, word, learner) })),
    )
    .filter(({ score }) => score > 0)
  const best = sortedBy(words, ({ score }) => -score + random())
    .filter(({ word }) => isNew(usedLemmas, transcript.read(word).best?.lemma ?? word.key))
    .slice(0, wordsMaximum)
  return best.map(({ line, word, score }, rank) => {
    const [kind, other] =
      rank % 2 === 0 ? (['meaning', 'missingWord'] as const) : (['missingWord', 'meaning'] as const)
    return {
      kind,
      line,
      score,
      make: () => aboutWord[kind](workshop, word) ?? aboutWord[other](workshop, word),
    }
  })
}

const aboutWord = { meaning: meaningQuestion, missingWord: missingWordQuestion }

const isNew = (seen: Set<string>, lemma: string) => !seen.has(lemma) && seen.add(lemma) !== undefined
