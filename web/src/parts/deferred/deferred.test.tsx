import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { startI18n } from '../../i18n/i18n.ts'
import { ToastProvider } from '../../ui/feedback/toast.tsx'
import { hideToast, shownToasts } from '../../ui/feedback/toast-store.ts'
import { Deferred } from './deferred.tsx'
import { type DeferredComponent, deferComponent } from './deferred-component.ts'
import { usePreloadWhenIdle } from './use-deferred-component.ts'

startI18n('en')
afterEach(cleanup)
afterEach(() => {
  for (const { id } of shownToasts()) hideToast(id)
})

type Given = { name: string }
type Load = () => Promise<ComponentType<Given>>
const Sign = ({ name }: Given) => <p>Here is {name}</p>

function renderPage(load: Load, isPreloaded = false) {
  const component = deferComponent(load)
  render(
    <ToastProvider>
      {isPreloaded ? <PreloadingPage component={component} /> : <Page component={component} />}
    </ToastProvider>,
  )
}

function Page({ component }: { component: DeferredComponent<Given> }) {
  const [isNeeded, setNeeded] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setNeeded(true)}>
        Show
      </button>
      <Deferred
        component={component}
        given={isNeeded ? { name: 'Ana' } : null}
        failure="The sign did not load"
        onFail={() => setNeeded(false)}
      >
        <p>Loading</p>
      </Deferred>
    </>
  )
}

function PreloadingPage({ component }: { component: DeferredComponent<Given> }) {
  const [components] = useState([component])
  usePreloadWhenIdle(components)
  return <Page component={component} />
}

const show = () => userEvent.click(screen.getByRole('button', { name: 'Show' }))

test('its code is fetched when it is needed, and the fallback stands in its place until then', async () => {
  let arrive: (component: ComponentType<Given>) => void = () => {}
  const load = vi.fn<Load>(
    () =>
      new Promise((resolve) => {
        arrive = resolve
      }),
  )
  renderPage(load)
  expect(load).not.toHaveBeenCalled()
  expect(screen.queryByText('Loading')).toBeNull()
  await show()
  expect(screen.getByText('Loading')).toBeTruthy()
  arrive(Sign)
  expect(await screen.findByText('Here is Ana')).toBeTruthy()
  expect(screen.queryByText('Loading')).toBeNull()
})

test('code that does not arrive leaves the page and a toast, and is fetched again when it is needed again', async () => {
  const load = vi.fn<Load>(() => Promise.reject(new TypeError('Failed to fetch')))
  renderPage(load)
  await show()
  expect(await screen.findByText('The sign did not load')).toBeTruthy()
  expect(screen.queryByText('Loading')).toBeNull()
  load.mockResolvedValue(Sign)
  await show()
  expect(await screen.findByText('Here is Ana')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})

test('it is preloaded once the browser is idle, and fetched once', async () => {
  const load = vi.fn<Load>(() => Promise.resolve(Sign))
  renderPage(load, true)
  await expect.poll(() => load.mock.calls.length, { timeout: 3000 }).toBe(1)
  await show()
  expect(await screen.findByText('Here is Ana')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a preload that failed stays silent, and a need fetches it again', async () => {
  const load = vi.fn<Load>(() => Promise.reject(new TypeError('Failed to fetch')))
  renderPage(load, true)
  await expect.poll(() => load.mock.calls.length, { timeout: 3000 }).toBe(1)
  load.mockResolvedValue(Sign)
  await show()
  expect(await screen.findByText('Here is Ana')).toBeTruthy()
  expect(screen.queryByText('The sign did not load')).toBeNull()
})
