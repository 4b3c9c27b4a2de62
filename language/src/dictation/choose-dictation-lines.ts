import { sentenceWords } from '../lessons/sentence-words.ts'
import { seededRandom, shuffled } from '../random/seeded-random.ts'

/** A line of a transcript, in seconds. */
type Line = { text: string; start: number; duration: number }

/** Lines of one session, at most. */
export const dictationLines = 10
/** What can be kept in the head while it is written down. */
const wordsOfLine = { fewest: 3, most: 14 }
/** Words a second: slower is held or sung, faster is swallowed, or its times are wrong. */
const pace = { slowest: 0.7, fastest: 4.5 }
/** Notes of whoever wrote the text ([laughs], (music), ♪) are not said. */
const note = /[[\](){}♪♫#*<>]|\p{Extended_Pictographic}/u

/**
 * The lines of a dictation: short enough to be kept in mind, spoken neither hastily nor drawn out, each text once, in
 * the order in which they are said. The same seed chooses the same lines.
 * @returns places of lines, at most `dictationLines`; none where nothing fits
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
