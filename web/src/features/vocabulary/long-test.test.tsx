// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Word } from '@verbena/contract/vocabulary'
import { wordsOfPage } from '@verbena/contract/words'
import { afterEach, expect, test } from 'vitest'
import { ApiFailure } from '../../api/fake-server.ts'
import {
  closeVocabulary,
  kitchen,
  openVocabulary,
  rag,
  readVerdict,
  sessionAddress,
} from './open-vocabulary.tsx'

afterEach(closeVocabulary)

const wordAt = (at: number): Word => ({
  ...rag,
  id: `0b0e7c52-6f0e-4a56-9d10-${String(at).padStart(12, '0')}`,
  word: `palabra${at}`,
  translation: `word${at}`,
})
/** Of the first hundred only two have a translation: those are soon asked. */
const long = Array.from({ length: wordsOfPage + 2 }, (_, at) =>
  at > 1 && at < wordsOfPage ? { ...wordAt(at), translation: '' } : wordAt(at),
)
const list = { ...kitchen, wordCount: long.length }

/** Answers the first two words while the whole list is on its way. */
async function answerTheFirst() {
  const user = userEvent.setup()
  let arrive: (words: Word[] | ApiFailure) => void = () => {}
  const whole = () =>
    new Promise<Word[] | ApiFailure>((resolve) => {
      arrive = resolve
    })
  openVocabulary(sessionAddress('practise'), { lists: [list], words: long, whole })
  const answer = async (label: string) => {
    await user.type(await screen.findByLabelText('Type the translation'), 'fork{Enter}')
    readVerdict()
    await user.click(screen.getByRole('button', { name: label }))
  }
  return { user, answer, arrive: (words: Word[] | ApiFailure) => arrive(words) }
}

test('the test of a long list begins before all of it is there, and asks the others after', async () => {
  const { answer, arrive } = await answerTheFirst()
  expect(await screen.findByText(`Word 1 of ${long.length}`)).toBeTruthy()
  await answer('Next word')
  arrive(long)
  // Now it is known which of them can be asked.
  expect(await screen.findByText('Word 2 of 4')).toBeTruthy()
  await answer('Next word')
  expect(await screen.findByText(/^palabra10[01]$/)).toBeTruthy()
  await answer('Next word')
  await answer('See the score')
  expect(screen.getByRole('heading', { name: '0 of 4 correct' })).toBeTruthy()
})

test('where the others do not come it says so, and asks for them again', async () => {
  const { user, answer, arrive } = await answerTheFirst()
  await answer('Next word')
  await answer('Next word')
  expect(screen.queryByRole('heading', { name: /correct/ })).toBeNull()
  arrive(new ApiFailure('BUSY'))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await expect.poll(() => screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  arrive(long)
  expect(await screen.findByText('Word 3 of 4')).toBeTruthy()
})
