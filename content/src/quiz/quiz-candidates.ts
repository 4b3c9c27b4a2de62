import type { QuestionKind } from '@verbena/contract/quiz'
import { sortedBy } from '@verbena/language/seeded'
import { firstLineQuestion, nextLineQuestion, understandingQuestion, worthOfLine } from './line-questions.ts'
import type { DraftQuestion, Workshop } from './question.ts'
import { speakerQuestion } from './speaker-question.ts'
import type { ToldLine } from './told.ts'
import { meaningQuestion, missingWordQuestion } from './word-questions.ts'
import { worthOf } from './word-worth.ts'

/** Something that could be asked. Whether it can is known when it is made, which takes a while. */
export type Candidate = {
  kind: QuestionKind
  line: ToldLine
  /** How much it is worth asking, from 0. */
  worth: number
  make: () => DraftQuestion | undefined
}

/** Everything that could be asked about a transcript, no word twice. */
export function candidatesOf(workshop: Workshop): Candidate[] {
  const { told, chance } = workshop
  const once = told.asked.filter((line) => told.linesLike(line.folded)[0] === line)
  return [...once.flatMap((line) => aboutLine(workshop, line, chance() < 0.5)), ...aboutWords(workshop, once)]
}

function aboutLine(workshop: Workshop, line: ToldLine, asksForNext: boolean): Candidate[] {
  const worth = worthOfLine(line)
  const makers = {
    understanding: understandingQuestion,
    order: asksForNext ? nextLineQuestion : firstLineQuestion,
    who: speakerQuestion,
  } as const
  return (['understanding', 'order', 'who'] as const).map((kind) => ({
    kind,
    line,
    worth,
    make: () => makers[kind](workshop, line),
  }))
}

/** Words that are asked for, those most worth it: eight times what a test takes. */
const wordsMaximum = 80

/** Each word by its base form once, in turns for its meaning and for its place in a line. */
function aboutWords(workshop: Workshop, lines: readonly ToldLine[]): Candidate[] {
  const { told, learner, chance } = workshop
  const asked = new Set<string>()
  const words = lines
    .flatMap((line) => line.words.map((word) => ({ line, word, worth: worthOf(told, word, learner) })))
    .filter(({ worth }) => worth > 0)
  const best = sortedBy(words, ({ worth }) => -worth + chance())
    .filter(({ word }) => isNew(asked, told.read(word).best?.lemma ?? word.folded))
    .slice(0, wordsMaximum)
  return best.map(({ line, word, worth }, rank) => {
    const [kind, other] =
      rank % 2 === 0 ? (['meaning', 'missingWord'] as const) : (['missingWord', 'meaning'] as const)
    return {
      kind,
      line,
      worth,
      make: () => aboutWord[kind](workshop, word) ?? aboutWord[other](workshop, word),
    }
  })
}

const aboutWord = { meaning: meaningQuestion, missingWord: missingWordQuestion }

const isNew = (seen: Set<string>, lemma: string) => !seen.has(lemma) && seen.add(lemma) !== undefined
