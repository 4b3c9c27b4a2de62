import { sortedBy } from '@verbena/language/seeded'
import { type Asked, isAlsoRight } from './also-right.ts'
import { isConspicuous } from './fair-options.ts'
import { type DraftQuestion, triedMaximum, type Workshop, wrongLeast, wrongWanted } from './question.ts'
import type { ToldLine } from './told.ts'

type LineAsked = { kind: 'order' | 'who'; line: ToldLine; right: ToldLine }

/** A question whose options are lines. */
export function lineQuestion(
  workshop: Workshop,
  { kind, line, right }: LineAsked,
  others: readonly ToldLine[],
  say: (wrong: readonly ToldLine[]) => { question: string; explanation: string[] },
): DraftQuestion | undefined {
  const { told } = workshop
  const asked = { kind, segment: line.segment, right: right.said, optionsLanguage: told.language }
  const wrong = fairest(workshop, asked, [...new Set(others.map(({ said }) => said))])
  if (!wrong) return undefined
  const wrongLines = wrong.flatMap((said) => others.find((other) => other.said === said) ?? [])
  const { question, explanation } = say(wrongLines)
  return {
    kind,
    ...draftOf(workshop, line, wrong),
    question,
    right: right.said,
    explanation: explanation.filter(Boolean).join(' '),
    shown: [line, right, ...wrongLines],
  }
}

/** The parts of a question about a line that do not depend on what is asked. */
export const draftOf = ({ told }: Workshop, line: ToldLine, wrong: readonly string[]) => ({
  line,
  wrong,
  optionsLanguage: told.language,
  shown: [line],
})

/** Letters that an option that looks otherwise is further away. */
const lettersUnlike = 25

/** Options about as long as the right one, and looking like it; undefined where there are too few. */
export function fairest(
  workshop: Workshop,
  asked: Asked,
  options: readonly string[],
  unlikeness: (option: string) => number = () => 0,
): string[] | undefined {
  const near = sortedBy(
    options,
    (option) =>
      Math.abs(option.length - asked.right.length) +
      unlikeness(option) * lettersUnlike +
      workshop.chance() * 20,
  )
  const wrong = chosen(workshop, asked, near)
  return wrong.length < wrongLeast || isConspicuous(asked.right, wrong) ? undefined : wrong
}

/** The first that are wrong, and that do not say the same as each other. */
export function chosen({ told }: Workshop, asked: Asked, options: readonly string[]): string[] {
  const wrong: string[] = []
  for (const option of options.slice(0, triedMaximum)) {
    if (wrong.length === wrongWanted) break
    const isTaken = wrong.some((other) =>
      isAlsoRight(told, { ...asked, kind: 'understanding', right: other }, option),
    )
    if (!isTaken && !isAlsoRight(told, asked, option)) wrong.push(option)
  }
  return wrong
}

/** Lines that can be offered. */
export const quotableLines = ({ lines }: Workshop) => lines.map(({ line }) => line)

/** A line as explanations quote it. */
export const toldWithMeaning = ({ meaningOfLine, sentences }: Workshop, line: ToldLine) =>
  sentences.told(line.said, meaningOfLine(line)?.text)
