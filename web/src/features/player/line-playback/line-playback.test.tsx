import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startI18n } from '../../../i18n/i18n.ts'
import {
  activeLine,
  endPlayer,
  item,
  playButton,
  renderPlayer,
  segments,
  startPlayer,
} from '../testing/render-player.tsx'

startI18n('en')
let frames: FrameRequestCallback[] = []
beforeEach(() => {
  startPlayer()
  frames = []
  vi.stubGlobal('HTMLMediaElement', Object.assign(HTMLMediaElement, { HAVE_METADATA: 1 }))
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
})
afterEach(endPlayer)

const film = () => document.querySelector('video') as HTMLVideoElement
/** Plays the video to a second and renders the page. */
function playTo(seconds: number) {
  Object.defineProperty(film(), 'readyState', { value: 4, configurable: true })
  film().currentTime = seconds
  act(() => {
    for (const frame of frames.splice(0)) frame(1000)
  })
}

async function openFilm(options?: Parameters<typeof renderPlayer>[0]) {
  const page = renderPlayer(options)
  await screen.findByRole('heading', { name: 'El pan' })
  return page
}

test('with a pause after each line playback waits at its end, on that line, and goes on from there', async () => {
  await openFilm()
  await userEvent.keyboard('p')
  expect(screen.getByText('Pauses after each line')).toBeTruthy()
  await userEvent.keyboard(' ')
  playTo(17.9)
  expect(playButton()).toBe('Pause')
  playTo(18.05)
  expect(playButton()).toBe('Play')
  expect(activeLine()).toBe('La masa duerme.')
  await userEvent.keyboard(' ')
  playTo(20.1)
  expect(playButton()).toBe('Pause')
  expect(activeLine()).toBe('¿Ves? Ya está.')
})

test('the choice to pause after each line stays in this browser', async () => {
  const page = await openFilm()
  await userEvent.keyboard('p')
  page.unmount()
  await openFilm()
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  const pauses = await screen.findByRole('switch', { name: 'Pause after each line' })
  expect(pauses.getAttribute('aria-checked')).toBe('true')
})

test('lines from one to another are looped, and let go when the learner goes elsewhere', async () => {
  await openFilm()
  await userEvent.keyboard('a{ArrowRight}b')
  expect(screen.getByText('Looping lines 2 to 3')).toBeTruthy()
  expect(document.querySelectorAll('.line--looped')).toHaveLength(2)
  await userEvent.keyboard(' ')
  playTo(28.1)
  expect(activeLine()).toBe('La masa duerme.')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.queryByText(/^Looping/)).toBeNull()
})

