import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { otherLearnerId } from '../../../api/testing/fake-learner.ts'
import { ApiFailure } from '../../../api/testing/fake-server.ts'
import { resetOutbox } from '../../../parts/outbox/testing/outbox-in-tests.ts'
import { away, sentences } from '../testing/fake-lesson.ts'
import { button, goOn, press, renderLesson } from '../testing/render-lesson.tsx'
import { closeLessons } from '../testing/render-lessons.tsx'

vi.mock('canvas-confetti', () => ({ default: { create: () => () => Promise.resolve() } }))

afterEach(() => {
  closeLessons()
  resetOutbox()
})

const bank = () => within(screen.getByRole('group', { name: 'Words' }))
const lay = async (sentence: string) => {
  for (const word of sentence.split(' ')) await userEvent.click(bank().getByRole('button', { name: word }))
}
const answerOf = (index: number) => sentences[index]?.correct_answer ?? ''
const answer = async (index: number) => {
  await screen.findByText(sentences[index]?.prompt ?? '')
  await lay(answerOf(index))
  await press('Check')
  await screen.findByText('Correct!')
  await goOn()
}

test('after the theory sentences are built, a mistake is asked again, and the completion is sent once', async () => {
  const { requestsTo } = renderLesson()
  expect(await screen.findByText('So it is.')).toBeTruthy()
  await press('Start')
  await lay('gato verde')
  await press('Check')
  expect(await screen.findByText('Not this time')).toBeTruthy()
  expect(document.querySelector('.verdict__answer')?.textContent).toBe('Tengo un perro')
  await goOn('Next (repeat later)')
  expect(localStorage.getItem('lesson_progress_1')).toBe('1')
  for (const index of [1, 2, 0]) await answer(index)
  expect(await screen.findByText('2 of 3 right at the first try.')).toBeTruthy()
  expect(await screen.findByText('1 word joined “Lessons B1”:')).toBeTruthy()
  expect(
    requestsTo('POST', '/exercise-attempts').map(({ body }) => (body as { is_correct: boolean }).is_correct),
  ).toEqual([false, true, true, true])
  const completions = requestsTo('POST', '/exercise-progress').filter(
    ({ body }) => (body as { status: string }).status === 'completed',
  )
  expect(completions.map(({ body }) => body)).toEqual([
    { exercise_id: 1, status: 'completed', native_language: 'en', target_language: 'es' },
  ])
  expect(localStorage.getItem('lesson_progress_1')).toBeNull()
})

describe('a lesson that was left unfinished', () => {
  const leave = async () => {
    renderLesson()
    await press('Start')
    await lay('gato')
    await press('Check')
    await goOn('Next (repeat later)')
    await answer(1)
    const saved = { ...localStorage }
    closeLessons()
    for (const [key, value] of Object.entries(saved)) localStorage.setItem(key, value as string)
  }

  test('continues where it was, with its mistakes counted and asked again', async () => {
    await leave()
    renderLesson({ last: 2 })
    for (const index of [2, 0]) await answer(index)
    expect(await screen.findByText('2 of 3 right at the first try.')).toBeTruthy()
  })

  test('starts again for another learner of this browser', async () => {
    await leave()
    localStorage.setItem('lesson_owner_1', `${otherLearnerId}/en-es`)
    renderLesson()
    expect(await screen.findByText('So it is.')).toBeTruthy()
    await press('Start')
    expect(await screen.findByText('I have a dog.')).toBeTruthy()
  })

  test.each(['3', '-1', '1.5', 'two'])('starts again where the saved position is %s', async (kept) => {
    await leave()
    localStorage.setItem('lesson_progress_1', kept)
    renderLesson()
    expect(await screen.findByText('I have a dog.')).toBeTruthy()
  })

  test('continues from another browser, if that is further', async () => {
    renderLesson({ last: 2 })
    await press('Start')
    expect(await screen.findByText('We walk a lot.')).toBeTruthy()
  })
})

test('a completed lesson starts again', async () => {
  localStorage.setItem('lesson_progress_1', '2')
  renderLesson({ status: 'completed' })
  await press('Start')
  expect(await screen.findByText('I have a dog.')).toBeTruthy()
})

