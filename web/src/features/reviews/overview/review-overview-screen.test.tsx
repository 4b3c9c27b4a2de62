import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ApiFailure } from '../../../api/testing/fake-server.ts'
import { closeReview, renderReviews, summary } from '../testing/render-reviews.tsx'
import { ReviewOverviewScreen } from './review-overview-screen.tsx'

afterEach(closeReview)

const open = (state: Parameters<typeof renderReviews>[2] = {}) =>
  renderReviews(<ReviewOverviewScreen />, '/vocabulary/memory', state)

test('figures and the days to come are told, in a table too', async () => {
  open()
  const figures = (await screen.findByText('Remembered')).closest('dl') as HTMLElement
  expect(within(figures).getByText('92%')).toBeTruthy()
  expect(screen.getByText('5 words come back, if you learn no new ones.')).toBeTruthy()
  const rows = screen.getAllByRole('row', { hidden: true })
  expect(rows).toHaveLength(31)
  expect(rows[2]?.textContent).toBe('May 25')
})

test('who has not learned anything yet reads no empty chart', async () => {
  const forecast = summary.forecast.map(({ day }) => ({ day, due: 0 }))
  open({ summary: { ...summary, remembered: null, forecast } })
  expect(await screen.findByText(/No words come back yet/)).toBeTruthy()
  expect(screen.getByText('Not yet known')).toBeTruthy()
  expect(screen.queryByRole('table', { hidden: true })).toBeNull()
})

test('settings are saved, and wrong numbers are not', async () => {
  const user = userEvent.setup()
  const { made } = open()
  const field = await screen.findByLabelText('New words a day')
  await user.clear(field)
  await user.type(field, '300')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Please choose a whole number from 0 to 200.')).toBeTruthy()
  expect(document.activeElement).toBe(field)
  expect(made('PUT', '/api/review-settings')).toEqual([])
  await user.clear(field)
  await user.type(field, '5')
  fireEvent.change(screen.getByLabelText('How much to remember'), { target: { value: '85' } })
  await user.click(screen.getByLabelText(/Forgive missing accents/))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved. It holds from your next answer on.')).toBeTruthy()
  expect(made('PUT', '/api/review-settings')[0]?.body).toEqual({
    retention: 0.85,
    newPerDay: 5,
    reviewsPerDay: 200,
    forgivesAccents: false,
  })
  await waitFor(() => expect(made('GET', '/api/reviews/summary')).toHaveLength(2))
})

test('a memory that cannot be asked says so, and the settings stand', async () => {
  open({ summary: new ApiFailure('BUSY') })
  expect(await screen.findByText('Your words could not be fetched')).toBeTruthy()
  expect(await screen.findByLabelText('New words a day')).toBeTruthy()
})
