import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { wordsOfPage } from '@verbena/contract/vocabulary/word-page'
import type { Word } from '@verbena/contract/vocabulary/words'
import { afterEach, expect, test } from 'vitest'
import { closeVocabulary, renderVocabulary } from '../testing/render-vocabulary.tsx'
import { kitchen, pinch, rag, travel } from '../testing/vocabulary-samples.ts'

afterEach(closeVocabulary)

const address = `/vocabulary/list/${kitchen.id}`
const rows = () => screen.getAllByRole('link').filter((link) => link.className === 'word-row__link')

test('each word links to its page, and the server does the search', async () => {
  const user = userEvent.setup()
  const { requestsTo } = renderVocabulary(address, { lists: [kitchen], words: [rag, pinch] })
  expect(await screen.findByRole('heading', { level: 1, name: 'En la cocina' })).toBeTruthy()
  const link = await screen.findByRole('link', { name: /trapo/ })
  expect(link.getAttribute('href')).toBe(`/vocabulary/word/${rag.id}`)
  await user.type(screen.getByLabelText('Search this list'), 'piz')
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(requestsTo('GET', '/api/lists').map(({ query }) => query.search)).toEqual([undefined, 'piz'])
  await user.type(screen.getByLabelText('Search this list'), 'zz')
  await user.click(await screen.findByRole('button', { name: 'Clear the search' }))
  await waitFor(() => expect(rows()).toHaveLength(2))
})

test('selected words move to another list, and back', async () => {
  const user = userEvent.setup()
  const { requestsTo } = renderVocabulary(address, { lists: [kitchen, travel], words: [rag, pinch] })
  await user.click(await screen.findByRole('checkbox', { name: 'Select trapo' }))
  expect(screen.getByText('1 word selected')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }))
  expect(screen.getByText('2 words selected')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Select pizca' }))
  await user.click(screen.getByRole('button', { name: 'Move to' }))
  await user.click(await screen.findByRole('menuitem', { name: 'De viaje' }))
  expect(await screen.findByText('Moved 1 word to De viaje')).toBeTruthy()
  expect(rows().map((row) => row.textContent)).toEqual(['pizcapinch'])
  expect(screen.queryByText('1 word selected')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('1 word is back')).toBeTruthy()
  expect(requestsTo('POST', '/vocabulary/words/move').map(({ body }) => body)).toEqual([
    { wordIds: [rag.id], listId: travel.id },
    { wordIds: [rag.id], listId: kitchen.id },
  ])
})

test('a move is not undone when the other list had some of the words already', async () => {
  const user = userEvent.setup()
  renderVocabulary(address, { lists: [kitchen, travel], words: [rag, pinch], merged: 1 })
  await user.click(await screen.findByRole('checkbox', { name: 'Select trapo' }))
  await user.click(screen.getByRole('button', { name: 'Move to' }))
  await user.click(await screen.findByRole('menuitem', { name: 'De viaje' }))
  expect(await screen.findByText('Moved 1 word to De viaje. 1 was there already.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('a long list is shown page by page, and reviewed in full', async () => {
  const user = userEvent.setup()
  const words: Word[] = Array.from({ length: wordsOfPage + 5 }, (_, index) => ({
    ...rag,
    id: `0b0e7c52-6f0e-4a56-9d10-${String(index).padStart(12, '0')}`,
    word: `palabra${index + 1}`,
  }))
  const lists = [{ ...kitchen, wordCount: words.length }]
  const { requestsTo } = renderVocabulary(address, { lists, words })
  await waitFor(() => expect(rows()).toHaveLength(wordsOfPage))
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(rows()).toHaveLength(words.length))
  await user.click(screen.getByRole('link', { name: 'Learn' }))
  expect(await screen.findByText('1 of 105')).toBeTruthy()
  for (let at = 1; at < wordsOfPage + 1; at += 1) await user.keyboard('{ArrowRight}')
  expect(await screen.findByRole('heading', { name: 'palabra101' })).toBeTruthy()
  expect(screen.getByText('101 of 105')).toBeTruthy()
  expect(requestsTo('GET', '/vocabulary/wordsg')).toHaveLength(0)
})

test('a deleted list shows a message', async () => {
  renderVocabulary(address, { lists: [travel], words: [] })
  expect(await screen.findByText('This list is not there any more')).toBeTruthy()
})

test('an empty list shows a message', async () => {
  renderVocabulary(`/vocabulary/list/${travel.id}`, { lists: [travel], words: [] })
  expect(await screen.findByText('No words available for this theme.')).toBeTruthy()
})
