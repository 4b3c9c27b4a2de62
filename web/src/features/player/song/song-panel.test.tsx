import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession } from '../../../api/session.ts'
import { signIn } from '../../../api/testing/fake-learner.ts'
import { startI18n } from '../../../i18n/i18n.ts'
import { addPlayerMessages } from '../player-messages.ts'
import { linesOfLuna, playFilesByHand, renderSong } from '../testing/render-song.tsx'

startI18n('en')
addPlayerMessages()

let opened: ReturnType<typeof renderSong> | undefined
const open = (answers?: Parameters<typeof renderSong>[0]) => {
  opened = renderSong(answers)
  return opened
}

beforeEach(() => {
  playFilesByHand()
  signIn()
})
afterEach(() => {
  cleanup()
  opened?.restore()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  clearSession()
})

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const start = () => userEvent.click(button('Start the song'))
const hiddenNames = () => screen.queryAllByRole('button', { name: /^Hidden/ }).map((one) => one.textContent)
const line = (index: number) => document.querySelector(`[data-line="${index}"]`) as HTMLElement

test('every third line is hidden, and a choice bar with three comes when it has been sung', async () => {
  const { playTo, onHide } = open()
  expect(hiddenNames()).toHaveLength(2)
  expect([...(onHide.mock.lastCall?.[0] ?? [])]).toEqual(
    expect.arrayContaining([
      [2, '____'],
      [5, '____'],
    ]),
  )
  await start()
  await playTo(3.4)
  expect(screen.queryByRole('group', { name: 'Answers' })).toBeNull()
  await playTo(4.4)
  const options = within(screen.getByRole('group', { name: 'Answers' })).getAllByRole('button')
  expect(options).toHaveLength(3)
  expect(screen.getByRole('heading', { name: 'Which line was sung?' })).toBeTruthy()
})

test('a wrong line stays open and is marked; the right one clears the bar, while the song goes on', async () => {
  const { playTo, video } = open()
  await start()
  await playTo(4.4)
  const options = within(screen.getByRole('group', { name: 'Answers' })).getAllByRole('button')
  const wrong = options.find(({ textContent }) => !textContent?.includes('duerme gatito')) as HTMLElement
  await userEvent.click(wrong)
  expect(within(screen.getByRole('status')).getByText('Not this one. Listen again.')).toBeTruthy()
  expect(wrong.className).toContain('option--wrong')
  await userEvent.click(button(/duerme gatito/))
  expect(screen.queryByRole('group', { name: 'Answers' })).toBeNull()
  expect(screen.getByRole('status').textContent).toContain('Correct duerme gatito')
  expect(within(line(2)).getByText('gatito')).toBeTruthy()
  expect(video.dataset.paused).toBe('false')
})

test('with words hidden the song waits at the end of the line, and goes on once all of it is found', async () => {
  const { playTo, video } = open({ address: '?mode=choose-100' })
  await start()
  await playTo(5)
  expect(video.dataset.paused).toBe('true')
  expect(video.currentTime).toBeLessThan(2)
  expect(screen.getByRole('status').textContent).toContain('____ ____ ____')
  for (const word of ['Sale', 'la', 'luna']) {
    await new Promise((resolve) => setTimeout(resolve, 210))
    await userEvent.click(button(new RegExp(`^\\d?${word}$`)))
  }
  expect(video.dataset.paused).toBe('false')
  expect(line(0).textContent).toContain('Sale')
})

test('another mode chosen while the song waits goes on waiting there, and plays once all of the line is found', async () => {
  const { playTo, video } = open({ address: '?mode=choose-100' })
  await start()
  await playTo(5)
  expect(video.dataset.paused).toBe('true')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'How to play' }), 'type-100')
  for (const word of ['Sale', 'la', 'luna']) {
    await userEvent.type(await screen.findByRole('textbox', { name: 'The missing word' }), `${word}{Enter}`)
    expect(await screen.findByText(word, { selector: '[data-line="0"] *' })).toBeTruthy()
  }
  expect(video.dataset.paused).toBe('false')
})

test('by keyboard: a word is typed, the space bar plays the line again, a letter is shown, and one is skipped', async () => {
  const { playTo, video } = open({ address: '?mode=type-100' })
  await start()
  await playTo(5)
  const field = screen.getByRole('textbox', { name: 'The missing word' })
  field.focus()
  await userEvent.keyboard(' ')
  expect(video.dataset.paused).toBe('false')
  expect(video.currentTime).toBe(1)
  expect(field).toHaveProperty('value', '')
  await playTo(5)
  await userEvent.keyboard('nope{Enter}')
  expect(screen.getByText('Not this one. Listen again.')).toBeTruthy()
  await userEvent.keyboard('sale{Enter}')
  expect(screen.getByRole('status').textContent).toContain('Correct Sale')
  await userEvent.click(button('Show a letter'))
  expect(button('Hidden word 2, begins with l')).toBeTruthy()
  await userEvent.click(button('Show the answer'))
  expect(screen.getByRole('status').textContent).toContain('It was: la')
  await userEvent.keyboard('k')
  expect(screen.getByRole('status').textContent).toContain('It was: luna')
  expect(video.dataset.paused).toBe('false')
})

