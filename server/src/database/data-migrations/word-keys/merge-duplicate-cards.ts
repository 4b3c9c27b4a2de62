import { usualRetention } from '@verbena/language/spaced-repetition/retention'
import type { SchedulerSettings } from '@verbena/language/spaced-repetition/scheduler'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import type { Client } from 'pg'
import { groupBy } from './group-by.ts'
import { type CardRow, mergeCards, type ReviewRow } from './merge-cards.ts'
import { oldKeyPattern } from './old-key-pattern.ts'
import type { MergedLemmas } from './reconcile-cards.ts'

const cardsPerBatch = 500
/** The columns that identify a card of a learner. */
const keyColumns = 'language, lemma, direction'
const scheduleColumns =
  'state, due_at, stability, difficulty, scheduled_days, learning_step, reps, lapses, last_review_at'

/** Merges review cards whose lemmas have the same key now, with all their reviews. */
export async function mergeDuplicateCards(client: Client, learnerId: string, mergedLemmas: MergedLemmas) {
  let after = ['', '', '']
  let settings: SchedulerSettings | undefined
  for (;;) {
    const { rows } = await client.query<CardRow>(
      `select * from review_card where learner_id = $1 and (${keyColumns}) > ($2, $3, $4) and lemma ~ $5
       order by ${keyColumns} limit ${cardsPerBatch}`,
      [learnerId, ...after, oldKeyPattern],
    )
    const changed = rows.filter(({ lemma }) => lemmaKey(lemma) !== lemma)
    if (changed.length > 0) {
      settings ??= await settingsOf(client, learnerId)
      await mergeBatch(client, learnerId, { changed, settings, mergedLemmas })
    }
    const last = rows.at(-1)
    if (!last || rows.length < cardsPerBatch) return
    after = [last.language, last.lemma, last.direction]
  }
}

async function settingsOf(client: Client, learnerId: string): Promise<SchedulerSettings> {
  const { rows } = await client.query<SchedulerSettings>(
    'select retention from review_settings where learner_id = $1',
    [learnerId],
  )
  return rows[0] ?? { retention: usualRetention }
}

type CardBatch = { changed: CardRow[]; settings: SchedulerSettings; mergedLemmas: MergedLemmas }

async function mergeBatch(client: Client, learnerId: string, { changed, settings, mergedLemmas }: CardBatch) {
  const targets = changed.map((card) => ({ ...card, lemma: lemmaKey(card.lemma) }))
  const existing = await findCards(client, learnerId, targets)
  const groups = groupBy([...changed, ...existing], (one) => cardKey({ ...one, lemma: lemmaKey(one.lemma) }))
  const reviews = await reviewsByCard(client, learnerId, groups.filter((group) => group.length > 1).flat())
  const merged = groups.map((group) => {
    const { card, changedReviews } = mergeCards(
      group,
      group.flatMap((one) => reviews.get(cardKey(one)) ?? []),
      settings,
    )
    const lemma = lemmaKey(card.lemma)
    if (group.length > 1) mergedLemmas.add(card.language, lemma)
    return { card: { ...card, lemma }, changedReviews }
  })
  await saveCards(
    client,
    merged.map(({ card }) => card),
  )
  // A review refers to a card, so the merged card must exist before reviews are moved to it.
  await moveReviews(client, learnerId, changed)
  await saveReviews(
    client,
    learnerId,
    merged.flatMap(({ changedReviews }) => changedReviews),
  )
  await client.query(
    `delete from review_card where learner_id = $1 and (${keyColumns}) in (select * from unnest($2::text[], $3::text[], $4::text[]))`,
    [learnerId, ...keysOf(changed)],
  )
}

const keysOf = (cards: readonly CardRow[]) => [
  cards.map(({ language }) => language),
  cards.map(({ lemma }) => lemma),
  cards.map(({ direction }) => direction),
]

async function findCards(client: Client, learnerId: string, cards: CardRow[]): Promise<CardRow[]> {
  const { rows } = await client.query<CardRow>(
    `select * from review_card where learner_id = $1 and (${keyColumns}) in (select * from unnest($2::text[], $3::text[], $4::text[]))`,
    [learnerId, ...keysOf(cards)],
  )
  return rows
}

const cardKey = ({ language, lemma, direction }: Pick<CardRow, 'language' | 'lemma' | 'direction'>) =>
  [language, direction, lemma].join(' ')

async function reviewsByCard(client: Client, learnerId: string, cards: CardRow[]) {
  if (cards.length === 0) return new Map<string, ReviewRow[]>()
  const { rows } = await client.query<ReviewRow>(
    `select id, ${keyColumns}, grade, milliseconds, reviewed_at, ${scheduleColumns} from review
     where learner_id = $1 and (${keyColumns}) in (select * from unnest($2::text[], $3::text[], $4::text[]))`,
    [learnerId, ...keysOf(cards)],
  )
  return new Map(groupBy(rows, cardKey).map((reviews) => [cardKey(reviews[0]), reviews]))
}

async function saveCards(client: Client, cards: CardRow[]) {
  const columns = `learner_id, ${keyColumns}, ${scheduleColumns}, introduced_at, is_active, created_at`
  const changed = `${scheduleColumns}, introduced_at, is_active, created_at`.split(', ')
  await client.query(
    `insert into review_card (${columns}) select ${columns} from jsonb_populate_recordset(null::review_card, $1)
     on conflict (learner_id, ${keyColumns}) do update set ${changed.map((name) => `${name} = excluded.${name}`).join(', ')}`,
    [JSON.stringify(cards)],
  )
}

async function moveReviews(client: Client, learnerId: string, cards: CardRow[]) {
  await client.query(
    `update review set lemma = given.new_lemma
     from unnest($2::text[], $3::text[], $4::text[], $5::text[]) as given (language, lemma, direction, new_lemma)
     where review.learner_id = $1 and review.language = given.language and review.lemma = given.lemma
       and review.direction = given.direction`,
    [learnerId, ...keysOf(cards), cards.map(({ lemma }) => lemmaKey(lemma))],
  )
}

async function saveReviews(client: Client, learnerId: string, reviews: ReviewRow[]) {
  if (reviews.length === 0) return
  const changed = scheduleColumns.split(', ').map((name) => `${name} = given.${name}`)
  await client.query(
    `update review set ${changed.join(', ')} from jsonb_populate_recordset(null::review, $2) as given
     where review.learner_id = $1 and review.id = given.id`,
    [learnerId, JSON.stringify(reviews)],
  )
}
