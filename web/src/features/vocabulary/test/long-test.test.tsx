import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { wordsOfPage } from '@verbena/contract/vocabulary/word-page'
import type { Word } from '@verbena/contract/vocabulary/words'
import { afterEach, expect, test } from 'vitest'
import { ApiFailure } from '../../../api/testing/fake-server.ts'
import {
  closeVocabulary,
  listSessionAddress,
  readVerdict,
  renderVocabulary,
} from '../testing/render-vocabulary.tsx'
import { kitchen, rag } from '../testing/vocabulary-samples.ts'

afterEach(closeVocabulary)

const wordAt = (at: number): Word => ({
  ...rag,
  id: `0b0e7c52-6f0e-4a56-9d10-${String(at).padStart(12, '0')}`,
  word: `palabra${at}`,
  translation: `word${at}`,
})
/** Only two of the first hundred words have a translation, so the first page is soon used up. */
const long = Array.from({ length: wordsOfPage + 2 }, (_, at) =>
  at > 1 && at < wordsOfPage ? { ...wordAt(at), translation: '' } : wordAt(at),
)
const list = { ...kitchen, wordCount: long.length }

/** Opens the test while the request for the whole list is pending. */
async function openWhileLoading() {
  const user = userEvent.setup()
  let resolveWhole: (words: Word[] | ApiFailure) => void = () => {}
  const whole = () =>
    new Promise<Word[] | ApiFailure>((resolve) => {
      resolveWhole = resolve
    })
  renderVocabulary(listSessionAddress('practise'), { lists: [list], words: long, whole })
  const answer = async (label: string) => {
    await user.type(await screen.findByLabelText('Type the translation'), 'fork{Enter}')
    readVerdict()
    await user.click(screen.getByRole('button', { name: label }))
  }
  return { user, answer, arrive: (words: Word[] | ApiFailure) => resolveWhole(words) }
}

test('the test of a long list begins with its first page, and adds the others when they are loaded', async () => {
  const { answer, arrive } = await openWhileLoading()
  expect(await screen.findByText(`Word 1 of ${long.length}`)).toBeTruthy()
  await answer('Next word')
  arrive(long)
  // The total is exact once all words are loaded.
  expect(await screen.findByText('Word 2 of 4')).toBeTruthy()
  await answer('Next word')
  expect(await screen.findByText(/^palabra10[01]$/)).toBeTruthy()
  await answer('Next word')
  await answer('See the score')
  expect(screen.getByRole('heading', { name: '0 of 4 correct' })).toBeTruthy()
})

test('a failure to load the others is shown, and can be retried', async () => {
  const { user, answer, arrive } = await openWhileLoading()
  await answer('Next word')
  await answer('Next word')
  expect(screen.queryByRole('heading', { name: /correct/ })).toBeNull()
  arrive(new ApiFailure('BUSY'))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await expect.poll(() => screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  arrive(long)
  expect(await screen.findByText('Word 3 of 4')).toBeTruthy()
})
