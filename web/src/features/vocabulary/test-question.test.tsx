// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
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

async function typeAnswer() {
  const user = userEvent.setup()
  openVocabulary(sessionAddress('practise'), { lists: [kitchen], words: [rag, pinch] })
  await user.type(await screen.findByLabelText('Type the translation'), 'fork')
  return user
}

test('a double click on Check shows the verdict, and a later click goes on', async () => {
  const user = await typeAnswer()
  await user.dblClick(screen.getByRole('button', { name: 'Check' }))
  expect(screen.getByText('Not this time')).toBeTruthy()
  expect(screen.getByText('Word 1 of 2')).toBeTruthy()
  readVerdict()
  await user.click(screen.getByRole('button', { name: 'Next word' }))
  expect(screen.getByText('Word 2 of 2')).toBeTruthy()
})

test('Enter pressed twice in haste shows the verdict', async () => {
  const user = await typeAnswer()
  await user.keyboard('{Enter}{Enter}')
  expect(screen.getByText('Not this time')).toBeTruthy()
})

test('Enter held down never goes on', async () => {
  const user = await typeAnswer()
  await user.keyboard('{Enter}')
  readVerdict()
  const button = screen.getByRole('button', { name: 'Next word' })
  const isFollowed = fireEvent.keyDown(button, { key: 'Enter', repeat: true })
  expect(isFollowed).toBe(false)
})
