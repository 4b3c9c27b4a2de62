import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { generateQuiz } from '@verbena/contract/media-tests'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession } from '../../../../api/session.ts'
import { signIn } from '../../../../api/testing/fake-learner.ts'
import { ApiFailure } from '../../../../api/testing/fake-server.ts'
import { setInterfaceLanguage, startI18n } from '../../../../i18n/i18n.ts'
import { outboxEntries } from '../../../../parts/outbox/testing/outbox-in-tests.ts'
import { addPlayerMessages } from '../../player-messages.ts'
import { questionsOfPan, renderStudy } from '../../testing/render-study.tsx'
import { QuizPanel } from './quiz-panel.tsx'

startI18n('en')
addPlayerMessages()

let opened: ReturnType<typeof renderStudy> | undefined
const open = (answers?: Parameters<typeof renderStudy>[1]) => {
  opened = renderStudy(QuizPanel, answers)
  return opened
}

beforeEach(signIn)
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  opened?.restore()
  setInterfaceLanguage('en')
  clearSession()
})

const option = (name: string | RegExp) => screen.getByRole('button', { name })
const question = (text: RegExp) =>
  waitFor(() => {
    const heading = screen.getByRole('heading', { level: 2 })
    expect(heading.textContent).toMatch(text)
    return heading
  })
const first = /What does “masa” mean/
const second = /What comes right after/

test('a wrong answer locks the options, is explained, and waits for the learner', async () => {
  const { onPlayLine } = open()
  await question(first)
  await userEvent.click(option('salt'))
  expect(screen.getByRole('status').textContent).toContain("❌ Incorrect. Here's an explanation:")
  expect(screen.getByRole('status').textContent).toContain('“masa” means “dough”.')
  expect(option(/salt.*Incorrect/).className).toContain('option--wrong')
  expect(option(/dough.*Correct/).className).toContain('option--right')
  await userEvent.click(option(/dough/))
  expect(option(/salt/).className).toContain('option--wrong')
  await userEvent.click(option('Play the line'))
  expect(onPlayLine).toHaveBeenCalledWith(0)
  await userEvent.click(option('Next Question'))
  const heading = await question(second)
  expect(document.activeElement).toBe(heading)
})

test('a right answer is told and goes on after 1.2 seconds', async () => {
  open()
  await question(first)
  vi.useFakeTimers()
  fireEvent.keyDown(document.body, { key: '2' })
  expect(screen.getByText('Correct')).toBeTruthy()
  act(() => vi.advanceTimersByTime(1199))
  expect(screen.getByRole('heading').textContent).toMatch(first)
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getByRole('heading').textContent).toMatch(second)
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})

test('by keyboard alone: the score, kept once, what was wrong, and another run that asks something else', async () => {
  const { requests, results } = open({ best: { score: 1, total: 2 } })
  await question(first)
  expect(await screen.findByText('Best so far: 1 of 2')).toBeTruthy()
  await userEvent.keyboard('1')
  expect(document.activeElement).toBe(option('Next Question'))
  await userEvent.keyboard('{Enter}')
  await question(second)
  await userEvent.keyboard('{Tab}{ArrowDown}{ArrowUp}')
  expect(document.activeElement).toBe(option('Comemos pan.'))
  await userEvent.keyboard('{Enter}')
  const done = await screen.findByRole(
    'heading',
    { name: 'Test complete! You scored 1 out of 2' },
    { timeout: 3000 },
  )
  expect(document.activeElement).toBe(done)
  await waitFor(() => expect(results()).toHaveLength(1))
  expect(results()).toMatchObject([{ mediaId: 'pan', kind: 'quiz', score: 1, total: 2 }])
  expect(screen.getByText('salt')).toBeTruthy()
  expect(screen.queryByText(second)).toBeNull()

  await userEvent.click(option('Again, with other questions'))
  await question(first)
  const seeds = requests
    .filter(({ path }) => path === generateQuiz.path.replace(':id', 'pan'))
    .map(({ query }) => query.seed)
  expect(new Set(seeds).size).toBe(2)
  expect(results()).toHaveLength(1)
})

