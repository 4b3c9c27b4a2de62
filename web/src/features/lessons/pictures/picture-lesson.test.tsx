import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiFailure } from '../../../api/testing/fake-server.ts'
import { resetOutbox } from '../../../parts/outbox/testing/outbox-in-tests.ts'
import { away } from '../testing/fake-lesson.ts'
import { goOn, press, renderLesson } from '../testing/render-lesson.tsx'
import { closeLessons } from '../testing/render-lessons.tsx'

vi.mock('canvas-confetti', () => ({ default: { create: () => () => Promise.resolve() } }))

afterEach(() => {
  closeLessons()
  resetOutbox()
})

const words: Record<string, string> = { 'Picture: key': 'la llave', 'Picture: bed': 'la cama' }
const shown = async () => (await screen.findByRole('img')).getAttribute('alt') ?? ''
const type = (text: string) => userEvent.type(screen.getByLabelText('Your answer'), `${text}{Enter}`)
const name = async () => {
  await type(words[await shown()] ?? '')
  await screen.findByText('Correct!')
  await goOn()
}
const open = (options: Parameters<typeof renderLesson>[0] = {}) =>
  renderLesson({ type: 'emoji-vocab', ...options })

test('pictures are studied by buttons and arrows, then named; a mistake is asked again', async () => {
  const { requestsTo } = open()
  expect(await screen.findByText('la llave')).toBeTruthy()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByText('la cama')).toBeTruthy()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(screen.getByText('la llave')).toBeTruthy()
  await press('Next')
  await press('To the quiz')
  const first = await shown()
  await type('mesa')
  expect(await screen.findByText('Not this time')).toBeTruthy()
  await goOn('Next (repeat later)')
  expect(await shown()).not.toBe(first)
  await name()
  expect(await shown()).toBe(first)
  await name()
  expect(await screen.findByText('1 of 2 right at the first try.')).toBeTruthy()
  const statuses = requestsTo('POST', '/exercise-progress').map(
    ({ body }) => (body as { status: string }).status,
  )
  expect(statuses).toEqual(['listened', 'started', 'started', 'completed'])
})

describe('a lesson that was left unfinished', () => {
  const leave = () => {
    const saved = { ...localStorage }
    closeLessons()
    for (const [key, value] of Object.entries(saved)) localStorage.setItem(key, value as string)
  }

  test('during the study continues at the same picture', async () => {
    open()
    await screen.findByText('la llave')
    await press('Next')
    leave()
    open()
    expect(await screen.findByText('la cama')).toBeTruthy()
  })

  test('during the quiz continues there, with its mistakes counted', async () => {
    open()
    await press('To the quiz')
    await type('mesa')
    await screen.findByText('Not this time')
    await goOn('Next (repeat later)')
    const second = await shown()
    leave()
    open()
    expect(await shown()).toBe(second)
    await name()
    await name()
    expect(await screen.findByText('1 of 2 right at the first try.')).toBeTruthy()
  })

  test('starts again once it is completed', async () => {
    localStorage.setItem('vocabulary_progress_1', '{"phase":"study","at":1}')
    open({ status: 'completed' })
    expect(await screen.findByText('la llave')).toBeTruthy()
  })
})

test('a failure to load is shown, and can be retried', async () => {
  const { requestsTo } = open({ contents: away })
  expect(await screen.findByText('Error loading vocabulary')).toBeTruthy()
  await press('Try again')
  await expect.poll(() => requestsTo('GET', '/emoji-vocab/1').length).toBe(2)
})

test('an expired session leads to the sign-in page', async () => {
  open({ contents: new ApiFailure('FORBIDDEN', 'Unauthorized') })
  await expect.poll(() => screen.getByTestId('address').textContent).toBe('/login')
})
