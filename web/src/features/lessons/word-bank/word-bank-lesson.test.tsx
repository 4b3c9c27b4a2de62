// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiFailure } from '../../../api/fake-server.ts'
import { forgetOutbox } from '../../../parts/outbox/forget-outbox.ts'
import { away, sentences } from '../testing/fake-lesson.ts'
import { button, goOn, openLesson, press } from '../testing/open-lesson.tsx'
import { closeLessons } from '../testing/open-lessons.tsx'

vi.mock('canvas-confetti', () => ({ default: { create: () => () => Promise.resolve() } }))

afterEach(() => {
  closeLessons()
  forgetOutbox()
})

const bank = () => within(screen.getByRole('group', { name: 'Words' }))
const lay = async (sentence: string) => {
  for (const word of sentence.split(' ')) await userEvent.click(bank().getByRole('button', { name: word }))
}
const answerOf = (place: number) => sentences[place]?.correct_answer ?? ''
const answer = async (place: number) => {
  await screen.findByText(sentences[place]?.prompt ?? '')
  await lay(answerOf(place))
  await press('Check')
  await screen.findByText('Correct!')
  await goOn()
}

test('the theory turns over, sentences are built, a mistake comes again, and the end is told once', async () => {
  const { made } = openLesson()
  expect(await screen.findByText('So it is.')).toBeTruthy()
  await press('Start')
  await lay('gato verde')
  await press('Check')
  expect(await screen.findByText('Not this time')).toBeTruthy()
  expect(screen.getByText('tengo un perro')).toBeTruthy()
  await goOn('Next (repeat later)')
  expect(localStorage.getItem('lesson_progress_1')).toBe('1')
  for (const place of [1, 2, 0]) await answer(place)
  expect(await screen.findByText('2 of 3 right at the first try.')).toBeTruthy()
  expect(await screen.findByText('1 word joined “Lessons B1”:')).toBeTruthy()
  expect(
    made('POST', '/exercise-attempts').map(({ body }) => (body as { is_correct: boolean }).is_correct),
  ).toEqual([false, true, true, true])
  const completions = made('POST', '/exercise-progress').filter(
    ({ body }) => (body as { status: string }).status === 'completed',
  )
  expect(completions.map(({ body }) => body)).toEqual([
    { exercise_id: 1, status: 'completed', native_language: 'en', target_language: 'es' },
  ])
  expect(localStorage.getItem('lesson_progress_1')).toBeNull()
})

describe('a lesson that was left half-way', () => {
  const leave = async () => {
    openLesson()
    await press('Start')
    await lay('gato')
    await press('Check')
    await goOn('Next (repeat later)')
    await answer(1)
    const kept = { ...localStorage }
    closeLessons()
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value as string)
  }

  test('goes on where it was, with its mistakes to come and counted', async () => {
    await leave()
    openLesson({ last: 2 })
    for (const place of [2, 0]) await answer(place)
    expect(await screen.findByText('2 of 3 right at the first try.')).toBeTruthy()
  })

  test('begins anew for another learner of this browser', async () => {
    await leave()
    const left = JSON.parse(localStorage.getItem('lesson_left_1') ?? '{}') as object
    localStorage.setItem('lesson_left_1', JSON.stringify({ ...left, whose: 'ana:en:es' }))
    openLesson()
    expect(await screen.findByText('So it is.')).toBeTruthy()
    await press('Start')
    expect(await screen.findByText('I have a dog.')).toBeTruthy()
  })

  test.each(['3', '-1', '1.5', 'two'])('begins anew where what was kept is %s', async (kept) => {
    await leave()
    localStorage.setItem('lesson_progress_1', kept)
    openLesson()
    expect(await screen.findByText('I have a dog.')).toBeTruthy()
  })

  test('goes on where it was left in another browser, if that was further', async () => {
    openLesson({ last: 2 })
    await press('Start')
    expect(await screen.findByText('We walk a lot.')).toBeTruthy()
  })
})

test('a lesson that is done begins anew', async () => {
  localStorage.setItem('lesson_progress_1', '2')
  openLesson({ status: 'completed' })
  await press('Start')
  expect(await screen.findByText('I have a dog.')).toBeTruthy()
})

