import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { otherLearnerId, signInAs } from '../../../api/testing/fake-learner.ts'
import { ApiFailure } from '../../../api/testing/fake-server.ts'
import { addToOutbox } from '../../../parts/outbox/outbox.ts'
import type { OutboxEntry } from '../../../parts/outbox/outbox-entry.ts'
import { outboxEntries } from '../../../parts/outbox/testing/outbox-in-tests.ts'
import {
  closeVocabulary,
  listSessionAddress,
  readVerdict,
  renderVocabulary,
} from '../testing/render-vocabulary.tsx'
import { kitchen, pinch, rag } from '../testing/vocabulary-samples.ts'

afterEach(closeVocabulary)

const offline = () => {
  throw new TypeError('Failed to fetch')
}

/** Answers both words of the list wrong; `attempts` defines the replies of the server. */
async function practise(attempts: () => ApiFailure | undefined) {
  const user = userEvent.setup()
  const state = { lists: [kitchen], words: [rag, pinch], attempts }
  const { requestsTo } = renderVocabulary(listSessionAddress('practise'), state)
  for (const label of ['Next word', 'See the score']) {
    await user.type(await screen.findByLabelText('Type the translation'), 'fork{Enter}')
    readVerdict()
    await user.click(screen.getByRole('button', { name: label }))
  }
  expect(screen.getByRole('heading', { name: '0 of 2 correct' })).toBeTruthy()
  return { state, posts: () => requestsTo('POST', '/vocabulary/attempt').map(({ body }) => body), requestsTo }
}

const keptBodies = () => outboxEntries().map((entry) => (entry.kind === 'attempt' ? entry.body : null))
const wordsOf = (bodies: unknown[]) => bodies.map((body) => (body as { vocab_item_id: string }).vocab_item_id)

test('answers given offline are sent in their order, with their ids, when the network is back', async () => {
  const { state, posts, requestsTo } = await practise(offline)
  // Each answer sends the first entry twice; the second entry waits until the first has been sent.
  await waitFor(() => expect(wordsOf(posts())).toEqual([rag.id, rag.id, rag.id, rag.id]))
  const kept = keptBodies()
  expect(wordsOf(kept)).toEqual([rag.id, pinch.id])
  const [before, listsBefore] = [posts().length, requestsTo('GET', '/vocabulary/words/personal').length]
  state.attempts = () => undefined
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(outboxEntries()).toEqual([]))
  expect(posts().slice(before)).toEqual(kept)
  await waitFor(() =>
    expect(requestsTo('GET', '/vocabulary/words/personal').length).toBeGreaterThan(listsBefore),
  )
})

test('answers that never left are sent when the lists are opened again', async () => {
  const { posts } = await practise(offline)
  await waitFor(() => expect(posts()).toHaveLength(4))
  const kept = keptBodies()
  expect(wordsOf(kept)).toEqual([rag.id, pinch.id])
  cleanup()
  const { requestsTo } = renderVocabulary('/vocabulary', { lists: [kitchen] })
  await waitFor(() => expect(requestsTo('POST', '/vocabulary/attempt').map(({ body }) => body)).toEqual(kept))
  await waitFor(() => expect(outboxEntries()).toEqual([]))
})

test('an answer that the server refuses for good does not hold up the next', async () => {
  const { posts } = await practise(() => new ApiFailure('NOT_FOUND'))
  await waitFor(() => expect(wordsOf(posts())).toEqual([rag.id, pinch.id]))
  await waitFor(() => expect(outboxEntries()).toEqual([]))
})

const id = '0b0e7c52-6f0e-4a56-9d10-000000000001'
const body = { vocab_item_id: rag.id, is_correct: true, attempt_id: id }
const attempt: OutboxEntry = { kind: 'attempt', id, at: Date.now(), body }

test('an answer is never sent for another account, and waits for its own', async () => {
  await addToOutbox(otherLearnerId, [attempt])
  const { requestsTo } = renderVocabulary('/vocabulary', { lists: [kitchen] })
  await screen.findByText('En la cocina')
  window.dispatchEvent(new Event('online'))
  expect(outboxEntries()).toEqual([])
  expect(requestsTo('POST', '/vocabulary/attempt')).toEqual([])
  signInAs(otherLearnerId)
  await waitFor(() => expect(requestsTo('POST', '/vocabulary/attempt')[0]?.body).toMatchObject(body))
})
