import { sortedBy } from '@verbena/language/random/seeded-random'
import { isGivenAwayByForm, isQuotable, unlike } from '../options/fair-options.ts'
import { fairest, lineQuestion, quotableLines, translatedLines } from '../options/line-options.ts'
import type { TranscriptLine } from '../transcript/analysed-transcript.ts'
import { wordScore } from '../transcript/word-score.ts'
import { type DraftQuestion, timeOf, type Workshop } from './question.ts'
import { isTooPlain, meaningOf, wordNote } from './word-note.ts'

/** A question about the meaning of a line, with the meanings of other lines as options. */
export function understandingQuestion(workshop: Workshop, line: TranscriptLine): DraftQuestion | undefined {
  const { sentences } = workshop
  const right = workshop.meaningOfLine(line)
  if (!right || !isQuotable(line)) return undefined
  const meanings = workshop.lines.flatMap(({ meaning }) =>
    meaning?.language === right.language ? [meaning.text] : [],
  )
  const facts = { kind: 'understanding', segment: line.segment, right: right.text } as const
  const wrong = fairest(workshop, { ...facts, optionsLanguage: right.language }, meanings, (option) =>
    unlike(line.text, right.text, option),
  )
  if (!wrong || isGivenAwayByForm(line.text, right.text, wrong)) return undefined
  return {
    kind: 'understanding',
    line,
    question: sentences.ask.understanding(line.quotedText),
    right: right.text,
    wrong,
    explanation: [sentences.lineMeans(line.quotedText, right.text), keyWordNote(workshop, line)]
      .filter(Boolean)
      .join(' '),
    optionsLanguage: right.language,
    shown: [line],
  }
}

/** A question about the next line. Only for lines that occur once, because different lines follow a refrain. */
export function nextLineQuestion(workshop: Workshop, line: TranscriptLine): DraftQuestion | undefined {
  const { transcript, sentences } = workshop
  const next = transcript.lines[line.segment + 1]
  if (!next || !isQuotable(line) || !isQuotable(next)) return undefined
  if (transcript.linesLike(line.key).length > 1) return undefined
  return lineQuestion(workshop, { kind: 'order', line, right: next }, quotableLines(workshop), () => ({
    question: sentences.ask.after(line.quotedText),
    explanation: [sentences.after(line.quotedText, translatedLines(workshop, next), timeOf(next))],
  }))
}

/** A question about the first of several lines. */
export function firstLineQuestion(workshop: Workshop, line: TranscriptLine): DraftQuestion | undefined {
  const { transcript, sentences } = workshop
  const isFirst = (one: TranscriptLine) => transcript.linesLike(one.key)[0] === one
  if (!isFirst(line) || !isQuotable(line)) return undefined
  const later = quotableLines(workshop).filter((other) => other.segment > line.segment + 1 && isFirst(other))
  return lineQuestion(workshop, { kind: 'order', line, right: line }, later, (wrong) => {
    const [second] = sortedBy(wrong, ({ seconds }) => seconds)
    return {
      question: sentences.ask.first,
      explanation: second
        ? [sentences.first(translatedLines(workshop, line), timeOf(line), second.quotedText, timeOf(second))]
        : [],
    }
  })
}

/** The score of a line by its length, up to nine words. */
export const lineScore = ({ words }: TranscriptLine) => Math.min(words.length, 9) / 2

/** A note on the word of a line with the highest score that the two languages do not share. */
function keyWordNote(workshop: Workshop, line: TranscriptLine): string {
  const { transcript, learner } = workshop
  const words = line.words.filter((one) => wordScore(transcript, one, learner) > 0)
  for (const word of sortedBy(words, (one) => -wordScore(transcript, one, learner))) {
    const meaning = meaningOf(workshop, word)
    if (meaning && !isTooPlain(transcript, word, meaning.text)) return wordNote(workshop, word)
  }
  return ''
}
