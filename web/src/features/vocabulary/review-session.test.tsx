// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Word } from '@verbena/contract/vocabulary'
import { afterEach, expect, test } from 'vitest'
import { ApiFailure } from '../../api/fake-server.ts'
import { closeVocabulary, kitchen, openVocabulary, pinch, rag, sessionAddress } from './open-vocabulary.tsx'

const spoon: Word = {
  ...rag,
  id: '0b0e7c52-6f0e-4a56-9d10-6c1f6c0a0013',
  word: 'cuchara',
  translation: 'spoon',
}

afterEach(closeVocabulary)

/** Shows the third of three words, with the first one's deletion under way and the second's waiting. */
async function openWithDeletionUnderWay() {
  const user = userEvent.setup()
  let answer: (failure: ApiFailure) => void = () => {}
  const answered = new Promise<ApiFailure>((resolve) => {
    answer = resolve
  })
  const { made } = openVocabulary(sessionAddress('learn'), {
    lists: [kitchen],
    words: [rag, pinch, spoon],
    deletions: () => answered,
  })
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('1 of 1')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'cuchara' })).toBeTruthy()
  const fail = async () => {
    const asked = made('GET', '/api/lists').length
    await act(async () => answer(new ApiFailure('BUSY')))
    expect(await screen.findByText('Failed to delete word')).toBeTruthy()
    await waitFor(() => expect(made('GET', '/api/lists').length).toBeGreaterThan(asked))
  }
  return { user, made, fail }
}

test('a word that comes back after a failed deletion leaves the word shown in its place', async () => {
  const { fail } = await openWithDeletionUnderWay()
  await fail()
  expect(await screen.findByText('2 of 2')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'cuchara' })).toBeTruthy()
})

test('an open form saves into its own word, though another comes back after a failed deletion', async () => {
  const { user, made, fail } = await openWithDeletionUnderWay()
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  await user.clear(screen.getByLabelText('Translation'))
  await user.type(screen.getByLabelText('Translation'), 'big spoon')
  await fail()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(made('PUT', '/')).toHaveLength(1))
  expect(made('PUT', '/')[0]?.params.wordId).toBe(spoon.id)
  expect(made('PUT', '/')[0]?.body).toMatchObject({ word: 'cuchara', translation: 'big spoon' })
  expect(await screen.findByText('big spoon')).toBeTruthy()
})
