import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { decideOnSuggestion, listAnswerSuggestions } from '@verbena/contract/lessons/answer-suggestions'
import { listLessons } from '@verbena/contract/lessons/lessons'
import { afterEach, expect, test } from 'vitest'
import { ApiFailure } from '../../../api/testing/fake-server.ts'
import { ReorderRoute } from '../reorder.route.tsx'
import { closeLessons, renderLessons } from '../testing/render-lessons.tsx'

afterEach(closeLessons)

const suggestion = {
  item_id: '1-greeting',
  from: 'en' as const,
  to: 'es' as const,
  prompt: 'Hello, I’m Anna.',
  expected: 'Hola, soy Anna.',
  answer: '<b>Buenas</b>, soy Anna',
  learners: 2,
}
const open = (answer: Parameters<typeof listed>[0], address = '/reorder?show=answers') =>
  renderLessons(
    <ReorderRoute />,
    [
      [listAnswerSuggestions, listed(answer)],
      [listLessons, { items: [] }],
    ],
    { address },
  )
const listed = (answer: (typeof suggestion)[] | ApiFailure | (() => ApiFailure | { suggestions: [] })) =>
  Array.isArray(answer) ? { suggestions: answer } : answer

test('editors see the prompt, the suggestion and its learners; markup is shown as text', async () => {
  open([suggestion])
  expect(await screen.findByRole('heading', { name: 'Suggested answers' })).toBeTruthy()
  const answer = await screen.findByText('<b>Buenas</b>, soy Anna')
  expect(answer.getAttribute('lang')).toBe('es')
  for (const text of ['English to Spanish · 1-greeting', 'Hello, I’m Anna.', 'Hola, soy Anna.', '2 learners'])
    expect(screen.getByText(text)).toBeTruthy()
})

test('without suggestions it shows a message', async () => {
  open([])
  expect(await screen.findByRole('heading', { name: 'No answers are waiting' })).toBeTruthy()
})

test('other learners see that the page is for editors', async () => {
  open(new ApiFailure('FORBIDDEN'))
  expect(await screen.findByRole('heading', { name: 'This page is for editors' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'To the lessons' }).getAttribute('href')).toBe('/excercise')
})

test('a failure to load can be retried', async () => {
  let isUnavailable = true
  open(() => (isUnavailable ? new ApiFailure('DATABASE_AWAY') : { suggestions: [] }))
  expect(await screen.findByText('The answers did not arrive')).toBeTruthy()
  isUnavailable = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'No answers are waiting' })).toBeTruthy()
})

test('the page of the order links to it for editors', async () => {
  open([suggestion], '/reorder')
  const link = await screen.findByRole('link', { name: 'Suggested answers' })
  expect(link.getAttribute('href')).toBe('/reorder?show=answers')
})

test('editors accept or dismiss an answer, and it disappears', async () => {
  let waiting = [suggestion, { ...suggestion, answer: 'Soy Anna yo' }]
  const { requestsTo } = renderLessons(
    <ReorderRoute />,
    [
      [listAnswerSuggestions, () => ({ suggestions: waiting })],
      [
        decideOnSuggestion,
        () => {
          waiting = waiting.slice(1)
          return { success: true as const }
        },
      ],
    ],
    { address: '/reorder?show=answers' },
  )
  const press = async (name: string) =>
    userEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement)
  await press('Accept')
  await waitFor(() => expect(screen.queryByText(suggestion.answer)).toBeNull())
  await press('Dismiss')
  expect(await screen.findByRole('heading', { name: 'No answers are waiting' })).toBeTruthy()
  const { learners: _, prompt, expected, ...asked } = suggestion
  expect(requestsTo('POST', '/api/answer-suggestions/decisions').map(({ body }) => body)).toEqual([
    { ...asked, isAccepted: true },
    { ...asked, answer: 'Soy Anna yo', isAccepted: false },
  ])
})
