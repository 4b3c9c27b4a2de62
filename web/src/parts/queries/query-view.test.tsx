import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Component, type ComponentProps, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { startI18n } from '../../i18n/i18n.ts'
import { QueryView } from './query-view.tsx'

startI18n('en')
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

type Failed = ComponentProps<typeof QueryView<string>>['failed']

function renderView(queryFn: () => Promise<string>, failed?: Failed) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Boundary>
        <View queryFn={queryFn} failed={failed} />
      </Boundary>
    </QueryClientProvider>,
  )
  return client
}

function View({ queryFn, failed }: { queryFn: () => Promise<string>; failed: Failed }) {
  const query = useQuery({ queryKey: ['word'], queryFn })
  return (
    <QueryView query={query} loading={<p>Loading</p>} {...(failed !== undefined && { failed })}>
      {(word) => <p>The word is {word}</p>}
    </QueryView>
  )
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render() {
    return this.state.hasFailed ? <p>The page failed</p> : this.props.children
  }
}

const lost = () => Promise.reject(new ApiError('NETWORK', 0, 'lost'))

test('what loads is shown until the data are there', async () => {
  renderView(() => Promise.resolve('pan'), 'No word')
  expect(screen.getByText('Loading')).toBeTruthy()
  expect(await screen.findByText('The word is pan')).toBeTruthy()
  expect(screen.queryByText('Loading')).toBeNull()
})

test('a failure says why, and can be tried again', async () => {
  const ask = vi.fn(lost)
  renderView(ask, 'No word')
  expect(await screen.findByRole('heading', { name: 'No word' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('Network error')
  ask.mockResolvedValue('pan' as never)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The word is pan')).toBeTruthy()
})

test('a screen may show a failure in its own way', async () => {
  renderView(lost, (error) => <p>Failed by {(error as ApiError).code}</p>)
  expect(await screen.findByText('Failed by NETWORK')).toBeTruthy()
})

test('without a title of the failure the page fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  renderView(lost)
  expect(await screen.findByText('The page failed')).toBeTruthy()
})

test('data that are there stay when a later request fails', async () => {
  const ask = vi.fn(() => Promise.resolve('pan'))
  const client = renderView(ask, 'No word')
  await screen.findByText('The word is pan')
  ask.mockImplementation(lost as never)
  await client.refetchQueries()
  expect(client.getQueryState(['word'])?.status).toBe('error')
  expect(screen.getByText('The word is pan')).toBeTruthy()
})
