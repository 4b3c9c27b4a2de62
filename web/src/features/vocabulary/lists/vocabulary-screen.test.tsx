import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiFailure } from '../../../api/testing/fake-server.ts'
import {
  closeVocabulary,
  listSessionAddress,
  readVerdict,
  renderVocabulary,
} from '../testing/render-vocabulary.tsx'
import { kitchen, pinch, rag, travel } from '../testing/vocabulary-samples.ts'

const confetti = vi.hoisted(() => vi.fn(() => Promise.resolve()))
vi.mock('canvas-confetti', () => ({ default: { create: () => confetti } }))

afterEach(() => {
  closeVocabulary()
  confetti.mockClear()
})

test('without lists the page links to the videos', async () => {
  renderVocabulary('/vocabulary', { lists: [] })
  expect(await screen.findByText('No words kept yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Find a video' }).getAttribute('href')).toBe('/videos')
})

test('figures, petals and search are computed from the lists', async () => {
  const user = userEvent.setup()
  renderVocabulary('/vocabulary', { lists: [kitchen, travel] })
  const card = (await screen.findByText('En la cocina')).closest('li') as HTMLElement
  expect(within(card).getByText('2 words')).toBeTruthy()
  expect(within(card).getByRole('img', { name: '60% answered right' })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Not practised yet' })).toBeTruthy()
  await user.type(screen.getByLabelText('Search lists'), 'ESTACION')
  expect(screen.queryByText('En la cocina')).toBeNull()
  expect(screen.getByText('De viaje')).toBeTruthy()
  await user.type(screen.getByLabelText('Search lists'), 'x')
  expect(screen.getByText('No lists match')).toBeTruthy()
})

test('numbers are formatted for the interface language', async () => {
  renderVocabulary('/vocabulary', { lists: [{ ...kitchen, wordCount: 12_345 }] })
  expect(await screen.findByText('12,345 words')).toBeTruthy()
})

test('a new list needs a description and a unique name', async () => {
  const user = userEvent.setup()
  const { requestsTo } = renderVocabulary('/vocabulary', { lists: [kitchen] })
  await user.click(await screen.findByRole('button', { name: 'New list' }))
  const name = screen.getByLabelText('Theme Name')
  expect(name.getAttribute('placeholder')).toBe('e.g., Business Vocabulary')
  await user.type(name, 'En la cocina')
  await user.click(screen.getByRole('button', { name: 'Create Theme' }))
  expect(screen.getByText('Please write something here.')).toBeTruthy()
  expect(requestsTo('POST', '/vocabulary/themes')).toHaveLength(0)
  await user.type(screen.getByLabelText('Description'), 'Stations')
  await user.click(screen.getByRole('button', { name: 'Create Theme' }))
  expect(await screen.findByText('You already have a list with this name.')).toBeTruthy()
  await user.clear(name)
  await user.type(name, 'De viaje{Enter}')
  expect(await screen.findByRole('heading', { name: 'De viaje' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(requestsTo('POST', '/vocabulary/themes').at(-1)?.body).toEqual({
    name: 'De viaje',
    description: 'Stations',
  })
})

test('a test counts every answer, posts each, and repeats what was missed', async () => {
  const user = userEvent.setup()
  const { requestsTo } = renderVocabulary(listSessionAddress('practise'), {
    lists: [kitchen],
    words: [rag, pinch],
  })
  const input = await screen.findByLabelText<HTMLInputElement>('Type the translation')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Check' }).disabled).toBe(true)
  expect(screen.getByText('trapo').getAttribute('lang')).toBe('es')
  await user.type(input, ' The CLOTH{Enter}')
  await screen.findByText('Correct!')
  const verdict = screen.getAllByRole('status').find((region) => region.textContent?.includes('Correct'))
  expect(verdict?.textContent).toContain('rag, cloth')
  expect(input.disabled).toBe(true)
  expect(screen.getByText('1 of 1 correct')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Next word')
  readVerdict()
  await user.keyboard('{Enter}')
  await user.type(screen.getByLabelText('Type the translation'), 'spoon{Enter}')
  expect(await screen.findByText('Not this time')).toBeTruthy()
  expect(screen.getByText('pinch', { selector: '.verdict__answer' })).toBeTruthy()
  expect(screen.getByText('1 of 2 correct')).toBeTruthy()
  expect(confetti.mock.calls).toEqual([[{ particleCount: 100, spread: 70, origin: { y: 0.6 } }]])
  readVerdict()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('heading', { name: '1 of 2 correct' })).toBe(document.activeElement)
  const attempts = requestsTo('POST', '/vocabulary/attempt').map(({ body }) => body)
  expect(attempts).toMatchObject([
    { vocab_item_id: rag.id, is_correct: true },
    { vocab_item_id: pinch.id, is_correct: false },
  ])
  await user.click(screen.getByRole('button', { name: 'Repeat the missed word' }))
  expect(screen.getByText('Word 1 of 1')).toBeTruthy()
  expect(screen.getByText('pizca')).toBeTruthy()
})

test('a failed attempt is retried once with the same id, and the test continues', async () => {
  const user = userEvent.setup()
  const { requestsTo } = renderVocabulary(listSessionAddress('practise'), {
    lists: [kitchen],
    words: [rag],
    attempts: () => new ApiFailure('BUSY'),
  })
  await user.type(await screen.findByLabelText('Type the translation'), 'rag{Enter}')
  readVerdict()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('heading', { name: '1 of 1 correct' })).toBeTruthy()
  await expect.poll(() => requestsTo('POST', '/vocabulary/attempt').length).toBe(2)
  const [first, second] = requestsTo('POST', '/vocabulary/attempt')
  expect(second?.body).toEqual(first?.body)
})

test('a deleted word can be restored, and is deleted for good on leaving', async () => {
  const user = userEvent.setup()
  const { requestsTo } = renderVocabulary(listSessionAddress('learn'), {
    lists: [kitchen],
    words: [rag, pinch],
  })
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(screen.getByRole('heading', { name: 'pizca' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getByRole('heading', { name: 'trapo' })).toBeTruthy()
  expect(requestsTo('DELETE', '/')).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.keyboard('{Escape}')
  await expect.poll(() => requestsTo('DELETE', '/').map(({ params }) => params.wordId)).toEqual([rag.id])
  await expect.poll(() => screen.getByTestId('address').textContent).toBe('/vocabulary')
})

test('review goes word by word and shows an edit', async () => {
  const user = userEvent.setup()
  const { requestsTo } = renderVocabulary(listSessionAddress('learn'), {
    lists: [kitchen],
    words: [rag, pinch],
  })
  await screen.findByRole('heading', { name: 'trapo' })
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  expect(screen.getByRole('heading', { name: 'pizca' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  await user.clear(screen.getByLabelText('Translation'))
  await user.type(screen.getByLabelText('Translation'), 'dishcloth')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('dishcloth')).toBeTruthy()
  expect(requestsTo('PUT', '/')[0]?.body).toEqual({
    word: 'trapo',
    translation: 'dishcloth',
    definition: rag.definition,
    example: rag.example,
  })
})

test('an empty list shows a message', async () => {
  renderVocabulary(listSessionAddress('practise'), { lists: [kitchen], words: [] })
  expect(await screen.findByText('No words available for this theme.')).toBeTruthy()
})
