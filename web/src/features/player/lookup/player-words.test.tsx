import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { TranscriptWord } from '@verbena/contract/player'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearSession } from '../../../api/session.ts'
import { startI18n } from '../../../i18n/i18n.ts'
import { endPlayer, renderPlayer, server, startPlayer } from '../testing/render-player.tsx'

startI18n('en')
beforeEach(startPlayer)
afterEach(endPlayer)

/** Generous, because the test machine may be busy. */
const slow = { timeout: 8000 }
const word = (form: string, status: TranscriptWord['status'], count = 1): TranscriptWord => ({
  form,
  lemmas: [form],
  count,
  status,
})
const words = [
  word('masa', 'new'),
  word('duerme', 'learning'),
  word('la', 'known', 3),
  word('pan', 'ignored'),
]
const classOf = (text: string) =>
  [...document.querySelectorAll('.line .word')].find((word) => word.textContent === text)?.className

test('words are marked by what the learner knows of them, and the share of known ones is told', async () => {
  renderPlayer({ words })
  await screen.findByText('You know 60%', {}, slow)
  expect(['masa', 'duerme', 'La', 'pan', 'Comemos'].map(classOf)).toEqual([
    'word word--new',
    'word word--learning',
    'word',
    'word',
    'word',
  ])
})

test('a word whose status is said in its card is marked so at once, everywhere', async () => {
  renderPlayer({ words })
  await screen.findByText('You know 60%', {}, slow)
  await userEvent.click(screen.getByText('masa'))
  await userEvent.click(await screen.findByRole('radio', { name: 'Known' }))
  await waitFor(() => expect(screen.getByText('You know 80%')).toBeTruthy())
  await userEvent.keyboard('{Escape}')
  expect(classOf('masa')).toBe('word')
})

test('a word that is saved is asked for again, and learned', async () => {
  let reply = words
  renderPlayer({ words: () => reply })
  await screen.findByText('You know 60%', {}, slow)
  await userEvent.click(screen.getByText('masa'))
  reply = [word('masa', 'learning'), ...words.slice(1)]
  await userEvent.click(await screen.findByRole('button', { name: /^Save/ }))
  await waitFor(() => expect(classOf('masa')).toContain('word--learning'))
})

test('the marks are switched off by a key, which stays in this browser', async () => {
  const page = renderPlayer({ words })
  await screen.findByText('You know 60%', {}, slow)
  await userEvent.keyboard('c')
  expect(classOf('masa')).toBe('word')
  expect(screen.getByText('Touch a word to see what it means.')).toBeTruthy()
  page.unmount()
  renderPlayer({ words })
  const toggle = await screen.findByRole('button', { name: 'Word colours' }, slow)
  expect(toggle.getAttribute('aria-pressed')).toBe('false')
  await userEvent.click(toggle)
  expect(classOf('masa')).toBe('word word--new')
})

test('a guest has no words, and none are asked for', async () => {
  clearSession()
  renderPlayer({ words })
  await screen.findByRole('heading', { name: 'El pan' })
  expect(screen.queryByRole('button', { name: 'Word colours' })).toBeNull()
  expect(server().requests.some(({ path }) => path.includes('transcript-words'))).toBe(false)
})
