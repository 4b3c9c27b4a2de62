import { shuffled } from '@verbena/language/random/seeded-random'
import { isQuotable } from '../options/fair-options.ts'
import { chosen, draftOf, lineQuestion, quotableLines, translatedLines } from '../options/line-options.ts'
import type { TranscriptLine } from '../transcript/analysed-transcript.ts'
import { lineKey } from '../transcript/normalise-line.ts'
import { type DraftQuestion, minimumWrongOptions, timeOf, type Workshop } from './question.ts'

/** A question about the line of a speaker, or, with three or more speakers, about the speaker of a line. */
export function speakerQuestion(workshop: Workshop, line: TranscriptLine): DraftQuestion | undefined {
  const { transcript, sentences, random } = workshop
  const { speaker } = line
  const speakers = [...new Set(transcript.lines.flatMap((other) => other.speaker ?? []))]
  if (!speaker || speakers.length < 2 || !isQuotable(line) || isNamedIn(speaker, line)) return undefined
  const says = sentences.says(speaker, translatedLines(workshop, line), timeOf(line))
  if (speakers.length > minimumWrongOptions && random() < 0.5) {
    const facts = { kind: 'who', segment: line.segment, right: speaker } as const
    const wrong = chosen(
      workshop,
      { ...facts, optionsLanguage: transcript.language },
      shuffled(speakers, random),
    )
    return wrong.length < minimumWrongOptions
      ? undefined
      : {
          ...facts,
          ...draftOf(workshop, line, wrong),
          speaker,
          question: sentences.ask.whoSpeaks(line.quotedText),
          explanation: says,
        }
  }
  const others = quotableLines(workshop).filter(
    (other) => other.speaker && other.speaker !== speaker && !isNamedIn(speaker, other),
  )
  const draft = lineQuestion(workshop, { kind: 'who', line, right: line }, others, (wrong) => ({
    question: sentences.ask.spokenBy(speaker),
    explanation: [says, sentences.others([...new Set(wrong.flatMap((other) => other.speaker ?? []))])],
  }))
  return draft && { ...draft, speaker }
}

/** Whether a line names its speaker, which reveals the answer: "My name is Pip". */
const isNamedIn = (speaker: string, { key }: TranscriptLine) =>
  lineKey(speaker)
    .split(' ')
    .some((name) => key.split(' ').includes(name))
