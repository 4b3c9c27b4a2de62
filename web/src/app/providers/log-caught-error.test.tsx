import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { startI18n } from '../../i18n/i18n.ts'
import { RouteBoundary } from '../router/route-boundary.tsx'
import { logCaughtError } from './log-caught-error.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Failing({ error }: { error: Error }): never {
  throw error
}

test.each([
  ['a lost connection', new ApiError('NETWORK', 0, 'gone'), 0],
  ['a refusal', new ApiError('FORBIDDEN', 403, 'no'), 0],
  ['a fault of our own', new TypeError('x is undefined'), 1],
])('%s is shown; logged by case %#', (_, error, times) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  startI18n('en')
  render(
    <MemoryRouter>
      <RouteBoundary>
        <Failing error={error} />
      </RouteBoundary>
    </MemoryRouter>,
    { onCaughtError: logCaughtError },
  )
  expect(screen.getByText('This page could not open')).toBeTruthy()
  expect(log.mock.calls.filter(([logged]) => logged === error)).toHaveLength(times)
  expect(log).toHaveBeenCalledTimes(times)
})
