import { matureFromDays } from '@verbena/contract/vocabulary/word-exchange'
import { emptyCard } from '@verbena/language/spaced-repetition/scheduler'
import type { TableCard, TableRow } from '@verbena/language/word-table/word-table'

type Schedules = { schedule: 'keep' | 'anew'; matureIsKnown: 'yes' | 'no' }
export type ImportedStatus = 'learning' | 'known' | 'ignored'

/** The review cards and the word status of a row. */
export function cardOfRow(row: TableRow, { schedule, matureIsKnown }: Schedules, createdAt: Date, now: Date) {
  const keptCards = schedule === 'keep' ? row.cards : []
  const cards = row.own ? keptCards : keptCards.map((card) => ({ ...card, createdAt }))
  const isScheduled = cards.some(({ state }) => state !== 'new')
  const isMature = matureIsKnown === 'yes' && !row.own && row.cards.some(isMatureCard)
  const status: ImportedStatus | null = isMature ? 'known' : row.own ? statusOf(row.own.status) : 'learning'
  const meaning = cards.some(({ direction }) => direction === 'meaning')
    ? []
    : [{ ...newCard(createdAt, now), isActive: !isMature }]
  return { cards: [...meaning, ...cards], isScheduled, isMature, status }
}

/** In Anki, a card with an interval of three weeks or more is called mature. */
export const isMatureCard = ({ state, scheduledDays }: TableCard) =>
  state === 'review' && scheduledDays >= matureFromDays

const statusOf = (status: ImportedStatus | 'new') => (status === 'new' ? null : status)

const newCard = (createdAt: Date, now: Date): TableCard => ({
  ...emptyCard(now),
  direction: 'meaning',
  introducedAt: null,
  createdAt,
  isActive: true,
  reviews: [],
})
