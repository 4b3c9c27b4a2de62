type Box = { left: number; right: number; top: number; bottom: number }
type Size = { width: number; height: number }

const gap = 10
const margin = 12
/** How far the card reaches out to the left of its word. */
const overhang = 40
const caretSize = 12

export type CardPlace = { left: number; top: number; caret: number; side: 'below' | 'above' | 'over' }

/**
 * Where a card hangs, in pixels of the window: below the whole line, so that the sentence stays readable, the
 * caret at the word; above when there is no room below; over the line when there is room for neither.
 */
export function placeCard(line: Box, word: Box, card: Size, window: Size): CardPlace {
  const rightmost = Math.min(line.right, window.width - margin) - card.width
  const left = Math.max(margin, Math.min(Math.max(line.left, word.left - overhang), rightmost))
  const center = (word.left + word.right) / 2 - left - caretSize / 2
  const caret = Math.max(16, Math.min(center, card.width - 16 - caretSize))
  const below = line.bottom + gap
  if (below + card.height <= window.height - margin) return { left, top: below, caret, side: 'below' }
  const above = line.top - gap - card.height
  if (above >= margin) return { left, top: above, caret, side: 'above' }
  return { left, top: Math.max(margin, window.height - margin - card.height), caret, side: 'over' }
}
