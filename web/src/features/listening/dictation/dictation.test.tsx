// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { recordTestResult } from '@verbena/contract/quiz'
import { afterEach, expect, test } from 'vitest'
import { closeListening, heard, item, lines, openListening } from '../testing/open-listening.tsx'

afterEach(closeListening)

const address = '/listening?dictate=pan&kind=video'
const field = () => screen.getByLabelText('What do you hear?')

test('two lines are heard, written and checked by keyboard; the result is kept, a missed word opens its card', async () => {
  const user = userEvent.setup()
  const server = openListening({ address })
  await user.click(await screen.findByRole('button', { name: 'Start the dictation' }))
  await waitFor(() => expect(heard).toEqual([{ at: 1, rate: 1 }]))
  expect(screen.getByText('1 of 2')).toBeTruthy()
  expect(document.activeElement).toBe(field())
  await user.keyboard('{Shift>}{Enter}{/Shift}')
  await waitFor(() => expect(heard).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: 'Slower' }))
  await waitFor(() => expect(heard.at(-1)).toEqual({ at: 1, rate: 0.75 }))

  await user.type(field(), 'la mesa duerme aqui{Enter}')
  expect(await screen.findByText('Nearly')).toBeTruthy()
  expect(screen.getByText('3 of 4 words')).toBeTruthy()
  expect(document.querySelector('del')?.textContent).toBe('mesa')
  expect(document.querySelector('ins')?.textContent).toBe('masa')
  expect(screen.getByText('The dough sleeps here.')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Next line')

  await user.keyboard('{Enter}')
  expect(screen.getByText('2 of 2')).toBeTruthy()
  await waitFor(() => expect(heard.at(-1)).toEqual({ at: 5, rate: 1 }))
  await user.type(field(), 'comemos pan con qeuso{Enter}')
  expect(await screen.findByText('Every word')).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('heading', { name: 'You heard 7 of 8 words' })).toBe(document.activeElement)
  const kept = () =>
    server.requests.filter(({ method, path }) => method === 'POST' && path === recordTestResult.path)
  await waitFor(() => expect(kept()).toHaveLength(1))
  expect(kept()[0]?.body).toMatchObject({ mediaId: 'pan', kind: 'dictation', score: 7, total: 8 })
  await user.click(screen.getByRole('button', { name: 'masa' }))
  expect(await screen.findByRole('dialog', { name: 'masa' })).toBeTruthy()
})

test('a line that was not understood is shown, and counts as missed', async () => {
  const user = userEvent.setup()
  openListening({ address, segments: lines.slice(0, 1) })
  await user.click(await screen.findByRole('button', { name: 'Start the dictation' }))
  await user.click(screen.getByRole('button', { name: 'Show the line' }))
  expect(await screen.findByText('This was said')).toBeTruthy()
  expect(screen.getByText('La masa duerme aquí.').getAttribute('lang')).toBe('es')
  await user.click(screen.getByRole('button', { name: 'See how it went' }))
  expect(screen.getByRole('heading', { name: 'You heard 0 of 4 words' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Other lines' }))
  expect(screen.getByRole('button', { name: 'Start the dictation' })).toBeTruthy()
})

test('YouTube has no lines to play, and a text of single words none to write: both lead to the player', async () => {
  openListening({ address, video: { ...item, source: { type: 'youtube', videoId: 'abc' } } })
  expect(await screen.findByText('Dictation needs a file')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Watch it whole' }).getAttribute('href')).toBe('/video/pan')
  closeListening()
  openListening({ address, segments: [{ text: 'Sí.', start: 0, duration: 1 }] })
  expect(await screen.findByText('No line fits a dictation')).toBeTruthy()
})
