import { shuffled } from '@verbena/language/seeded'
import { isQuotable } from './fair-options.ts'
import { chosen, draftOf, lineQuestion, quotableLines, toldWithMeaning } from './line-options.ts'
import { type DraftQuestion, timeOf, type Workshop, wrongLeast } from './question.ts'
import { foldLine } from './said-line.ts'
import type { ToldLine } from './told.ts'

/** Which of several lines somebody says; with three voices and more, who says a line. */
export function speakerQuestion(workshop: Workshop, line: ToldLine): DraftQuestion | undefined {
  const { told, sentences, chance } = workshop
  const { speaker } = line
  const speakers = [...new Set(told.lines.flatMap((other) => other.speaker ?? []))]
  if (!speaker || speakers.length < 2 || !isQuotable(line) || isNamedIn(speaker, line)) return undefined
  const says = sentences.says(speaker, toldWithMeaning(workshop, line), timeOf(line))
  if (speakers.length > wrongLeast && chance() < 0.5) {
    const asked = { kind: 'who', segment: line.segment, right: speaker } as const
    const wrong = chosen(workshop, { ...asked, optionsLanguage: told.language }, shuffled(speakers, chance))
    return wrong.length < wrongLeast
      ? undefined
      : {
          ...asked,
          ...draftOf(workshop, line, wrong),
          speaker,
          question: sentences.ask.whoSays(line.said),
          explanation: says,
        }
  }
  const others = quotableLines(workshop).filter(
    (other) => other.speaker && other.speaker !== speaker && !isNamedIn(speaker, other),
  )
  const draft = lineQuestion(workshop, { kind: 'who', line, right: line }, others, (wrong) => ({
    question: sentences.ask.says(speaker),
    explanation: [says, sentences.others([...new Set(wrong.flatMap((other) => other.speaker ?? []))])],
  }))
  return draft && { ...draft, speaker }
}

/** "My name is Pip" asks nobody who says it, and "Pip watered the cat" not whether Pip does. */
const isNamedIn = (speaker: string, { folded }: ToldLine) =>
  foldLine(speaker)
    .split(' ')
    .some((name) => folded.split(' ').includes(name))
