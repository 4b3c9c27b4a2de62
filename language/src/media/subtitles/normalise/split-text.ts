import { limits } from '../subtitle-limits.ts'

/** A part of a text and its offsets. */
export type Piece = { text: string; from: number; to: number }

const sentenceEnds = ['. ', '! ', '? ', '… ', '; ', '\n']

/** Splits a text at the limit for one cue: after a sentence, else between words. An empty text has no pieces. */
export function* splitText(text: string): Generator<Piece> {
  let from = 0
  while (from < text.length) {
    const rest = text.slice(from, from + limits.cueText + 1)
    const to = from + (rest.length > limits.cueText ? cutIn(rest) : rest.length)
    yield { text: text.slice(from, to).trim(), from, to }
    from = to
  }
}

function cutIn(text: string): number {
  const sentence = Math.max(...sentenceEnds.map((end) => text.lastIndexOf(end))) + 1
  if (sentence > limits.cueText / 2) return sentence
  const space = text.lastIndexOf(' ')
  if (space > 0) return space
  const isInsideCharacter = /[\ud800-\udbff]/.test(text.charAt(limits.cueText - 1))
  return isInsideCharacter ? limits.cueText - 1 : limits.cueText
}
