import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Word } from '@verbena/contract/vocabulary/words'
import { afterEach, expect, test } from 'vitest'
import { ApiFailure } from '../../../api/testing/fake-server.ts'
import { closeVocabulary, listSessionAddress, renderVocabulary } from '../testing/render-vocabulary.tsx'
import { kitchen, pinch, rag } from '../testing/vocabulary-samples.ts'

const spoon: Word = {
  ...rag,
  id: '0b0e7c52-6f0e-4a56-9d10-6c1f6c0a0013',
  word: 'cuchara',
  translation: 'spoon',
}

afterEach(closeVocabulary)

/** Shows the third of three words while the deletion of the first is sent and that of the second can be undone. */
async function openWithPendingDeletion() {
  const user = userEvent.setup()
  let answer: (failure: ApiFailure) => void = () => {}
  const answered = new Promise<ApiFailure>((resolve) => {
    answer = resolve
  })
  const { requestsTo } = renderVocabulary(listSessionAddress('learn'), {
    lists: [kitchen],
    words: [rag, pinch, spoon],
    deletions: () => answered,
  })
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('1 of 1')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'cuchara' })).toBeTruthy()
  const fail = async () => {
    const requestsBefore = requestsTo('GET', '/api/lists').length
    await act(async () => answer(new ApiFailure('BUSY')))
    expect(await screen.findByText('Failed to delete word')).toBeTruthy()
    await waitFor(() => expect(requestsTo('GET', '/api/lists').length).toBeGreaterThan(requestsBefore))
  }
  return { user, requestsTo, fail }
}

test('a word that is restored after a failed deletion does not replace the word shown', async () => {
  const { fail } = await openWithPendingDeletion()
  await fail()
  expect(await screen.findByText('2 of 2')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'cuchara' })).toBeTruthy()
})

test('an open form saves its own word, though another is restored after a failed deletion', async () => {
  const { user, requestsTo, fail } = await openWithPendingDeletion()
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  await user.clear(screen.getByLabelText('Translation'))
  await user.type(screen.getByLabelText('Translation'), 'big spoon')
  await fail()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(requestsTo('PUT', '/')).toHaveLength(1))
  expect(requestsTo('PUT', '/')[0]?.params.wordId).toBe(spoon.id)
  expect(requestsTo('PUT', '/')[0]?.body).toMatchObject({ word: 'cuchara', translation: 'big spoon' })
  expect(await screen.findByText('big spoon')).toBeTruthy()
})
