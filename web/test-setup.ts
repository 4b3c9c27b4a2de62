import { configure, getConfig } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { browserStorage, tabStorage } from './src/api/browser-storage.ts'
import { outboxTiming } from './src/parts/outbox/outbox-timing.ts'
import { clearToasts } from './src/ui/feedback/toast-store.ts'

// A second, the default, is less than a screen takes on a busy machine.
configure({ asyncUtilTimeout: 5000 })

// React runs the effects of a rendering with low priority in a later task than the rendering. A test that has found
// something may press it, so its effects have to be there. The real function, because a test may use fake timers.
const { asyncWrapper } = getConfig()
const { setImmediate } = globalThis
configure({
  asyncWrapper: async (work) => {
    const found = await asyncWrapper(work)
    for (let task = 0; task < 2; task++) await new Promise((resolve) => setImmediate(resolve))
    return found
  },
})

// Tests of a lost connection would spend most of their time waiting for the retry.
outboxTiming.retryMs = 1

// The files of a worker share their modules: a toast of one test would be shown in the next.
afterEach(clearToasts)

// The files of a worker share their document and their globals, too.
afterAll(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  document.body.innerHTML = ''
  document.body.className = ''
  document.getSelection()?.removeAllRanges()
  // Not `localStorage.clear()`: values that could not be stored are kept in memory.
  for (const storage of [browserStorage, tabStorage]) for (const key of storage.keys()) storage.remove(key)
})
