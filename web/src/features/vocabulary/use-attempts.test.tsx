// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { learner } from '../../api/fake-learner.ts'
import { ApiFailure } from '../../api/fake-server.ts'
import { saveUser } from '../../api/session.ts'
import {
  forgetUnsentAttempts,
  keepAttempt,
  keptMaximum,
  unsentAttempts,
} from '../../parts/unsent-attempts.ts'
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

const wordsOf = (bodies: unknown[]) => bodies.map((body) => (body as { vocab_item_id: string }).vocab_item_id)

test('answers given offline are sent in their order, with their ids, when the network is back', async () => {
  const { state, posts, made } = await practise(offline)
  // Each answer tries the first one twice; while that has no way, the second cannot have one.
  await waitFor(() => expect(wordsOf(posts())).toEqual([rag.id, rag.id, rag.id, rag.id]))
  const kept = unsentAttempts()
  expect(wordsOf(kept)).toEqual([rag.id, pinch.id])
  const [before, listsBefore] = [posts().length, made('GET', '/vocabulary/words/personal').length]
  state.attempts = () => undefined
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(unsentAttempts()).toEqual([]))
  expect(posts().slice(before)).toEqual(kept)
  await waitFor(() => expect(made('GET', '/vocabulary/words/personal').length).toBeGreaterThan(listsBefore))
})

test('answers that never left are sent when the lists are opened again', async () => {
  const { posts } = await practise(offline)
  await waitFor(() => expect(posts()).toHaveLength(4))
  const kept = unsentAttempts()
  expect(wordsOf(kept)).toEqual([rag.id, pinch.id])
  cleanup()
  const { made } = openVocabulary('/vocabulary', { lists: [kitchen] })
  await waitFor(() => expect(made('POST', '/vocabulary/attempt').map(({ body }) => body)).toEqual(kept))
  await waitFor(() => expect(localStorage.getItem('unsentAttempts')).toBeNull())
})

test('an answer that the server refuses for good does not hold up the next', async () => {
  const { posts } = await practise(() => new ApiFailure('NOT_FOUND'))
  await waitFor(() => expect(wordsOf(posts())).toEqual([rag.id, pinch.id]))
  await waitFor(() => expect(unsentAttempts()).toEqual([]))
})

const attempt = (number: number) => ({
  vocab_item_id: rag.id,
  is_correct: true,
  attempt_id: `0b0e7c52-6f0e-4a56-9d10-${String(number).padStart(12, '0')}`,
})

test('an answer is never sent for another account, and waits for its own', async () => {
  saveSessionOf('ana')
  keepAttempt(attempt(1))
  const { made } = openVocabulary('/vocabulary', { lists: [kitchen] })
  await screen.findByText('En la cocina')
  window.dispatchEvent(new Event('online'))
  expect(unsentAttempts()).toEqual([])
  expect(made('POST', '/vocabulary/attempt')).toEqual([])
  saveUser({ ...learner, username: 'ana' })
  await waitFor(() => expect(made('POST', '/vocabulary/attempt')[0]?.body).toEqual(attempt(1)))
})

test('the latest answers are kept, up to a number, and none after log-out', () => {
  saveSessionOf('ana')
  for (let number = 1; number <= keptMaximum + 5; number += 1) keepAttempt(attempt(number))
  expect(unsentAttempts()).toHaveLength(keptMaximum)
  expect(unsentAttempts().at(-1)).toEqual(attempt(keptMaximum + 5))
  forgetUnsentAttempts()
  expect(unsentAttempts()).toEqual([])
})

test.each(['{', '{}', '[null, 3]'])('what is kept and cannot be read counts as nothing: %s', (stored) => {
  saveSessionOf('ana')
  localStorage.setItem('unsentAttempts', stored)
  expect(unsentAttempts()).toEqual([])
  keepAttempt(attempt(1))
  expect(unsentAttempts()).toEqual([attempt(1)])
})

function saveSessionOf(username: string) {
  localStorage.setItem('access_token', 'access-2')
  localStorage.setItem('refresh_token', 'refresh-2')
  saveUser({ ...learner, username })
}
