// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Word } from '@verbena/contract/vocabulary'
import { wordsOfPage } from '@verbena/contract/words'
import { afterEach, expect, test } from 'vitest'
import { closeVocabulary, kitchen, openVocabulary, pinch, rag, travel } from '../open-vocabulary.tsx'

afterEach(closeVocabulary)

const address = `/vocabulary/list/${kitchen.id}`
const rows = () => screen.getAllByRole('link').filter((link) => link.className === 'word-row__link')

test('each word leads to its page, and a search asks the server', async () => {
  const user = userEvent.setup()
  const { made } = openVocabulary(address, { lists: [kitchen], words: [rag, pinch] })
  expect(await screen.findByRole('heading', { level: 1, name: 'En la cocina' })).toBeTruthy()
  const link = await screen.findByRole('link', { name: /trapo/ })
  expect(link.getAttribute('href')).toBe(`/vocabulary/word/${rag.id}`)
  await user.type(screen.getByLabelText('Search this list'), 'piz')
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(made('GET', '/api/lists').map(({ query }) => query.search)).toEqual([undefined, 'piz'])
  await user.type(screen.getByLabelText('Search this list'), 'zz')
  await user.click(await screen.findByRole('button', { name: 'Clear the search' }))
  await waitFor(() => expect(rows()).toHaveLength(2))
})

test('chosen words move to another list, and back', async () => {
  const user = userEvent.setup()
  const { made } = openVocabulary(address, { lists: [kitchen, travel], words: [rag, pinch] })
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
  expect(made('POST', '/vocabulary/words/move').map(({ body }) => body)).toEqual([
    { wordIds: [rag.id], listId: travel.id },
    { wordIds: [rag.id], listId: kitchen.id },
  ])
})

test('words that the other list held already cannot move back, and it says so', async () => {
  const user = userEvent.setup()
  openVocabulary(address, { lists: [kitchen, travel], words: [rag, pinch], merged: 1 })
  await user.click(await screen.findByRole('checkbox', { name: 'Select trapo' }))
  await user.click(screen.getByRole('button', { name: 'Move to' }))
  await user.click(await screen.findByRole('menuitem', { name: 'De viaje' }))
  expect(await screen.findByText('Moved 1 word to De viaje. 1 was there already.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('a long list is shown a page at a time, and reviewed whole', async () => {
  const user = userEvent.setup()
  const words: Word[] = Array.from({ length: wordsOfPage + 5 }, (_, index) => ({
    ...rag,
    id: `0b0e7c52-6f0e-4a56-9d10-${String(index).padStart(12, '0')}`,
    word: `palabra${index + 1}`,
  }))
  const lists = [{ ...kitchen, wordCount: words.length }]
  const { made } = openVocabulary(address, { lists, words })
  await waitFor(() => expect(rows()).toHaveLength(wordsOfPage))
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(rows()).toHaveLength(words.length))
  await user.click(screen.getByRole('link', { name: 'Learn' }))
  expect(await screen.findByText('1 of 105')).toBeTruthy()
  for (let at = 1; at < wordsOfPage + 1; at += 1) await user.keyboard('{ArrowRight}')
  expect(await screen.findByRole('heading', { name: 'palabra101' })).toBeTruthy()
  expect(screen.getByText('101 of 105')).toBeTruthy()
  expect(made('GET', '/vocabulary/wordsg')).toHaveLength(0)
})

test('a list that is gone says so', async () => {
  openVocabulary(address, { lists: [travel], words: [] })
  expect(await screen.findByText('This list is not there any more')).toBeTruthy()
})

test('a list without words says so', async () => {
  openVocabulary(`/vocabulary/list/${travel.id}`, { lists: [travel], words: [] })
  expect(await screen.findByText('No words available for this theme.')).toBeTruthy()
})
