import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { generateFillGaps } from '@verbena/contract/media-tests'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession } from '../../../../api/session.ts'
import { signIn } from '../../../../api/testing/fake-learner.ts'
import { ApiFailure } from '../../../../api/testing/fake-server.ts'
import { startI18n } from '../../../../i18n/i18n.ts'
import { addPlayerMessages } from '../../player-messages.ts'
import { gapsOfPan, renderStudy } from '../../testing/render-study.tsx'
import { GapsPanel } from './gaps-panel.tsx'

startI18n('en')
addPlayerMessages()

let opened: ReturnType<typeof renderStudy> | undefined
const open = (answers?: Parameters<typeof renderStudy>[1]) => {
  opened = renderStudy(GapsPanel, answers)
  return opened
}

beforeEach(signIn)
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  opened?.restore()
  clearSession()
})

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const counter = (number: number) => screen.findByRole('heading', { name: `Gap ${number} / 2` })
const done = (score: number) =>
  screen.findByRole('heading', { name: `All gaps filled! You got ${score} out of 2` })

test('a right word fills its gap, says so, and the next gap comes after 150 ms', async () => {
  open()
  await counter(1)
  vi.useFakeTimers()
  fireEvent.click(button('masa'))
  expect(button(/^Gap 1, correct:\s*masa$/)).toBeTruthy()
  expect(within(screen.getByRole('status')).getByText('dough').getAttribute('lang')).toBe('en')
  act(() => vi.advanceTimersByTime(149))
  expect(screen.getByText('Gap 1 / 2')).toBeTruthy()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getByText('Gap 2 / 2')).toBeTruthy()
  expect(button('agua')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toContain('Comemos ____.')
})

test('what the word means here is told on request, for each gap anew', async () => {
  open()
  await counter(1)
  expect(screen.queryByText('It means:')).toBeNull()
  await userEvent.click(button('Show the meaning'))
  expect(screen.getByText('It means:').textContent).toBe('It means: dough')
  // The second gap has no known meaning.
  await userEvent.click(button('Next gap'))
  await counter(2)
  expect(screen.queryByRole('button', { name: 'Show the meaning' })).toBeNull()
  expect(screen.queryByText('It means:')).toBeNull()
  await userEvent.click(button('Previous gap'))
  await counter(1)
  expect(screen.queryByText('It means:')).toBeNull()
})

test('a wrong word stands beside the right one', async () => {
  open()
  await counter(1)
  await userEvent.keyboard('1')
  expect(button(/^Gap 1, wrong:\s*sal\s*the right word is\s*masa$/)).toBeTruthy()
})

test('by keyboard alone: back and forth, the score, kept once, and what was missed', async () => {
  const { results, onTouch, onPlayLine } = open({ best: { score: 2, total: 2 } })
  await counter(1)
  expect(await screen.findByText('Best so far: 2 of 2')).toBeTruthy()
  await userEvent.click(button('Next gap'))
  await counter(2)
  await userEvent.keyboard('2')
  // The first gap is still open, so it follows the last one.
  await counter(1)
  await userEvent.click(button('Play the line'))
  expect(onPlayLine).toHaveBeenLastCalledWith(0)
  await userEvent.keyboard('2')
  const end = await done(1)
  expect(document.activeElement).toBe(end)
  await waitFor(() => expect(results()).toHaveLength(1))
  expect(results()).toMatchObject([{ mediaId: 'pan', kind: 'gaps', score: 1, total: 2 }])
  await userEvent.click(button('pan'))
  expect(onTouch).toHaveBeenCalledWith(expect.objectContaining({ text: 'pan', line: 2, firstWord: 1 }))
  await userEvent.click(button('Play the line'))
  expect(onPlayLine).toHaveBeenLastCalledWith(2)
})

test('another run takes other words out', async () => {
  const { requests } = open({ gaps: () => ({ ...gapsOfPan, gapIndexes: [1] }) })
  await screen.findByText('Gap 1 / 1')
  await userEvent.keyboard('2')
  await userEvent.click(await screen.findByRole('button', { name: 'Again, with other gaps' }))
  const heading = await screen.findByRole('heading', { name: 'Gap 1 / 1' })
  expect(document.activeElement).toBe(heading)
  const asked = requests.filter(({ path }) => path === generateFillGaps.path).map(({ body }) => body)
  expect(asked).toHaveLength(2)
  expect(asked[0]).not.toEqual(asked[1])
})

test('a gap that is pressed is the one to work on', async () => {
  open()
  await counter(1)
  await userEvent.click(button('Gap 2: open'))
  expect(await counter(2)).toBeTruthy()
  expect(button('Gap 2: open').getAttribute('aria-current')).toBe('true')
})

test('a double click fills one gap, and a key held down too', async () => {
  open()
  await counter(1)
  vi.useFakeTimers()
  fireEvent.click(button('sal'))
  act(() => vi.advanceTimersByTime(150))
  fireEvent.click(button('pan'))
  fireEvent.keyDown(document.body, { key: '1', repeat: true })
  expect(button('Gap 2: open')).toBeTruthy()
  act(() => vi.advanceTimersByTime(200))
  fireEvent.click(button('pan'))
  expect(button(/^Gap 2, correct/)).toBeTruthy()
})

test('subtitles are told what to hide until it is filled', async () => {
  const { onHide } = open()
  const hidden = () => [...(onHide.mock.lastCall?.[0] ?? [])]
  await counter(1)
  expect(hidden()).toEqual([
    [0, 'La ____ duerme.'],
    [2, 'Comemos ____.'],
  ])
  await userEvent.keyboard('2')
  expect(hidden()).toEqual([[2, 'Comemos ____.']])
  cleanup()
  expect(hidden()).toEqual([])
})

test('arrows lead from word to word in two columns', async () => {
  open()
  await counter(1)
  button('sal').focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(button('luz'))
  await userEvent.keyboard('{ArrowUp}{ArrowRight}')
  expect(document.activeElement).toBe(button('masa'))
})

test('a failure is logged as specified, told in words, and can be tried again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  let isBroken = true
  open({ gaps: () => (isBroken ? new ApiFailure('INTERNAL') : gapsOfPan) })
  expect(await screen.findByText('Server error. Please try again later.')).toBeTruthy()
  expect(log).toHaveBeenCalledWith('Failed to fetch fill-the-gaps', expect.anything())
  isBroken = false
  await userEvent.click(button('Try again'))
  expect(await counter(1)).toBeTruthy()
})

test('a film without gaps says so', async () => {
  open({ gaps: () => ({ ...gapsOfPan, gapIndexes: [] }) })
  expect(await screen.findByText('Nothing to fill in here')).toBeTruthy()
})
