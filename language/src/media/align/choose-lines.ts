import type { AlignedLine } from './align-text.ts'

/** The weight of a candidate: its cost times its duration. */
const weightOf = ({ cost, start, end }: AlignedLine) => cost * Math.max(0.5, end - start)

/** The cost of a change of voice, so that the lines of one singer are not split between two voices. */
const changeWeight = 0.25

type Choice = { sum: number; voice: number }

/**
 * Chooses for each line the voice that it resembles most, such that lines still begin one after the other (Viterbi, 1967).
 * In a dialogue, a man's lines are taken from the male voice and a woman's from the female voice.
 * @param candidates the results of `alignText` with each voice, all of the same lines
 */
export function chooseLines(candidates: readonly AlignedLine[][]): AlignedLine[] {
  const count = candidates[0]?.length ?? 0
  const choices: Choice[][] = []
  for (let line = 0; line < count; line++) {
    choices.push(
      candidates.map((found, voice) => {
        const before = bestBefore(candidates, choices[line - 1], line, voice)
        return { sum: before.sum + weightOf(found[line]!), voice: before.voice }
      }),
    )
  }
  const last = choices.at(-1) ?? []
  let voice = last.reduce((best, { sum }, index) => (sum < last[best]!.sum ? index : best), 0)
  const chosen: AlignedLine[] = []
  for (let line = count - 1; line >= 0; line--) {
    chosen.unshift(candidates[voice]![line]!)
    voice = choices[line]![voice]!.voice
  }
  return chosen.map((line, index) => endBefore(line, chosen[index + 1]?.start ?? Infinity))
}

/** The cheapest path to the line before that this voice may continue. Staying with one voice is always possible. */
function bestBefore(
  candidates: readonly AlignedLine[][],
  before: Choice[] | undefined,
  line: number,
  voice: number,
): Choice {
  if (!before) return { sum: 0, voice }
  let best = { sum: before[voice]!.sum, voice }
  for (const [other, { sum }] of before.entries()) {
    const [previous, next] = [candidates[other]![line - 1]!, candidates[voice]![line]!]
    if (other === voice || sum + changeWeight >= best.sum) continue
    if (previous.start <= next.start && previous.end <= next.end)
      best = { sum: sum + changeWeight, voice: other }
  }
  return best
}

/** The lines of two voices may overlap slightly, so a line ends at the start of the next one. */
function endBefore(line: AlignedLine, next: number): AlignedLine {
  if (line.end <= next) return line
  const words = line.words.map(({ text, start, end }) => ({
    text,
    start: Math.min(start, next),
    end: Math.min(end, next),
  }))
  return { ...line, end: next, words }
}
