import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { recordTestResult } from '@verbena/contract/media-tests'
import { afterEach, expect, test } from 'vitest'
import { learnerId } from '../../../api/testing/fake-learner.ts'
import { ApiFailure } from '../../../api/testing/fake-server.ts'
import { outboxSender } from '../../../parts/outbox/outbox-sender.ts'
import { outboxEntries } from '../../../parts/outbox/testing/outbox-in-tests.ts'
import { dictations } from '../../../parts/storage/dictations.ts'
import { closeListening, heard, item, lines, renderListening } from '../testing/render-listening.tsx'

afterEach(closeListening)

const address = '/listening?dictate=pan&kind=video'
const field = () => screen.getByLabelText('What do you hear?')

test('two lines are heard, written and checked by keyboard; the result is kept, a missed word opens its card', async () => {
  const user = userEvent.setup()
  const server = renderListening({ address })
  await user.click(await screen.findByRole('button', { name: 'Start the dictation' }))
  await waitFor(() => expect(heard).toEqual([{ at: 1, rate: 1 }]))
  expect(screen.getByText('1 of 2')).toBeTruthy()
  expect(document.activeElement).toBe(field())
  await user.keyboard('{Shift>}{Enter}{/Shift}')
  await waitFor(() => expect(heard).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: 'Slower' }))
  await waitFor(() => expect(heard.at(-1)).toEqual({ at: 1, rate: 0.75 }))

  await user.type(field(), 'la mesa duerme aqui{Enter}')
  expect(await screen.findByText('Not this time')).toBeTruthy()
  expect(screen.getByText('3 of 4 words')).toBeTruthy()
  expect(document.querySelector('del')?.textContent).toBe('mesa')
  expect(document.querySelector('mark')?.textContent).toBe('masa')
  expect(screen.getByText('The dough sleeps here.')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Next line')

  await user.keyboard('{Enter}')
  expect(screen.getByText('2 of 2')).toBeTruthy()
  await waitFor(() => expect(heard.at(-1)).toEqual({ at: 5, rate: 1 }))
  await user.type(field(), 'comemos pan con qeuso{Enter}')
  expect(await screen.findByText('Watch the spelling.')).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('heading', { name: 'You heard 7 of 8 words' })).toBe(document.activeElement)
  const kept = () =>
    server.requests.filter(({ method, path }) => method === 'POST' && path === recordTestResult.path)
  await waitFor(() => expect(kept()).toHaveLength(1))
  expect(kept()[0]?.body).toMatchObject({ mediaId: 'pan', kind: 'dictation', score: 7, total: 8 })
  await user.click(screen.getByRole('button', { name: 'masa' }))
  const card = await screen.findByRole('dialog', { name: 'masa' })
  // The card must not inherit the styles of the result, which is centred and has a large flower.
  expect(card.closest('.dictation--done')).toBeNull()
})

test('a line that was not understood is shown, and counts as missed', async () => {
  const user = userEvent.setup()
  renderListening({ address, segments: lines.slice(0, 1) })
  await user.click(await screen.findByRole('button', { name: 'Start the dictation' }))
  await user.click(screen.getByRole('button', { name: 'Show the line' }))
  expect(await screen.findByText('Here it is')).toBeTruthy()
  expect(document.querySelector('.verdict__answer')?.getAttribute('lang')).toBe('es')
  await user.click(screen.getByRole('button', { name: 'See how it went' }))
  expect(screen.getByRole('heading', { name: 'You heard 0 of 4 words' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Other lines' }))
  expect(screen.getByRole('button', { name: 'Start the dictation' })).toBe(document.activeElement)
})

test('YouTube has no lines to play, and a text of single words none to write: both lead to the player', async () => {
  renderListening({ address, video: { ...item, source: { type: 'youtube', videoId: 'abc' } } })
  expect(await screen.findByText('Dictation needs a file')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Watch it whole' }).getAttribute('href')).toBe('/video/pan')
  closeListening()
  renderListening({ address, segments: [{ text: 'Sí.', start: 0, duration: 1 }] })
  expect(await screen.findByText('No line fits a dictation')).toBeTruthy()
})

test('what was written outlives a reload, and is gone once the dictation is over', async () => {
  const user = userEvent.setup()
  renderListening({ address })
  await user.click(await screen.findByRole('button', { name: 'Start the dictation' }))
  await user.type(field(), 'la mesa duerme aqui{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Next line' }))
  await user.type(field(), 'comemos')
  cleanup()

  renderListening({ address })
  expect(await screen.findByText(/You stopped at line 2 of 2/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Go on' }))
  await waitFor(() => expect(heard).toEqual([{ at: 5, rate: 1 }]))
  expect((field() as HTMLInputElement).value).toBe('comemos')
  await user.type(field(), ' pan con queso{Enter}')
  await user.click(await screen.findByRole('button', { name: 'See how it went' }))
  expect(screen.getByRole('heading', { name: 'You heard 7 of 8 words' })).toBeTruthy()
  cleanup()

  renderListening({ address })
  expect(await screen.findByRole('button', { name: 'Start the dictation' })).toBeTruthy()
})

test('who would rather begin anew does, and what was left is forgotten', async () => {
  const user = userEvent.setup()
  renderListening({ address })
  await user.click(await screen.findByRole('button', { name: 'Start the dictation' }))
  await user.type(field(), 'la masa')
  cleanup()
  renderListening({ address })
  await user.click(await screen.findByRole('button', { name: 'Other lines' }))
  expect(screen.getByRole('button', { name: 'Start the dictation' })).toBe(document.activeElement)
  expect(dictations.entries(learnerId)).toEqual([])
})

test('a result that the server cannot take waits in the browser, and is sent from another page', async () => {
  const user = userEvent.setup()
  const segments = lines.slice(0, 1)
  renderListening({ address, segments, record: () => new ApiFailure('BUSY') })
  await user.click(await screen.findByRole('button', { name: 'Start the dictation' }))
  await user.click(screen.getByRole('button', { name: 'Show the line' }))
  await user.click(await screen.findByRole('button', { name: 'See how it went' }))
  expect(await screen.findByText(/Your result is kept/, {}, { timeout: 5000 })).toBeTruthy()
  cleanup()

  const server = renderListening({ address: '/listening' })
  // The app does this on every page.
  const stop = outboxSender.start()
  const kept = () => server.requests.filter(({ path }) => path === recordTestResult.path)
  await waitFor(() => expect(kept()).toHaveLength(1))
  expect(kept()[0]?.body).toMatchObject({ mediaId: 'pan', kind: 'dictation', score: 0, total: 4 })
  await waitFor(() => expect(outboxEntries()).toEqual([]))
  stop()
})

test.each([
  ['PLAN_REQUIRED', 'This is part of Pro', 'See what Pro offers'],
  ['NOT_FOUND', 'There is no such video or song', 'Back to listening'],
] as const)('%s is no failure to try again: it leads on', async (code, title, way) => {
  renderListening({ address, transcript: () => new ApiFailure(code) })
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getAllByRole('link', { name: way }).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
