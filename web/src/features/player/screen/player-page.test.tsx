import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { explain } from '@verbena/contract/lookup/lookup'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession } from '../../../api/session.ts'
import { ApiFailure } from '../../../api/testing/fake-server.ts'
import { startI18n } from '../../../i18n/i18n.ts'
import { outboxEntries } from '../../../parts/outbox/testing/outbox-in-tests.ts'
import {
  activeLine,
  clock,
  endPlayer,
  item,
  playButton,
  renderPlayer,
  reports,
  segments,
  server,
  startPlayer,
} from '../testing/render-player.tsx'

startI18n('en')
beforeEach(startPlayer)
afterEach(endPlayer)

test('opens where the learner stopped, with that line as the current one', async () => {
  renderPlayer()
  expect(await screen.findByRole('heading', { name: 'El pan' })).toBeTruthy()
  expect(activeLine()).toBe('La masa duerme.')
})

test('says what the film is and which keys there are; that of the subtitles only where they exist', async () => {
  renderPlayer()
  const about = within(await screen.findByRole('heading', { name: 'About this video' }).then(partOf))
  expect(about.getByText('Bread').getAttribute('lang')).toBe('en')
  expect(about.getByText('1:30 · 4 lines')).toBeTruthy()
  expect(about.getByText('Food')).toBeTruthy()
  const keys = within(partOf(screen.getByRole('heading', { name: 'On the keyboard' })))
  expect(keys.getByText('Repeat line')).toBeTruthy()
  expect(keys.queryByText('Dual subtitles')).toBeNull()
})
const partOf = (heading: HTMLElement) => heading.parentElement as HTMLElement

test('starts at 15 seconds when nothing is saved', async () => {
  renderPlayer({ progress: null })
  await screen.findByRole('heading', { name: 'El pan' })
  expect(screen.getByRole('slider', { name: 'Position' })).toHaveProperty('value', '15')
})

test('a link to a moment wins over where the learner stopped, and leaves the address and that place alone', async () => {
  const page = renderPlayer({ address: '/video/pan?t=20.5&from=word' })
  await screen.findByRole('heading', { name: 'El pan' })
  expect(activeLine()).toBe('¿Ves? Ya está.')
  await waitFor(() =>
    expect(screen.getByLabelText('address').textContent).toBe('/video/pan?from=word&tab=transcription'),
  )
  page.unmount()
  expect(reports()).toEqual([])
})

test('arrow keys go from line to line, and the time of a line leads there', async () => {
  renderPlayer()
  await screen.findByRole('heading', { name: 'El pan' })
  await userEvent.keyboard('{ArrowRight}')
  expect(activeLine()).toBe('¿Ves? Ya está.')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(activeLine()).toBe('Aquí empezamos.')
  await userEvent.click(screen.getByRole('button', { name: 'Play from 0:30' }))
  expect(activeLine()).toBe('Comemos pan.')
  expect(playButton()).toBe('Pause')
})

test('on the last line there is no next one to go to', async () => {
  renderPlayer({ progress: 33 })
  await screen.findByRole('heading', { name: 'El pan' })
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('slider', { name: 'Position' })).toHaveProperty('value', '33')
})

test('a touched word is looked up in its context while playback waits, and then goes on', async () => {
  renderPlayer()
  await screen.findByRole('heading', { name: 'El pan' })
  await userEvent.keyboard(' ')
  await userEvent.click(screen.getByText('masa'))
  expect(await screen.findByText('dough')).toBeTruthy()
  expect(server().requests.find(({ path }) => path === explain.path)?.query).toEqual({
    selectedText: 'masa',
    video_id: 'pan',
    at: '19',
    context: 'Aquí empezamos. La masa duerme. ¿Ves? Ya está.',
  })
  expect(playButton()).toBe('Play')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement?.textContent).toBe('masa')
  expect(playButton()).toBe('Pause')
})

test('words selected by touch are looked up half a second after the finger leaves', async () => {
  renderPlayer()
  await screen.findByRole('heading', { name: 'El pan' })
  const [la, masa] = [screen.getByText('La'), screen.getByText('masa')]
  vi.useFakeTimers()
  getSelection()?.setBaseAndExtent(la.firstChild as Node, 0, masa.firstChild as Node, 4)
  fireEvent.touchEnd(masa)
  act(() => vi.advanceTimersByTime(499))
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => vi.advanceTimersByTime(1))
  vi.useRealTimers()
  expect(await screen.findByRole('dialog', { name: 'La masa' })).toBeTruthy()
  expect(await screen.findByText('dough')).toBeTruthy()
})

