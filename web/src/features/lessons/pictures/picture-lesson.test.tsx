// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiFailure } from '../../../api/fake-server.ts'
import { forgetOutbox } from '../../../parts/outbox/forget-outbox.ts'
import { away } from '../testing/fake-lesson.ts'
import { goOn, openLesson, press } from '../testing/open-lesson.tsx'
import { closeLessons } from '../testing/open-lessons.tsx'

vi.mock('canvas-confetti', () => ({ default: { create: () => () => Promise.resolve() } }))

afterEach(() => {
  closeLessons()
  forgetOutbox()
})

const words: Record<string, string> = { 'Picture: key': 'la llave', 'Picture: bed': 'la cama' }
const shown = async () => (await screen.findByRole('img')).getAttribute('alt') ?? ''
const type = (text: string) => userEvent.type(screen.getByLabelText('Your answer'), `${text}{Enter}`)
const name = async () => {
  await type(words[await shown()] ?? '')
  await screen.findByText('Correct!')
  await goOn()
}
const open = (told: Parameters<typeof openLesson>[0] = {}) => openLesson({ type: 'emoji-vocab', ...told })

test('pictures are looked at by buttons and arrows, then named; a mistake comes again', async () => {
  const { made } = open()
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
  const statuses = made('POST', '/exercise-progress').map(({ body }) => (body as { status: string }).status)
  expect(statuses).toEqual(['listened', 'started', 'started', 'completed'])
})

describe('a lesson that was left half-way', () => {
  const leave = () => {
    const kept = { ...localStorage }
    closeLessons()
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value as string)
  }

  test('while it was looked at goes on at the same picture', async () => {
    open()
    await screen.findByText('la llave')
    await press('Next')
    leave()
    open()
    expect(await screen.findByText('la cama')).toBeTruthy()
  })

  test('in the quiz goes on there, and what was wrong stays counted', async () => {
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

  test('begins anew once it is done', async () => {
    localStorage.setItem('vocabulary_progress_1', '{"phase":"study","at":1}')
    open({ status: 'completed' })
    expect(await screen.findByText('la llave')).toBeTruthy()
  })
})

test('pictures that do not come are said to, and asked for again', async () => {
  const { made } = open({ contents: away })
  expect(await screen.findByText('Error loading vocabulary')).toBeTruthy()
  await press('Try again')
  await expect.poll(() => made('GET', '/emoji-vocab/1').length).toBe(2)
})

test('who is not signed in any more is led to the sign-in', async () => {
  open({ contents: new ApiFailure('FORBIDDEN', 'Unauthorized') })
  await expect.poll(() => screen.getByTestId('address').textContent).toBe('/login')
})
