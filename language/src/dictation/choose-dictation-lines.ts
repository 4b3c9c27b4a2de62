import { sentenceWords } from '../lessons/sentence-words.ts'
import { seededRandom, shuffled } from '../random/seeded-random.ts'

/** A line of a transcript, in seconds. */
type Line = { text: string; start: number; duration: number }

/** The maximum of lines of a dictation. */
export const dictationLines = 10
/** Words of a line that a learner can remember while typing it. */
const wordsOfLine = { fewest: 3, most: 14 }
/** Words per second. A slower line is sung or drawn out; a faster one is slurred, or its times are wrong. */
const pace = { slowest: 0.7, fastest: 4.5 }
/** Notes of the transcriber ([laughs], (music), ♪) are not spoken. */
const note = /[[\](){}♪♫#*<>]|\p{Extended_Pictographic}/u

/**
 * Chooses the lines of a dictation: short lines at a normal pace, each text once, in the order of the transcript. The
 * same seed chooses the same lines.
 * @returns indexes of lines, at most `dictationLines`; none if no line is suitable
 */
export function chooseDictationLines(lines: readonly Line[], seed: string): number[] {
  const seen = new Set<string>()
  const fitting = lines.flatMap((line, place) => {
    const key = keysOf(line.text).join(' ')
    if (!isFitting(line) || seen.has(key)) return []
    seen.add(key)
    return [place]
  })
  return shuffled(fitting, seededRandom(seed))
    .slice(0, dictationLines)
    .sort((a, b) => a - b)
}

const keysOf = (text: string) => sentenceWords(text).map(({ key }) => key)

function isFitting({ text, duration }: Line): boolean {
  const words = keysOf(text).length
  const perSecond = words / Math.max(duration, 0.001)
  return (
    words >= wordsOfLine.fewest &&
    words <= wordsOfLine.most &&
    perSecond >= pace.slowest &&
    perSecond <= pace.fastest &&
    !note.test(text)
  )
}
