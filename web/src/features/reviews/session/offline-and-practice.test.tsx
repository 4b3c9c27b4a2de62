import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { outboxEntries } from '../../../parts/outbox/testing/outbox-in-tests.ts'
import { bread, closeReview, heart, readVerdict, renderReviews } from '../testing/render-reviews.tsx'
import { ReviewScreen } from './review-screen.tsx'

afterEach(closeReview)

type State = Parameters<typeof renderReviews>[2]
const open = (state: State, address = '/vocabulary/review') =>
  renderReviews(<ReviewScreen now={() => 1_000} />, address, state)

describe('without a network', () => {
  const offline = () => {
    throw new TypeError('Failed to fetch')
  }

  test('answers are kept, which is said, and sent once it is back', async () => {
    const user = userEvent.setup()
    const state: State = { items: [bread, heart], reviews: offline }
    const { made } = open(state)
    await screen.findByText('pan')
    await user.keyboard('2')
    readVerdict()
    await user.keyboard('3')
    expect(await screen.findByText(/Your answers are kept and sent later/)).toBeTruthy()
    expect(outboxEntries()).toHaveLength(1)
    state.reviews = () => undefined
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(outboxEntries()).toEqual([]))
    const ids = made('POST', '/api/reviews').map(({ body }) => (body as { id: string }).id)
    expect(new Set(ids).size).toBe(1)
  })
})

describe('practice', () => {
  test('asks before the time, and tells the server nothing', async () => {
    const user = userEvent.setup()
    const { made } = open({ items: [bread] }, '/vocabulary/review?ahead=true')
    await screen.findByText('pan')
    expect(made('GET', '/api/reviews')[0]?.query).toMatchObject({ ahead: 'true' })
    await user.keyboard('2')
    expect(screen.queryByRole('button', { name: /Easy/ })).toBeNull()
    readVerdict()
    await user.keyboard('2')
    expect(screen.getByText(/Nothing of this was graded/)).toBeTruthy()
    expect(made('POST', '/api/reviews')).toEqual([])
  })

  test('is offered where nothing is due', async () => {
    const user = userEvent.setup()
    open({ items: [] })
    expect(await screen.findByText('Nothing is due right now')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Practise anyway' }))
    await waitFor(() =>
      expect(screen.getByTestId('address').textContent).toBe('/vocabulary/review?ahead=true'),
    )
  })
})
