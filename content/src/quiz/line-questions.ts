import { sortedBy } from '@verbena/language/seeded'
import { isQuotable, isToldByLooks, unlike } from './fair-options.ts'
import { fairest, lineQuestion, quotableLines, toldWithMeaning } from './line-options.ts'
import { type DraftQuestion, timeOf, type Workshop } from './question.ts'
import type { ToldLine } from './told.ts'
import { isTooPlain, meaningOf, wordNote } from './word-note.ts'
import { worthOf } from './word-worth.ts'

/** What a line means, among what other lines mean. */
export function understandingQuestion(workshop: Workshop, line: ToldLine): DraftQuestion | undefined {
  const { sentences } = workshop
  const right = workshop.meaningOfLine(line)
  if (!right || !isQuotable(line)) return undefined
  const meanings = workshop.lines.flatMap(({ meaning }) =>
    meaning?.language === right.language ? [meaning.text] : [],
  )
  const asked = { kind: 'understanding', segment: line.segment, right: right.text } as const
  const wrong = fairest(workshop, { ...asked, optionsLanguage: right.language }, meanings, (option) =>
    unlike(line.text, right.text, option),
  )
  if (!wrong || isToldByLooks(line.text, right.text, wrong)) return undefined
  return {
    kind: 'understanding',
    line,
    question: sentences.ask.understanding(line.said),
    right: right.text,
    wrong,
    explanation: [sentences.lineMeans(line.said, right.text), keyWordNote(workshop, line)]
      .filter(Boolean)
      .join(' '),
    optionsLanguage: right.language,
    shown: [line],
  }
}

/** What follows a line that is said once: a refrain is followed by one thing here and by another there. */
export function nextLineQuestion(workshop: Workshop, line: ToldLine): DraftQuestion | undefined {
  const { told, sentences } = workshop
  const next = told.lines[line.segment + 1]
  if (!next || !isQuotable(line) || !isQuotable(next)) return undefined
  if (told.linesLike(line.folded).length > 1) return undefined
  return lineQuestion(workshop, { kind: 'order', line, right: next }, quotableLines(workshop), () => ({
    question: sentences.ask.after(line.said),
    explanation: [sentences.after(line.said, toldWithMeaning(workshop, next), timeOf(next))],
  }))
}

/** Which of several lines comes first. */
export function firstLineQuestion(workshop: Workshop, line: ToldLine): DraftQuestion | undefined {
  const { told, sentences } = workshop
  const isFirst = (one: ToldLine) => told.linesLike(one.folded)[0] === one
  if (!isFirst(line) || !isQuotable(line)) return undefined
  const later = quotableLines(workshop).filter((other) => other.segment > line.segment + 1 && isFirst(other))
  return lineQuestion(workshop, { kind: 'order', line, right: line }, later, (wrong) => {
    const [second] = sortedBy(wrong, ({ seconds }) => seconds)
    return {
      question: sentences.ask.first,
      explanation: second
        ? [sentences.first(toldWithMeaning(workshop, line), timeOf(line), second.said, timeOf(second))]
        : [],
    }
  })
}

/** Lines with something to them: neither a shout nor a long breath. */
export const worthOfLine = ({ words }: ToldLine) => Math.min(words.length, 9) / 2

/** About the word of a line that is most worth knowing, and that is not the same in both languages. */
function keyWordNote(workshop: Workshop, line: ToldLine): string {
  const { told, learner } = workshop
  const words = line.words.filter((one) => worthOf(told, one, learner) > 0)
  for (const word of sortedBy(words, (one) => -worthOf(told, one, learner))) {
    const meaning = meaningOf(workshop, word)
    if (meaning && !isTooPlain(told, word, meaning.text)) return wordNote(workshop, word)
  }
  return ''
}
