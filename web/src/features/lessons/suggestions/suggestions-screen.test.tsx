// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { listAnswerSuggestions, listLessons } from '@verbena/contract/lessons'
import { afterEach, expect, test } from 'vitest'
import { ApiFailure } from '../../../api/fake-server.ts'
import { ReorderRoute } from '../reorder.route.tsx'
import { closeLessons, openLessons } from '../testing/open-lessons.tsx'

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
  openLessons(
    <ReorderRoute />,
    [
      [listAnswerSuggestions, listed(answer)],
      [listLessons, { items: [] }],
    ],
    { address },
  )
const listed = (answer: (typeof suggestion)[] | ApiFailure | (() => ApiFailure | { suggestions: [] })) =>
  Array.isArray(answer) ? { suggestions: answer } : answer

test('editors see what was asked, what should count, and how many want it; marks are text', async () => {
  open([suggestion])
  expect(await screen.findByRole('heading', { name: 'Suggested answers' })).toBeTruthy()
  const answer = await screen.findByText('<b>Buenas</b>, soy Anna')
  expect(answer.getAttribute('lang')).toBe('es')
  for (const text of ['English to Spanish · 1-greeting', 'Hello, I’m Anna.', 'Hola, soy Anna.', '2 learners'])
    expect(screen.getByText(text)).toBeTruthy()
})

test('without any it says so', async () => {
  open([])
  expect(await screen.findByRole('heading', { name: 'No answers are waiting' })).toBeTruthy()
})

test('others are told for whom the page is', async () => {
  open(new ApiFailure('FORBIDDEN'))
  expect(await screen.findByRole('heading', { name: 'This page is for editors' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'To the lessons' }).getAttribute('href')).toBe('/excercise')
})

test('answers that do not arrive are asked for again', async () => {
  let isAway = true
  open(() => (isAway ? new ApiFailure('DATABASE_AWAY') : { suggestions: [] }))
  expect(await screen.findByText('The answers did not arrive')).toBeTruthy()
  isAway = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'No answers are waiting' })).toBeTruthy()
})

test('the way there is on the page of the order, for editors', async () => {
  open([suggestion], '/reorder')
  const link = await screen.findByRole('link', { name: 'Suggested answers' })
  expect(link.getAttribute('href')).toBe('/reorder?show=answers')
})