test('a slip is forgiven, unless it makes another word', async () => {
  const { made } = openLesson({ known: ['pedro'] })
  await press('Start')
  await press('Type instead')
  const field = screen.getByLabelText('Your sentence')
  expect(document.activeElement).toBe(field)
  await userEvent.type(field, 'tengo un pedro{Enter}')
  expect(await screen.findByText('Not this time')).toBeTruthy()
  expect(made('GET', '/api/known-words').map(({ query }) => query)).toEqual([
    { language: 'es', words: 'pedro' },
  ])
  await goOn('Next (repeat later)')
  await userEvent.type(screen.getByLabelText('Your sentence'), 'el jadrín es grande{Enter}')
  expect(await screen.findByText('Mind a letter.')).toBeTruthy()
})

test('letters of the language are written by the row below the field', async () => {
  openLesson()
  await press('Start')
  await press('Type instead')
  await press('Write ñ')
  expect((screen.getByLabelText('Your sentence') as HTMLInputElement).value).toBe('ñ')
})

test('the focus is on the question when it comes, also where the one that is left comes again', async () => {
  localStorage.setItem('lesson_progress_1', '2')
  openLesson()
  await press('Start')
  for (const _ of [0, 1]) {
    expect(document.activeElement?.textContent).toBe('We walk a lot.')
    await press('Skip for now')
    expect(await screen.findByText('Here it is')).toBeTruthy()
    await goOn('Next (repeat later)')
  }
})

test('what should count is sent to the editors; where that fails it says so', async () => {
  openLesson({ suggestion: away })
  await press('Start')
  await lay('gato')
  await press('Check')
  await press('My answer should count')
  expect(await screen.findByText(/^It could not be sent\./)).toBeTruthy()
})

describe('at the end', () => {
  const finish = async () => {
    await press('Start')
    await answer(2)
    await screen.findByRole('heading', { name: 'Lesson complete' })
  }
  const address = () => screen.getByTestId('address').textContent

  test('the next lesson waits until the server knows that this one is done', async () => {
    let arrive = () => {}
    const arrived = new Promise<undefined>((resolve) => {
      arrive = () => resolve(undefined)
    })
    openLesson({
      last: 2,
      progress: ({ body }) => ((body as { status: string }).status === 'completed' ? arrived : undefined),
    })
    await finish()
    await press('Next lesson')
    expect([address(), button('Next lesson').getAttribute('aria-busy')]).toEqual([
      '/excercise/lesson/1',
      'true',
    ])
    arrive()
    await expect.poll(address).toBe('/excercise/lesson/9')
  })

  test('no next lesson is offered where this one was refused', async () => {
    openLesson({
      last: 2,
      progress: ({ body }) =>
        (body as { status: string }).status === 'completed' ? new ApiFailure('LESSON_LOCKED') : undefined,
    })
    await finish()
    expect(await screen.findByText(/^It could not be saved\./)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Next lesson' })).toBeNull()
  })

  test('of a level the way is to the path', async () => {
    openLesson({ last: 2, isLevelDone: true })
    await finish()
    expect(await screen.findByText('That was the last lesson of this level.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Next lesson' })).toBeNull()
    await press('Back to the menu')
    expect(address()).toBe('/excercise')
  })

  test('it can be done once more, from the theory on', async () => {
    openLesson({ last: 2 })
    await finish()
    await press('Repeat lesson')
    expect(await screen.findByText('So it is.')).toBeTruthy()
    await press('Start')
    expect(await screen.findByText('I have a dog.')).toBeTruthy()
  })
})

describe('what does not come', () => {
  test('sentences: it says so, and asks again', async () => {
    const { made } = openLesson({ contents: away })
    expect(await screen.findByText('The lesson could not be loaded')).toBeTruthy()
    await press('Try again')
    await expect.poll(() => made('POST', '/exercise-contents/1').length).toBe(2)
  })

  test('theory: it says so, and the lesson can begin', async () => {
    openLesson({ theory: away })
    expect(await screen.findByText(/^The theory could not be loaded: /)).toBeTruthy()
    await press('Start')
    expect(await screen.findByText('I have a dog.')).toBeTruthy()
  })
})
