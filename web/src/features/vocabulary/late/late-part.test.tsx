// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { startI18n } from '../../../i18n/i18n.ts'
import { ToastProvider } from '../../../ui/toast.tsx'
import { addVocabularyMessages } from '../vocabulary-messages.ts'
import { LatePart, latePart, useEarly } from './late-part.tsx'

startI18n('en')
addVocabularyMessages()
afterEach(cleanup)

type Given = { name: string }
type Load = () => Promise<ComponentType<Given>>
const Sign = ({ name }: Given) => <p>Here is {name}</p>

function open(load: Load, isEarly = false) {
  const part = latePart('sign', load)
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } })
  render(
    <QueryClientProvider client={client}>
      <ToastProvider>{isEarly ? <Early part={part} /> : <Page part={part} />}</ToastProvider>
    </QueryClientProvider>,
  )
}

function Page({ part }: { part: ReturnType<typeof latePart<Given>> }) {
  const [isWanted, setWanted] = useState(false)
  return (
    <LatePart part={part} given={isWanted ? { name: 'Ana' } : null} onFail={() => setWanted(false)}>
      <button type="button" onClick={() => setWanted(true)}>
        Show
      </button>
    </LatePart>
  )
}

function Early({ part }: { part: ReturnType<typeof latePart<Given>> }) {
  useEarly([part])
  return <Page part={part} />
}

test('its code is asked for when it is wanted, and what stood in its place stays until then', async () => {
  const user = userEvent.setup()
  let arrive: (part: ComponentType<Given>) => void = () => {}
  const load = vi.fn<Load>(
    () =>
      new Promise((resolve) => {
        arrive = resolve
      }),
  )
  open(load)
  expect(load).not.toHaveBeenCalled()
  const button = screen.getByRole('button', { name: 'Show' })
  await user.click(button)
  expect(screen.getByRole('button', { name: 'Show' })).toBe(button)
  arrive(Sign)
  expect(await screen.findByText('Here is Ana')).toBeTruthy()
})

test('code that does not come says so, leaves the page standing, and is asked for again', async () => {
  const user = userEvent.setup()
  const load = vi.fn<Load>(() => Promise.reject(new TypeError('Failed to fetch')))
  open(load)
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(await screen.findByText('That did not load. Check your connection and try again.')).toBeTruthy()
  load.mockResolvedValue(Sign)
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(await screen.findByText('Here is Ana')).toBeTruthy()
})

test('it comes by itself once the browser has nothing better to do', async () => {
  const load = vi.fn<Load>(() => Promise.resolve(Sign))
  open(load, true)
  await expect.poll(() => load.mock.calls.length, { timeout: 3000 }).toBe(1)
  expect(screen.getByRole('button', { name: 'Show' })).toBeTruthy()
})