test('the panel behind "More" loops lines too, for who has no keys', async () => {
  await openFilm()
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  const panel = within(await screen.findByRole('dialog', { name: 'More' }))
  await userEvent.click(panel.getByRole('button', { name: 'From here' }))
  expect(panel.getByText('From line 2: choose the end')).toBeTruthy()
  await userEvent.click(panel.getByRole('button', { name: 'To here' }))
  expect(panel.getByText('Looping line 2')).toBeTruthy()
  await userEvent.click(panel.getByRole('button', { name: 'Stop looping' }))
  expect(panel.getByText('Nothing is looped.')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' }))
})

test('the text is moved against the sound by keys, which is kept for this film alone', async () => {
  const page = await openFilm({ progress: 19.95 })
  expect(activeLine()).toBe('La masa duerme.')
  await userEvent.keyboard('z')
  expect(activeLine()).toBe('¿Ves? Ya está.')
  expect(screen.getByText('Text 0.1 s earlier')).toBeTruthy()
  page.unmount()
  await openFilm({ progress: 19.95 })
  expect(activeLine()).toBe('¿Ves? Ya está.')
  expect(localStorage.getItem('transcriptOffset.pan')).toBe('-0.1')
  await userEvent.keyboard('x')
  expect(localStorage.getItem('transcriptOffset.pan')).toBeNull()
})

test('the line that a learner is at is said to start now', async () => {
  await openFilm({ progress: 12 })
  screen.getByText('Comemos').focus()
  screen.getByText('La').focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Ves')
  await userEvent.keyboard('n')
  expect(activeLine()).toBe('¿Ves? Ya está.')
  expect(screen.getByText('Text 8 s earlier')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Reset' }))
  expect(activeLine()).toBe('La masa duerme.')
})

const translated = segments.map((line, index) => ({ ...line, translation: `Line ${index + 1} here` }))

test('translations are blurred until they are touched, then plain, then gone; the choice stays', async () => {
  const page = await openFilm({ lines: translated })
  const inLines = () => within(document.querySelector('.transcript__lines') as HTMLElement)
  expect(inLines().queryByText('Line 2 here')).toBeNull()
  await userEvent.keyboard('t')
  expect(inLines().getAllByRole('button', { name: 'Show the translation' })).toHaveLength(4)
  const [, second] = inLines().getAllByRole('button', { name: 'Show the translation' })
  await userEvent.click(second as HTMLElement)
  expect(inLines().getByText('Line 2 here').tagName).toBe('P')
  expect(inLines().getAllByRole('button', { name: 'Show the translation' })).toHaveLength(3)
  await userEvent.keyboard('t')
  expect(inLines().queryByRole('button', { name: 'Show the translation' })).toBeNull()
  page.unmount()
  await openFilm({ lines: translated })
  expect(inLines().getByText('Line 1 here').getAttribute('lang')).toBe('en')
  await userEvent.keyboard('t')
  expect(inLines().queryByText('Line 1 here')).toBeNull()
})

test('while translations are blurred the subtitles do not tell them either', async () => {
  await openFilm({ lines: translated })
  const subtitle = () => document.querySelector('.subtitles__native')
  expect(subtitle()?.className).not.toContain('blurred')
  await userEvent.keyboard('t')
  expect(subtitle()?.className).toContain('blurred')
  await userEvent.click(subtitle() as HTMLElement)
  expect(subtitle()?.className).not.toContain('blurred')
})

test('a press beside the words of a line plays from there', async () => {
  await openFilm()
  await userEvent.click(screen.getByText('Comemos').closest('[data-line]') as HTMLElement)
  expect(activeLine()).toBe('Comemos pan.')
  expect(playButton()).toBe('Pause')
})

test('all keys are told on a sheet, which the key for help opens and Escape closes', async () => {
  await openFilm()
  await userEvent.keyboard('?')
  const sheet = within(await screen.findByRole('dialog', { name: 'On the keyboard' }))
  expect(sheet.getByText('Pause after each line')).toBeTruthy()
  expect(sheet.queryByText('Dual subtitles')).toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('repeating a line on a YouTube cover that was not pressed opens the player', async () => {
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => {})
  await openFilm({ video: { ...item, source: { type: 'youtube', videoId: 'abc' } } })
  await userEvent.click(screen.getByRole('button', { name: 'Play from 0:10' }))
  expect(append.mock.calls.flat().map((node) => (node as HTMLScriptElement).src)).toEqual([
    'https://www.youtube.com/iframe_api',
  ])
  await waitFor(() => expect(screen.queryByRole('button', { name: /Play from YouTube/ })).toBeNull())
})

test('of a long text the lines around the spoken one come first, and then all', async () => {
  const long = Array.from({ length: 400 }, (_, line) => ({
    text: `Línea ${line}.`,
    start: line * 2,
    duration: 2,
  }))
  await openFilm({ video: { ...item, durationSeconds: 800 }, lines: long, progress: 600 })
  expect(activeLine()).toBe('Línea 300.')
  expect(document.querySelectorAll('[data-line]').length).toBeLessThan(120)
  expect(document.querySelector('[data-line="300"] .word')).toBeTruthy()
  await waitFor(() => expect(document.querySelectorAll('[data-line]')).toHaveLength(400))
  expect(document.querySelector('[data-line="0"] p')?.textContent).toBe('Línea 0.')
  expect(document.querySelector('[data-line="0"] .word')).toBeNull()
})
