import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { resetOutbox } from '../../../parts/outbox/testing/outbox-in-tests.ts'
import { away } from '../testing/fake-lesson.ts'
import { button, goOn, press, renderLesson } from '../testing/render-lesson.tsx'
import { closeLessons } from '../testing/render-lessons.tsx'

vi.mock('canvas-confetti', () => ({ default: { create: () => () => Promise.resolve() } }))

afterEach(() => {
  closeLessons()
  resetOutbox()
})

const open = (options: Parameters<typeof renderLesson>[0] = {}) =>
  renderLesson({ type: 'typing-translation', ...options })
const choose = (option: string) => userEvent.click(screen.getByLabelText(option))
const answerListening = async (...options: string[]) => {
  await screen.findByRole('group', { name: 'Meanings' })
  for (const option of options) await choose(option)
  await press('Check')
  await screen.findByText('Correct!')
  await goOn()
}
const type = async (text: string) => {
  await userEvent.type(await screen.findByLabelText('Your translation'), `${text}{Enter}`)
  await screen.findByText('Correct!')
  await goOn()
}
const toListening = async () => {
  await press('Start')
  await press('Go on to listening')
}
const leave = () => {
  const saved = { ...localStorage }
  closeLessons()
  for (const [key, value] of Object.entries(saved)) localStorage.setItem(key, value as string)
}

test('forms are read, recognised and typed; exactly the right options must be chosen', async () => {
  const { requestsTo } = open()
  await toListening()
  expect((button('Check') as HTMLButtonElement).disabled).toBe(true)
  await answerListening('I live')
  await choose('she lives')
  await press('Check')
  expect(await screen.findByText('You must select all the correct ones.')).toBeTruthy()
  await choose('it lives')
  await press('Check')
  await goOn()
  for (const text of ['vivo', 'vive']) await type(text)
  expect(await screen.findByText('2 of 2 right at the first try.')).toBeTruthy()
  const attempts = requestsTo('POST', '/exercise-attempts').map(({ body }) => body as Record<string, unknown>)
  expect(attempts.map(({ is_correct, direction }) => [is_correct, direction])).toEqual([
    [true, 'forth'],
    [false, 'forth'],
    [true, 'forth'],
    [true, 'forth'],
  ])
})

describe('a lesson that was left unfinished', () => {
  test('continues at the listening question', async () => {
    open()
    await toListening()
    await answerListening('I live')
    leave()
    open()
    expect(await screen.findByText('1 of 2')).toBeTruthy()
    await answerListening('she lives', 'it lives')
    expect(await screen.findByLabelText('Your translation')).toBeTruthy()
  })

  test('continues at the typed question in its direction, and the theory can be opened', async () => {
    open()
    await toListening()
    await press('Skip audio for now')
    await type('vivo')
    leave()
    const { requestsTo } = open({ last: 1 })
    expect(await screen.findByText('she lives')).toBeTruthy()
    await press('Theory')
    expect(await screen.findByText('So it is.')).toBeTruthy()
    await press('Back to the exercise')
    await type('vive')
    expect(await screen.findByRole('heading', { name: 'Lesson complete' })).toBeTruthy()
    expect(requestsTo('POST', '/exercise-contents/1').map(({ query }) => query.direction)).toEqual(['forth'])
  })

  test('in the other direction continues in that direction', async () => {
    open()
    await toListening()
    await press('Skip audio for now')
    for (const text of ['vivo', 'vive']) await type(text)
    await press('Switch: into English')
    await toListening()
    await press('Skip audio for now')
    await type('I live')
    leave()
    open()
    expect(await screen.findByText('vive')).toBeTruthy()
    await type('she lives')
    expect(await screen.findByRole('heading', { name: 'Lesson complete' })).toBeTruthy()
  })

  test('continues where it was left in another browser', async () => {
    open({ last: 1 })
    await press('Start')
    expect(await screen.findByText('she lives')).toBeTruthy()
    expect(screen.getByLabelText('Your translation')).toBeTruthy()
  })

  test('starts again once it is completed', async () => {
    open()
    await toListening()
    leave()
    open({ status: 'completed' })
    await press('Start')
    expect(await screen.findByText('Read and listen')).toBeTruthy()
  })
})

test('in silent mode the form is shown', async () => {
  open()
  await toListening()
  expect(screen.queryByText('vivo')).toBeNull()
  await press('No audio now')
  expect(screen.getByText('vivo').getAttribute('lang')).toBe('es')
  expect(screen.getByText('What does it mean? Choose all that are right.')).toBeTruthy()
})

test('the theory is in the target language in both directions', async () => {
  open()
  await toListening()
  await press('Skip audio for now')
  for (const text of ['vivo', 'vive']) await type(text)
  await press('Switch: into English')
  expect(await screen.findByText('So it is.')).toBeTruthy()
  expect(screen.getByText('it').getAttribute('lang')).toBe('es')
})

test('a failure to load is shown, and can be retried', async () => {
  const { requestsTo } = open({ contents: away })
  expect(await screen.findByText('Error loading pronouns')).toBeTruthy()
  await press('Try again')
  await expect.poll(() => requestsTo('POST', '/exercise-contents/1').length).toBe(2)
})
