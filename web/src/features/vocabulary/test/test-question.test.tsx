import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import {
  closeVocabulary,
  listSessionAddress,
  readVerdict,
  renderVocabulary,
} from '../testing/render-vocabulary.tsx'
import { kitchen, pinch, rag } from '../testing/vocabulary-samples.ts'

vi.mock('canvas-confetti', () => ({ default: { create: () => () => Promise.resolve() } }))

afterEach(closeVocabulary)

async function typeAnswer() {
  const user = userEvent.setup()
  renderVocabulary(listSessionAddress('practise'), { lists: [kitchen], words: [rag, pinch] })
  await user.type(await screen.findByLabelText('Type the translation'), 'fork')
  return user
}

test('a double click on Check shows the verdict, and a later click continues', async () => {
  const user = await typeAnswer()
  await user.dblClick(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText('Not this time')).toBeTruthy()
  expect(screen.getByText('Word 1 of 2')).toBeTruthy()
  readVerdict()
  await user.click(screen.getByRole('button', { name: 'Next word' }))
  expect(screen.getByText('Word 2 of 2')).toBeTruthy()
})

test('Enter pressed twice quickly shows the verdict', async () => {
  const user = await typeAnswer()
  await user.keyboard('{Enter}{Enter}')
  expect(await screen.findByText('Not this time')).toBeTruthy()
})

test('a held Enter key never continues', async () => {
  const user = await typeAnswer()
  await user.keyboard('{Enter}')
  const button = await screen.findByRole('button', { name: 'Next word' })
  const isDefaultAllowed = fireEvent.keyDown(button, { key: 'Enter', repeat: true })
  expect(isDefaultAllowed).toBe(false)
})

test('a wrong answer is shown as a diff, and can be accepted from then on', async () => {
  const user = userEvent.setup()
  const { requestsTo } = renderVocabulary(listSessionAddress('practise'), { lists: [kitchen], words: [rag] })
  await user.type(await screen.findByLabelText('Type the translation'), 'clock{Enter}')
  const written = (await screen.findByText('You wrote: clock')).parentElement
  expect([...(written?.querySelectorAll('del, ins') ?? [])].map(({ outerHTML }) => outerHTML)).toEqual([
    '<del>ck</del>',
    '<ins>th</ins>',
  ])
  expect(screen.getByText('0 of 1 correct')).toBeTruthy()
  readVerdict()
  await user.click(screen.getByRole('button', { name: 'My answer should be accepted' }))
  expect(await screen.findByText('Your answer now counts for this word.')).toBeTruthy()
  expect(screen.getByText('1 of 1 correct')).toBeTruthy()
  expect(requestsTo('PUT', '/vocabulary/wordsu/')[0]?.body).toMatchObject({
    translation: 'rag, cloth, clock',
  })
  // The wrong attempt is undone, and a right one is recorded.
  await waitFor(() => expect(requestsTo('POST', '/vocabulary/attempt')).toHaveLength(2))
  const [wrong, right] = requestsTo('POST', '/vocabulary/attempt').map(
    ({ body }) => body as Record<string, unknown>,
  )
  expect([wrong?.is_correct, right?.is_correct]).toEqual([false, true])
  expect(requestsTo('DELETE', '/api/reviews/').map(({ params }) => params.id)).toEqual([wrong?.attempt_id])
})

test.each([
  [true, 'Correct!', 'Watch the accents.'],
  [false, 'Not this time', 'Only the accents were missing.'],
])(
  'missing accents are accepted as the learner chose, and always shown: %s',
  async (forgivesAccents, title, note) => {
    const user = userEvent.setup()
    const words = [{ ...rag, translation: 'paño' }]
    const state = { lists: [kitchen], words, settings: { forgivesAccents } }
    const { requestsTo } = renderVocabulary(listSessionAddress('practise'), state)
    const field = await screen.findByLabelText('Type the translation')
    await waitFor(() => expect(requestsTo('GET', '/api/review-settings')).toHaveLength(1))
    await user.type(field, 'pano{Enter}')
    expect(await screen.findByText(title)).toBeTruthy()
    expect(screen.getByText(note)).toBeTruthy()
  },
)
