import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { getSession, subscribeToSession } from '../../api/session.ts'
import type { WritingOutcome } from '../../parts/outbox/drain-outbox.ts'
import { addToOutbox } from '../../parts/outbox/outbox.ts'
import type { OutboxEntry } from '../../parts/outbox/outbox-entry.ts'
import { outboxSender } from '../../parts/outbox/outbox-sender.ts'
import { queryKeys } from '../../parts/queries/query-keys.ts'
import { writingDrafts } from '../../parts/storage/writing-drafts.ts'

/**
 * Sends the entries of the outbox from whichever page is open, with one sender for the whole document.
 * @returns a function that stops it
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
      // Only marks the queries as stale: open pages refetch by themselves, the others when they are opened.
      for (const queryKey of changedBy[kind])
        void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
    }),
    outboxSender.start(),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/**
 * Adds drafts that have no outbox entry: the page may have closed after the draft was stored and before its entry was.
 */
async function addDrafts(learnerId: string) {
  const entries = writingDrafts
    .entries(learnerId)
    .map(({ key, value }) => ({ kind: 'writing' as const, id: key, at: value.at }))
  if (entries.length > 0) await addToOutbox(learnerId, entries)
}

async function sendWriting(learnerId: string, id: string): Promise<WritingOutcome> {
  const feature = await import('../../features/writing/text/send-writing-draft.ts').catch(() => null)
  // If the code cannot be loaded the text stays in the outbox and does not block later entries.
  return feature ? feature.sendWritingDraft(learnerId, id) : 'busy'
}

const wordsAndReviews = [queryKeys.vocabulary.all, queryKeys.reviews.all]
/** By kind of entry, the queries that become stale when it is sent. */
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