test('a second touch starts the half second anew, and a selection outside the transcript is left alone', async () => {
  renderPlayer()
  const heading = await screen.findByRole('heading', { name: 'El pan' })
  const masa = screen.getByText('masa')
  vi.useFakeTimers()
  getSelection()?.setBaseAndExtent(masa.firstChild as Node, 0, masa.firstChild as Node, 4)
  fireEvent.touchEnd(masa)
  act(() => vi.advanceTimersByTime(400))
  getSelection()?.setBaseAndExtent(heading.firstChild as Node, 0, heading.firstChild as Node, 2)
  fireEvent.touchEnd(masa)
  act(() => vi.advanceTimersByTime(1000))
  vi.useRealTimers()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('more than can be looked up is said, and the film goes on', async () => {
  renderPlayer()
  await screen.findByRole('heading', { name: 'El pan' })
  const masa = screen.getByText('masa')
  ;(masa.firstChild as Text).data = 'palabra '.repeat(40)
  getSelection()?.setBaseAndExtent(masa.firstChild as Node, 0, masa.firstChild as Node, 320)
  fireEvent.mouseUp(masa)
  expect(await screen.findByText(/select up to 200 letters/)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('arrows lead from word to word, and Enter looks one up', async () => {
  renderPlayer()
  await screen.findByRole('heading', { name: 'El pan' })
  screen.getByText('La').focus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Ya')
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Ya' })).toBeTruthy()
})

test('Shift and the arrows select a phrase, and Enter looks it up; Escape leads back to its first word', async () => {
  renderPlayer()
  await screen.findByRole('heading', { name: 'El pan' })
  screen.getByText('La').focus()
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}')
  expect(document.activeElement?.textContent).toBe('duerme')
  expect(activeLine()).toBe('La masa duerme.')
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: 'La masa duerme' })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement?.textContent).toBe('La')
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowRight}{Enter}')
  expect(await screen.findByRole('dialog', { name: 'duerme' })).toBeTruthy()
})

test('words that a finger selects by the handles, which send no touches, are looked up too', async () => {
  renderPlayer()
  await screen.findByRole('heading', { name: 'El pan' })
  const [la, masa] = [screen.getByText('La'), screen.getByText('masa')]
  vi.useFakeTimers()
  fireEvent.pointerDown(la, { pointerType: 'touch' })
  fireEvent.touchStart(la)
  getSelection()?.setBaseAndExtent(la.firstChild as Node, 0, la.firstChild as Node, 2)
  fireEvent.touchCancel(la)
  act(() => vi.advanceTimersByTime(500))
  vi.useRealTimers()
  expect(await screen.findByRole('dialog', { name: 'La' })).toBeTruthy()
  vi.useFakeTimers()
  getSelection()?.setBaseAndExtent(la.firstChild as Node, 0, masa.firstChild as Node, 4)
  document.dispatchEvent(new Event('selectionchange'))
  act(() => vi.advanceTimersByTime(500))
  vi.useRealTimers()
  expect(await screen.findByRole('dialog', { name: 'La masa' })).toBeTruthy()
})

test('the card offers what the line means where nobody has translated it', async () => {
  renderPlayer()
  await screen.findByRole('heading', { name: 'El pan' })
  await userEvent.click(screen.getByText('masa'))
  await userEvent.click(await screen.findByRole('button', { name: 'What does this line mean?' }))
  await waitFor(() =>
    expect(
      server()
        .requests.filter(({ path }) => path === explain.path)
        .at(-1)?.query,
    ).toMatchObject({
      selectedText: 'La masa duerme.',
      context: expect.stringContaining('La masa duerme.'),
      video_id: 'pan',
      at: '19',
    }),
  )
})

test.each([
  ['is translated', segments.map((line) => ({ ...line, translation: 'Here' }))],
  ['is longer than a lookup takes', segments.map((line) => ({ ...line, text: `masa ${'a '.repeat(100)}` }))],
  ['is what was touched', segments.map((line) => ({ ...line, text: '¡masa!' }))],
])('the card does not offer what the line means when it %s', async (_, lines) => {
  renderPlayer({ lines })
  await screen.findByRole('heading', { name: 'El pan' })
  await userEvent.click(screen.getAllByText('masa')[0] as HTMLElement)
  expect(await screen.findByText('dough')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'What does this line mean?' })).toBeNull()
})

