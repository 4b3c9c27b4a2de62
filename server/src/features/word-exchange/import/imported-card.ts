import { matureFromDays } from '@verbena/contract/vocabulary/word-exchange'
import { emptyCard } from '@verbena/language/spaced-repetition/scheduler'
import type { TableCard, TableRow } from '@verbena/language/word-table/word-table'

type Schedules = { schedule: 'keep' | 'anew'; matureIsKnown: 'yes' | 'no' }
export type ImportedStatus = 'learning' | 'known' | 'ignored'

/** What a row makes the learner remember, and how well the word counts as known. */
export function cardOfRow(row: TableRow, { schedule, matureIsKnown }: Schedules, createdAt: Date, now: Date) {
  const kept = schedule === 'keep' ? row.cards : []
  const cards = row.own ? kept : kept.map((card) => ({ ...card, createdAt }))
  const isScheduled = cards.some(({ state }) => state !== 'new')
  const isMature = matureIsKnown === 'yes' && !row.own && row.cards.some(isMatureCard)
  const status: ImportedStatus | null = isMature ? 'known' : row.own ? statusOf(row.own.status) : 'learning'
  const meaning = cards.some(({ direction }) => direction === 'meaning')
    ? []
    : [{ ...begun(createdAt, now), isActive: !isMature }]
  return { cards: [...meaning, ...cards], isScheduled, isMature, status }
}

/** Anki's own word for a card that comes back after three weeks and more. */
export const isMatureCard = ({ state, scheduledDays }: TableCard) =>
  state === 'review' && scheduledDays >= matureFromDays

const statusOf = (status: ImportedStatus | 'new') => (status === 'new' ? null : status)

const begun = (createdAt: Date, now: Date): TableCard => ({
  ...emptyCard(now),
  direction: 'meaning',
  introducedAt: null,
  createdAt,
  isActive: true,
  reviews: [],
})