test('the line that is asked about is kept out of the subtitles until it is answered', async () => {
  const { onHide } = open()
  await question(first)
  const hidden = () => [...((onHide.mock.lastCall?.[0] ?? new Map()) as ReadonlyMap<number, string>)]
  expect(hidden()).toEqual([[0, '…']])
  await userEvent.keyboard('1')
  expect(hidden()).toEqual([])
  await userEvent.click(option('Next Question'))
  expect(hidden()).toEqual([[1, '…']])
  cleanup()
  expect(hidden()).toEqual([])
})

test('a word that was not known can be looked up afterwards, in its line', async () => {
  const { onTouch } = open({ questions: () => questionsOfPan.slice(0, 1) })
  await question(first)
  await userEvent.keyboard('1{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'masa' }))
  expect(onTouch).toHaveBeenCalledWith(expect.objectContaining({ text: 'masa', line: 0, firstWord: 1 }))
})

test('what the film says is marked as its language, and options as theirs', async () => {
  open()
  const heading = await question(first)
  expect(heading.firstElementChild?.getAttribute('lang')).toBe('en')
  expect([...heading.querySelectorAll('[lang="es"]')].map((piece) => piece.textContent)).toEqual([
    'masa',
    'La masa duerme.',
  ])
  expect(screen.getByText('dough').getAttribute('lang')).toBe('en')
})

test.each([
  ['en', 'Loading questions...'],
  ['es', 'Cargando preguntas...'],
] as const)('while it loads it says so, in %s', async (language, text) => {
  setInterfaceLanguage(language)
  open({ questions: () => new Promise(() => {}) })
  expect(await screen.findByText(text)).toBeTruthy()
})

test('a failure is told in words, and can be tried again', async () => {
  let isBroken = true
  open({ questions: () => (isBroken ? new ApiFailure('INTERNAL') : questionsOfPan) })
  expect(await screen.findByText('Server error. Please try again later.')).toBeTruthy()
  isBroken = false
  await userEvent.click(option('Try again'))
  expect(await question(first)).toBeTruthy()
})

test('a failure that has no words of ours is told with those of the specification', async () => {
  setInterfaceLanguage('es')
  open({ questions: () => new ApiFailure('INTERNAL') })
  const again = await screen.findByRole('button', { name: 'Intentar de nuevo' })
  globalThis.fetch = async () => Response.json({ message: 'x', code: 'OF_A_LATER_SERVER' }, { status: 500 })
  await userEvent.click(again)
  expect(await screen.findByText('Error desconocido generando quiz.')).toBeTruthy()
})

test('a film of which nothing can be asked says so', async () => {
  open({ questions: () => [] })
  expect(await screen.findByText('No questions here')).toBeTruthy()
})

test('a result that the server could not take is sent when a test is opened again', async () => {
  open({ questions: () => questionsOfPan.slice(0, 1), taken: () => new ApiFailure('BUSY') })
  await question(first)
  await userEvent.keyboard('1')
  await userEvent.click(option('See the result'))
  expect(await screen.findByText('Test complete! You scored 0 out of 1')).toBeTruthy()
  expect(outboxEntries()).toMatchObject([{ kind: 'testResult' }])
  cleanup()
  opened?.restore()

  const { results } = open()
  await waitFor(() => expect(results()).toMatchObject([{ mediaId: 'pan', kind: 'quiz', score: 0, total: 1 }]))
  await waitFor(() => expect(outboxEntries()).toEqual([]))
})

test("a guest's level goes with the question, and nothing is kept", async () => {
  clearSession()
  const { requests, results } = open({ questions: () => questionsOfPan.slice(0, 1) })
  await question(first)
  expect(requests.map(({ path }) => path)).toEqual(['/api/generate-quiz/pan'])
  expect(requests[0]?.query).toMatchObject({ level: expect.any(String) })
  await userEvent.keyboard('1')
  await userEvent.click(option('See the result'))
  expect(await screen.findByText('Test complete! You scored 0 out of 1')).toBeTruthy()
  expect(results()).toEqual([])
})