test('reports the seconds played when playback pauses', async () => {
  renderPlayer()
  await screen.findByRole('heading', { name: 'El pan' })
  await userEvent.keyboard(' ')
  clock.milliseconds = 3200
  await userEvent.keyboard(' ')
  await waitFor(() =>
    expect(reports()).toEqual([{ videoId: 'pan', progress: 12, time_delta: 3.2, isPaused: true }]),
  )
})

test('reports every five seconds while it plays', async () => {
  renderPlayer()
  await screen.findByRole('heading', { name: 'El pan' })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await userEvent.keyboard(' ')
  for (const seconds of [5, 10]) {
    clock.milliseconds = seconds * 1000
    act(() => vi.advanceTimersByTime(5000))
  }
  vi.useRealTimers()
  await waitFor(() =>
    expect(reports()).toEqual(
      [5, 5].map((time_delta) => ({ videoId: 'pan', progress: 12, time_delta, isPaused: false })),
    ),
  )
})

test('a report waits for the one before it', async () => {
  renderPlayer()
  await screen.findByRole('heading', { name: 'El pan' })
  const working = globalThis.fetch
  const waiting: (() => void)[] = []
  globalThis.fetch = async (...request) => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    return working(...request)
  }
  for (const seconds of [0, 2, 2, 3]) {
    clock.milliseconds = seconds * 1000
    await userEvent.keyboard(' ')
  }
  expect(waiting).toHaveLength(1)
  waiting[0]?.()
  await waitFor(() => expect(waiting).toHaveLength(2))
  waiting[1]?.()
  globalThis.fetch = working
  await waitFor(() => expect(reports()).toMatchObject([{ time_delta: 2 }, { time_delta: 1, isPaused: true }]))
})

test('a report on leaving outlives the page', async () => {
  const page = renderPlayer()
  await screen.findByRole('heading', { name: 'El pan' })
  const fetched = vi.spyOn(globalThis, 'fetch')
  await userEvent.keyboard(' ')
  clock.milliseconds = 2000
  page.unmount()
  const sent = fetched.mock.calls.filter(([address]) => String(address).includes('videoProgress'))
  expect(sent.map(([, options]) => options?.keepalive)).toEqual([true])
})

test('seconds whose report failed go with the report on leaving', async () => {
  const page = renderPlayer()
  await screen.findByRole('heading', { name: 'El pan' })
  const working = globalThis.fetch
  globalThis.fetch = () => Promise.reject(new TypeError('offline'))
  await userEvent.keyboard(' ')
  clock.milliseconds = 2000
  await userEvent.keyboard(' ')
  await act(async () => {})
  globalThis.fetch = working
  page.unmount()
  await waitFor(() => expect(reports()).toMatchObject([{ time_delta: 2, isPaused: true }]))
})

test('seconds that cannot be reported when the page is left wait in the outbox', async () => {
  const page = renderPlayer()
  await screen.findByRole('heading', { name: 'El pan' })
  const working = globalThis.fetch
  globalThis.fetch = () => Promise.reject(new TypeError('offline'))
  await userEvent.keyboard(' ')
  clock.milliseconds = 2000
  page.unmount()
  const body = { videoId: 'pan', progress: 12, time_delta: 2, isPaused: true }
  await waitFor(() => expect(outboxEntries()).toMatchObject([{ kind: 'watchProgress', body }]))
  globalThis.fetch = working
  localStorage.clear()
})

test('after a log-out nothing of the page that is left is stored', async () => {
  const page = renderPlayer()
  await screen.findByRole('heading', { name: 'El pan' })
  const working = globalThis.fetch
  globalThis.fetch = () => Promise.reject(new TypeError('offline'))
  await userEvent.keyboard(' ')
  clock.milliseconds = 2000
  clearSession()
  page.unmount()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(outboxEntries()).toEqual([])
  globalThis.fetch = working
})

test("a guest's place stays in the tab, and nothing is reported", async () => {
  clearSession()
  renderPlayer()
  await screen.findByRole('heading', { name: 'El pan' })
  await userEvent.keyboard(' ')
  clock.milliseconds = 1000
  await userEvent.keyboard('{ArrowRight} ')
  expect(sessionStorage.getItem('position.pan')).toBe('20.0')
  expect(reports()).toEqual([])
})

