import { sortedBy } from '@verbena/language/random/seeded-random'
import {
  type DraftQuestion,
  minimumWrongOptions,
  triedMaximum,
  type Workshop,
  wrongWanted,
} from '../questions/question.ts'
import type { TranscriptLine } from '../transcript/analysed-transcript.ts'
import { isAlsoRight, type QuestionFacts } from './also-right.ts'
import { isConspicuous } from './fair-options.ts'

type LineQuestionFacts = { kind: 'order' | 'who'; line: TranscriptLine; right: TranscriptLine }

/** A question whose options are lines. */
export function lineQuestion(
  workshop: Workshop,
  { kind, line, right }: LineQuestionFacts,
  others: readonly TranscriptLine[],
  say: (wrong: readonly TranscriptLine[]) => { question: string; explanation: string[] },
): DraftQuestion | undefined {
  const { transcript } = workshop
  const facts = { kind, segment: line.segment, right: right.quotedText, optionsLanguage: transcript.language }
  const wrong = fairest(workshop, facts, [...new Set(others.map(({ quotedText: text }) => text))])
  if (!wrong) return undefined
  const wrongLines = wrong.flatMap((text) => others.find((other) => other.quotedText === text) ?? [])
  const { question, explanation } = say(wrongLines)
  return {
    kind,
    ...draftOf(workshop, line, wrong),
    question,
    right: right.quotedText,
    explanation: explanation.filter(Boolean).join(' '),
    shown: [line, right, ...wrongLines],
  }
}

/** The fields that all kinds of questions about a line share. */
export const draftOf = ({ transcript }: Workshop, line: TranscriptLine, wrong: readonly string[]) => ({
  line,
  wrong,
  optionsLanguage: transcript.language,
  shown: [line],
})

/** An option that looks different counts like a difference of so many letters. */
const lettersUnlike = 25

/** Options of similar length and form as the right one; undefined if there are too few. */
export function fairest(
  workshop: Workshop,
  facts: QuestionFacts,
  options: readonly string[],
  unlikeness: (option: string) => number = () => 0,
): string[] | undefined {
  const near = sortedBy(
    options,
    (option) =>
      Math.abs(option.length - facts.right.length) +
      unlikeness(option) * lettersUnlike +
      workshop.random() * 20,
  )
  const wrong = chosen(workshop, facts, near)
  return wrong.length < minimumWrongOptions || isConspicuous(facts.right, wrong) ? undefined : wrong
}

/** The first options that are wrong and not equivalent to each other. */
export function chosen({ transcript }: Workshop, facts: QuestionFacts, options: readonly string[]): string[] {
  const wrong: string[] = []
  for (const option of options.slice(0, triedMaximum)) {
    if (wrong.length === wrongWanted) break
    const isTaken = wrong.some((other) =>
      isAlsoRight(transcript, { ...facts, kind: 'understanding', right: other }, option),
    )
    if (!isTaken && !isAlsoRight(transcript, facts, option)) wrong.push(option)
  }
  return wrong
}

/** Lines that can be offered. */
export const quotableLines = ({ lines }: Workshop) => lines.map(({ line }) => line)

/** A line as explanations quote it. */
export const translatedLines = ({ meaningOfLine, sentences }: Workshop, line: TranscriptLine) =>
  sentences.quotedLine(line.quotedText, meaningOfLine(line)?.text)