test('a slip is accepted, unless it is another word', async () => {
  const { requestsTo } = renderLesson({ known: ['pedro'] })
  await press('Start')
  await press('Type instead')
  const field = screen.getByLabelText('Your sentence')
  expect(document.activeElement).toBe(field)
  await userEvent.type(field, 'tengo un pedro{Enter}')
  expect(await screen.findByText('Not this time')).toBeTruthy()
  expect(requestsTo('GET', '/api/known-words').map(({ query }) => query)).toEqual([
    { language: 'es', words: 'pedro' },
  ])
  await goOn('Next (repeat later)')
  await userEvent.type(screen.getByLabelText('Your sentence'), 'el jadrín es grande{Enter}')
  expect(await screen.findByText('Watch the spelling.')).toBeTruthy()
})

test('special letters are inserted by the row below the field', async () => {
  renderLesson()
  await press('Start')
  await press('Type instead')
  await press('Write ñ')
  expect((screen.getByLabelText('Your sentence') as HTMLInputElement).value).toBe('ñ')
})

test('the focus moves to each new question, also when the same one is asked again', async () => {
  localStorage.setItem('lesson_progress_1', '2')
  renderLesson()
  await press('Start')
  for (const _ of [0, 1]) {
    expect(document.activeElement?.textContent).toBe('We walk a lot.')
    await press('Skip for now')
    expect(await screen.findByText('Here it is')).toBeTruthy()
    await goOn('Next (repeat later)')
  }
})

test('a suggested answer is sent to the editors, and a failure is shown', async () => {
  renderLesson({ suggestion: away })
  await press('Start')
  await lay('gato')
  await press('Check')
  await press('My answer should be accepted')
  expect(await screen.findByText(/^It could not be sent\./)).toBeTruthy()
})

describe('at the end', () => {
  const finish = async () => {
    await press('Start')
    await answer(2)
    await screen.findByRole('heading', { name: 'Lesson complete' })
  }
  const address = () => screen.getByTestId('address').textContent

  test('the next lesson opens once the server has recorded this one', async () => {
    let release = () => {}
    const recorded = new Promise<undefined>((resolve) => {
      release = () => resolve(undefined)
    })
    renderLesson({
      last: 2,
      progress: ({ body }) => ((body as { status: string }).status === 'completed' ? recorded : undefined),
    })
    await finish()
    await press('Next lesson')
    expect([address(), button('Next lesson').getAttribute('aria-busy')]).toEqual([
      '/excercise/lesson/1',
      'true',
    ])
    release()
    await expect.poll(address).toBe('/excercise/lesson/9')
  })

  test('no next lesson is offered when this one was refused', async () => {
    renderLesson({
      last: 2,
      progress: ({ body }) =>
        (body as { status: string }).status === 'completed' ? new ApiFailure('LESSON_LOCKED') : undefined,
    })
    await finish()
    expect(await screen.findByText(/^It could not be saved\./)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Next lesson' })).toBeNull()
  })

  test('of a level it links to the path', async () => {
    renderLesson({ last: 2, isLevelDone: true })
    await finish()
    expect(await screen.findByText('That was the last lesson of this level.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Next lesson' })).toBeNull()
    await press('Back to the menu')
    expect(address()).toBe('/excercise')
  })

  test('it can be repeated from the theory on', async () => {
    renderLesson({ last: 2 })
    await finish()
    await press('Repeat lesson')
    expect(await screen.findByText('So it is.')).toBeTruthy()
    await press('Start')
    expect(await screen.findByText('I have a dog.')).toBeTruthy()
  })
})

describe('a failure to load', () => {
  test('of sentences is shown, and can be retried', async () => {
    const { requestsTo } = renderLesson({ contents: away })
    expect(await screen.findByText('The lesson could not be loaded')).toBeTruthy()
    await press('Try again')
    await expect.poll(() => requestsTo('POST', '/exercise-contents/1').length).toBe(2)
  })

  test('of the theory is shown, and the lesson can start', async () => {
    renderLesson({ theory: away })
    expect(await screen.findByText(/^The theory could not be loaded: /)).toBeTruthy()
    await press('Start')
    expect(await screen.findByText('I have a dog.')).toBeTruthy()
  })
})
