import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readReviewSummary } from '@verbena/contract/reviews/reviews'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearSession } from '../../api/session.ts'
import { signIn } from '../../api/testing/fake-learner.ts'
import { ApiFailure, fakeServer } from '../../api/testing/fake-server.ts'
import { startI18n } from '../../i18n/i18n.ts'
import type { ReviewSummary } from './review-summary-query.ts'

startI18n('en')
// Imported after the setup, because the module registers its texts in i18next when it is loaded.
const { DueToday } = await import('./due-today.tsx')

const summary: ReviewSummary = {
  left: 18,
  reviewedToday: 12,
  counts: { new: 4, learning: 10, firm: 20 },
  remembered: 90,
  forecast: [
    { day: '2026-05-04', due: 14 },
    { day: '2026-05-05', due: 3 },
  ],
}
let answer: ReviewSummary | ApiFailure
let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer([[readReviewSummary, () => answer]]) as ReturnType<typeof fakeServer>
  signIn()
})
afterEach(() => {
  cleanup()
  server.restore()
  clearSession()
})

function open(given: typeof answer) {
  answer = given
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <DueToday />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('what is due is told, with the way to it and about how long it takes', async () => {
  open(summary)
  expect(await screen.findByText('18 words are due today')).toBeTruthy()
  expect(screen.getByText('About 4 minutes.')).toBeTruthy()
  const start = screen.getByRole('link', { name: 'Review 18 words' })
  expect(start.getAttribute('href')).toBe('/vocabulary/review')
})

test('where nothing is due, tomorrow is told, and words can be practised', async () => {
  open({ ...summary, left: 0 })
  expect(await screen.findByText('3 words come back tomorrow.')).toBeTruthy()
  const practise = screen.getByRole('link', { name: 'Practise anyway' })
  expect(practise.getAttribute('href')).toBe('/vocabulary/review?ahead=true')
})

test('who has no words reads nothing of it', async () => {
  const { container } = open({ ...summary, left: 0, counts: { new: 0, learning: 0, firm: 0 } })
  await expect.poll(() => container.textContent).toBe('')
})

test('a failure is told, and can be tried again', async () => {
  const user = userEvent.setup()
  open(new ApiFailure('BUSY'))
  expect(await screen.findByText(/could not be asked/)).toBeTruthy()
  answer = summary
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('18 words are due today')).toBeTruthy()
})