test.each([
  ['refused as premium', { video: new ApiFailure('PLAN_REQUIRED') }],
  ['listed as locked', { video: { ...item, isLocked: true } }],
])('an item %s explains itself and leads back', async (_, answers) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  renderPlayer(answers)
  expect(await screen.findByText('This one opens with Pro')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See what Pro offers' }).getAttribute('href')).toBe(
    '/settings?tab=subscription',
  )
  // All items of the learner's own level may be locked.
  const others = screen.getByRole('link', { name: 'See the other videos' })
  expect(others.getAttribute('href')).toBe('/videos?level=all')
  await userEvent.click(others)
  expect(screen.getByText('The listing')).toBeTruthy()
})

test.each([
  ['missing', { video: new ApiFailure('NOT_FOUND') }],
  ['without a transcript', { lines: [] }],
])('an item %s leads to the listing', async (_, answers) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  renderPlayer(answers)
  expect(await screen.findByText('The listing')).toBeTruthy()
})

test('a server that is busy is no missing item: the page can be tried again', async () => {
  let isBusy = true
  renderPlayer({ video: () => (isBusy ? new ApiFailure('BUSY') : item) })
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 4000 })
  expect(screen.getByRole('heading', { name: 'The video did not arrive' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to videos' })).toBeTruthy()
  isBusy = false
  await userEvent.click(again)
  expect(await screen.findByRole('heading', { name: 'El pan' })).toBeTruthy()
})

test('a film that hangs shows that it loads, then offers another try, while the transcript works', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('waiting'))
  })
  renderPlayer()
  await screen.findByRole('heading', { name: 'El pan' })
  vi.useFakeTimers()
  fireEvent.keyDown(document.body, { key: ' ' })
  expect(playButton()).toBe('Pause')
  act(() => vi.advanceTimersByTime(299))
  expect(screen.queryByText('The video is loading')).toBeNull()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getByText('The video is loading')).toBeTruthy()
  act(() => vi.advanceTimersByTime(10_000))
  vi.useRealTimers()
  expect(screen.queryByText('The video is loading')).toBeNull()
  expect(screen.getByText('The video takes very long to start.')).toBeTruthy()
  await userEvent.keyboard('{ArrowRight}')
  expect(activeLine()).toBe('¿Ves? Ya está.')
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('playing'))
  })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.queryByText('The video takes very long to start.')).toBeNull()
  expect(playButton()).toBe('Pause')
})

test('pressing play on a film that failed tries again', async () => {
  vi.stubGlobal('MediaError', { MEDIA_ERR_NETWORK: 2 })
  renderPlayer()
  await screen.findByRole('heading', { name: 'El pan' })
  fireEvent.error(document.querySelector('video') as HTMLVideoElement)
  const said = 'The video could not be reached. Is there a connection?'
  expect(await screen.findByText(said)).toBeTruthy()
  await userEvent.keyboard(' ')
  expect(screen.queryByText(said)).toBeNull()
  expect(playButton()).toBe('Pause')
})

test('a film that waits only a moment shows no loader', async () => {
  renderPlayer()
  await screen.findByRole('heading', { name: 'El pan' })
  const film = document.querySelector('video') as HTMLVideoElement
  vi.useFakeTimers()
  fireEvent.waiting(film)
  act(() => vi.advanceTimersByTime(200))
  fireEvent.playing(film)
  act(() => vi.advanceTimersByTime(20_000))
  vi.useRealTimers()
  expect(screen.queryByText('The video is loading')).toBeNull()
  expect(screen.queryByText('The video takes very long to start.')).toBeNull()
})

test('an item whose film is not there says so, and its transcript works', async () => {
  renderPlayer({ video: { ...item, source: { type: 'file', files: [] } } })
  expect(await screen.findByText('This video is no longer there, or it is private.')).toBeTruthy()
  await userEvent.keyboard('{ArrowRight}')
  expect(activeLine()).toBe('¿Ves? Ya está.')
})

test('YouTube is not contacted before its cover is pressed', async () => {
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => {})
  renderPlayer({ video: { ...item, source: { type: 'youtube', videoId: 'abc' } } })
  const cover = await screen.findByRole('button', { name: /Play from YouTube/ })
  await userEvent.keyboard('{ArrowRight}')
  expect(activeLine()).toBe('¿Ves? Ya está.')
  expect(append).not.toHaveBeenCalled()
  fireEvent.click(cover)
  expect(append.mock.calls.flat().map((node) => (node as HTMLScriptElement).src)).toEqual([
    'https://www.youtube.com/iframe_api',
  ])
})