test('the result is kept once, with its mode, and what was missed is looked up and heard again', async () => {
  const { playTo, results, onTouch, onPlayLine } = open({ address: '?mode=lines' })
  await start()
  await playTo(4.4)
  await userEvent.click(button('Show the answer'))
  await playTo(7.4)
  await userEvent.click(button(/llega el sol/))
  const done = await screen.findByRole('heading', { name: 'You found 1 out of 2' })
  expect(document.activeElement).toBe(done)
  await waitFor(() => expect(results()).toHaveLength(1))
  expect(results()).toMatchObject([{ mediaId: 'luna', kind: 'song', mode: 'lines', score: 1, total: 2 }])
  await userEvent.click(button('gatito'))
  expect(onTouch).toHaveBeenCalledWith(expect.objectContaining({ text: 'gatito', line: 2, firstWord: 1 }))
  await userEvent.click(button('Play the line'))
  expect(onPlayLine).toHaveBeenCalledWith(2)
  await userEvent.click(button('Play again'))
  expect(hiddenNames()).toHaveLength(2)
  expect(results()).toHaveLength(1)
})

test('what was jumped over is asked at the end, or given up for the result', async () => {
  const { video, playTo } = open()
  await start()
  video.currentTime = 7
  await playTo(7.5)
  expect(screen.getByText('The song is over. 2 are still hidden.')).toBeTruthy()
  expect(button(/duerme gatito/)).toBeTruthy()
  await userEvent.click(button('See the result'))
  expect(await screen.findByRole('heading', { name: 'You found 0 out of 2' })).toBeTruthy()
})

test('without the music it is played by the text alone', async () => {
  vi.stubGlobal('MediaError', { MEDIA_ERR_NETWORK: 2 })
  const { video } = open({ address: '?mode=choose-10' })
  fireEvent(video, new Event('error'))
  expect(await screen.findByText('The music is away, but the game works: choose what fits.')).toBeTruthy()
  expect(screen.getByRole('group', { name: 'Answers' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Play the line again' })).toBeNull()
})

test('a hidden line that is pressed is asked for, and a word that can be read is looked up', async () => {
  const { onTouch } = open()
  await userEvent.click(button('Hidden line 2'))
  expect(onTouch).not.toHaveBeenCalled()
  expect(button(/llega el sol/)).toBeTruthy()
  await userEvent.click(within(line(0)).getByText('luna'))
  expect(onTouch).toHaveBeenCalledWith(expect.objectContaining({ text: 'luna', line: 0, firstWord: 2 }))
})

test('words fill by the time that their line is told', async () => {
  const { playTo } = open({ address: '?mode=sing' })
  await userEvent.click(document.querySelector('[data-play-from="0"]') as HTMLElement)
  await playTo(1.4)
  expect(Number(line(0).style.getPropertyValue('--at'))).toBeGreaterThan(1)
  const word = within(line(0)).getByText('luna')
  expect(word.style.getPropertyValue('--from')).toBe('1.40')
  expect(hiddenNames()).toEqual([])
})

test('another game mode starts a new game, keeps the focus and has its own best result', async () => {
  const at = '2026-01-01T00:00:00Z'
  const best = { score: 3, total: 4, at }
  open({ results: [{ kind: 'song', mode: 'type-25', attempts: 1, best, last: best }] })
  const select = screen.getByRole('combobox', { name: 'How to play' })
  await userEvent.selectOptions(select, '25% of words, type')
  expect(await screen.findByText('Best so far: 3 of 4')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Hidden word/ }).length).toBeGreaterThan(1)
  expect(screen.getByRole('combobox', { name: 'How to play' })).toBe(select)
})

test('a guest plays, and nothing is sent', async () => {
  clearSession()
  const { playTo, requests } = open()
  await start()
  await playTo(4.4)
  await userEvent.click(button('Show the answer'))
  await playTo(7.4)
  await userEvent.click(button('Show the answer'))
  expect(await screen.findByRole('heading', { name: 'You found 0 out of 2' })).toBeTruthy()
  expect(requests).toEqual([])
  expect(linesOfLuna).toHaveLength(6)
})
