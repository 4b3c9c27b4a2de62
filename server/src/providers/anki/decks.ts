import { createHash } from 'node:crypto'

export type Deck = { id: number; name: string; description: string }

/** A list has the same deck id in every package, so that Anki imports its words into the same deck. */
export function deckIdOf(listId: string): number {
  const digits = createHash('sha256').update(listId).digest('hex').slice(0, 10)
  return 1_500_000_000_000 + (Number.parseInt(digits, 16) % 1_000_000_000_00)
}

/** `col.decks` of schema 11. Every collection has the first deck, "Default". */
export function writeDecks(decks: Deck[], seconds: number) {
  const all = [{ id: 1, name: 'Default', description: '' }, ...decks]
  return Object.fromEntries(all.map((deck) => [String(deck.id), writeDeck(deck, seconds)]))
}

const writeDeck = ({ id, name, description }: Deck, seconds: number) => ({
  id,
  name,
  desc: description,
  mod: seconds,
  usn: -1,
  lrnToday: [0, 0],
  revToday: [0, 0],
  newToday: [0, 0],
  timeToday: [0, 0],
  collapsed: false,
  browserCollapsed: false,
  dyn: 0,
  conf: 1,
  extendNew: 0,
  extendRev: 0,
})

/** `col.dconf`: Anki's default deck options. */
export const deckOptions = {
  '1': {
    id: 1,
    name: 'Default',
    mod: 0,
    usn: 0,
    maxTaken: 60,
    autoplay: true,
    timer: 0,
    replayq: true,
    dyn: false,
    new: { bury: false, delays: [1, 10], initialFactor: 2500, ints: [1, 4, 0], order: 1, perDay: 20 },
    rev: { bury: false, ease4: 1.3, ivlFct: 1, maxIvl: 36500, perDay: 200, hardFactor: 1.2 },
    lapse: { delays: [10], leechAction: 1, leechFails: 8, minInt: 1, mult: 0 },
  },
}

/** `col.conf`: options of the collection. Anki does not import them. */
export const collectionOptions = (deckId: number, nextPosition: number) => ({
  activeDecks: [deckId],
  curDeck: deckId,
  newSpread: 0,
  collapseTime: 1200,
  timeLim: 0,
  estTimes: true,
  dueCounts: true,
  curModel: null,
  nextPos: nextPosition,
  sortType: 'noteFld',
  sortBackwards: false,
  addToCur: true,
  dayLearnFirst: false,
  schedVer: 2,
})
