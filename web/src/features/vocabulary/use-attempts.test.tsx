// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { learner } from '../../api/fake-learner.ts'
import { ApiFailure } from '../../api/fake-server.ts'
import { saveUser } from '../../api/session.ts'
import { outboxKey } from '../../parts/outbox/forget-outbox.ts'
import { keep, type Unsent, unsent } from '../../parts/outbox/outbox.ts'
import {
  closeVocabulary,
  kitchen,
  openVocabulary,
  pinch,
  rag,
  readVerdict,
  sessionAddress,
} from './open-vocabulary.tsx'

afterEach(closeVocabulary)

const offline = () => {
  throw new TypeError('Failed to fetch')
}

/** Answers both words of the list wrong, while the server answers what `attempts` says. */
async function practise(attempts: () => ApiFailure | undefined) {
  const user = userEvent.setup()
  const state = { lists: [kitchen], words: [rag, pinch], attempts }
  const { made } = openVocabulary(sessionAddress('practise'), state)
  for (const label of ['Next word', 'See the score']) {
    await user.type(await screen.findByLabelText('Type the translation'), 'fork{Enter}')
    readVerdict()
    await user.click(screen.getByRole('button', { name: label }))
  }
  expect(screen.getByRole('heading', { name: '0 of 2 correct' })).toBeTruthy()
  return { state, posts: () => made('POST', '/vocabulary/attempt').map(({ body }) => body), made }
}

const keptBodies = () => unsent().map((entry) => (entry.kind === 'attempt' ? entry.body : null))
const wordsOf = (bodies: unknown[]) => bodies.map((body) => (body as { vocab_item_id: string }).vocab_item_id)

test('answers given offline are sent in their order, with their ids, when the network is back', async () => {
  const { state, posts, made } = await practise(offline)
  // Each answer tries the first one twice; while that has no way, the second cannot have one.
  await waitFor(() => expect(wordsOf(posts())).toEqual([rag.id, rag.id, rag.id, rag.id]))
  const kept = keptBodies()
  expect(wordsOf(kept)).toEqual([rag.id, pinch.id])
  const [before, listsBefore] = [posts().length, made('GET', '/vocabulary/words/personal').length]
  state.attempts = () => undefined
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(unsent()).toEqual([]))
  expect(posts().slice(before)).toEqual(kept)
  await waitFor(() => expect(made('GET', '/vocabulary/words/personal').length).toBeGreaterThan(listsBefore))
})

test('answers that never left are sent when the lists are opened again', async () => {
  const { posts } = await practise(offline)
  await waitFor(() => expect(posts()).toHaveLength(4))
  const kept = keptBodies()
  expect(wordsOf(kept)).toEqual([rag.id, pinch.id])
  cleanup()
  const { made } = openVocabulary('/vocabulary', { lists: [kitchen] })
  await waitFor(() => expect(made('POST', '/vocabulary/attempt').map(({ body }) => body)).toEqual(kept))
  await waitFor(() => expect(localStorage.getItem(outboxKey)).toBeNull())
})

test('an answer that the server refuses for good does not hold up the next', async () => {
  const { posts } = await practise(() => new ApiFailure('NOT_FOUND'))
  await waitFor(() => expect(wordsOf(posts())).toEqual([rag.id, pinch.id]))
  await waitFor(() => expect(unsent()).toEqual([]))
})

const id = '0b0e7c52-6f0e-4a56-9d10-000000000001'
const body = { vocab_item_id: rag.id, is_correct: true, attempt_id: id }
const attempt: Unsent = { kind: 'attempt', id, body }

test('an answer is never sent for another account, and waits for its own', async () => {
  saveSessionOf('ana')
  keep(attempt)
  const { made } = openVocabulary('/vocabulary', { lists: [kitchen] })
  await screen.findByText('En la cocina')
  window.dispatchEvent(new Event('online'))
  expect(unsent()).toEqual([])
  expect(made('POST', '/vocabulary/attempt')).toEqual([])
  saveUser({ ...learner, username: 'ana' })
  await waitFor(() => expect(made('POST', '/vocabulary/attempt')[0]?.body).toEqual(body))
})

function saveSessionOf(username: string) {
  localStorage.setItem('access_token', 'access-2')
  localStorage.setItem('refresh_token', 'refresh-2')
  saveUser({ ...learner, username })
}
