import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { getSession, subscribeToSession } from '../../api/session.ts'
import type { WritingOutcome } from '../../parts/outbox/drain-outbox.ts'
import { addToOutbox } from '../../parts/outbox/outbox.ts'
import type { OutboxEntry } from '../../parts/outbox/outbox-entry.ts'
import { outboxSender } from '../../parts/outbox/outbox-sender.ts'
import { queryKeys } from '../../parts/queries/query-keys.ts'
import { writingDrafts } from '../../parts/storage/writing-drafts.ts'

/**
 * Sends what learners did while the connection was away, from whatever page is open: one sender for the whole page.
 * @returns what ends it
 */
export function startOutbox(queryClient: QueryClient): () => void {
  outboxSender.setSendWriting(sendWriting)
  let learnerId: string | undefined
  const onLearner = () => {
    if (getSession()?.learnerId === learnerId) return
    learnerId = getSession()?.learnerId
    if (learnerId) void addDrafts(learnerId)
  }
  onLearner()
  const stops = [
    subscribeToSession(onLearner),
    outboxSender.onSent(({ kind, hasWaited }) => {
      if (!hasWaited) return
      // Pages that are open refresh themselves; the others ask again when they are opened.
      for (const queryKey of changedBy[kind])
        void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
    }),
    outboxSender.start(),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** A page that was closed in the middle of a letter may have stored a draft, and not that it waits. */
async function addDrafts(learnerId: string) {
  const entries = writingDrafts
    .entries(learnerId)
    .map(({ key, value }) => ({ kind: 'writing' as const, id: key, at: value.at }))
  if (entries.length > 0) await addToOutbox(learnerId, entries)
}

async function sendWriting(learnerId: string, id: string): Promise<WritingOutcome> {
  const feature = await import('../../features/writing/text/send-writing-draft.ts').catch(() => null)
  // Where the code does not arrive the text waits, and holds up nothing behind it.
  return feature ? feature.sendWritingDraft(learnerId, id) : 'busy'
}

const wordsAndReviews = [queryKeys.vocabulary.all, queryKeys.reviews.all]
/** By kind of entry, the queries whose answers it changes. */
const changedBy: Record<OutboxEntry['kind'], readonly QueryKey[]> = {
  attempt: wordsAndReviews,
  review: wordsAndReviews,
  undo: wordsAndReviews,
  lessonAttempt: [],
  lessonProgress: [queryKeys.lessons.all, ...wordsAndReviews],
  grammar: [queryKeys.grammar.all],
  testResult: [queryKeys.mediaTests.all],
  watchProgress: [queryKeys.catalogue.all],
  writing: [queryKeys.writing.all],
}
