type Box = { left: number; right: number; top: number; bottom: number }
type Size = { width: number; height: number }
export type CardSide = 'below' | 'above' | 'over'

const gap = 10
const margin = 12
/** How far the card extends to the left of its word. */
const overhang = 40
const caretSize = 12
/** The height of a translation and an example: with this much space the card stays on its side and scrolls. */
const readableHeight = 320

/** `room` is the available height there. */
export type CardPosition = { left: number; top: number; caret: number; side: CardSide; room: number }

/**
 * Computes the position of a card, in pixels of the window: below the whole line, so that the sentence stays readable,
 * with the caret at the word; above if there is no space below; over the line if there is no space for either.
 * @param card its size with all of its content
 * @param kept its current side: a growing card stays there while enough of it can be read
 */
export function cardPosition(line: Box, word: Box, card: Size, window: Size, kept?: CardSide): CardPosition {
  const rightmost = Math.min(line.right, window.width - margin) - card.width
  const left = Math.max(margin, Math.min(Math.max(line.left, word.left - overhang), rightmost))
  const center = (word.left + word.right) / 2 - left - caretSize / 2
  const caret = Math.max(16, Math.min(center, card.width - 16 - caretSize))
  const below = window.height - margin - line.bottom - gap
  const above = line.top - gap - margin
  const side = sideFor(card.height, below, above, kept)
  if (side === 'below') return { left, caret, side, room: below, top: line.bottom + gap }
  if (side === 'above')
    return { left, caret, side, room: above, top: line.top - gap - Math.min(card.height, above) }
  const room = window.height - 2 * margin
  return { left, caret, side, room, top: window.height - margin - Math.min(card.height, room) }
}

function sideFor(height: number, below: number, above: number, kept: CardSide | undefined): CardSide {
  const isRoomy = (room: number) => room >= Math.min(height, readableHeight)
  if (kept === 'below' && isRoomy(below)) return 'below'
  if (kept === 'above' && isRoomy(above)) return 'above'
  if (height <= below) return 'below'
  if (height <= above) return 'above'
  const [side, room] = below >= above ? (['below', below] as const) : (['above', above] as const)
  return isRoomy(room) ? side : 'over'
}
