import { configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { browserStorage, tabStorage } from './src/api/browser-storage.ts'
import { outboxTiming } from './src/parts/outbox/outbox-timing.ts'
import { clearToasts } from './src/ui/feedback/toast-store.ts'

// Screens of a busy machine take their time: whoever waits for a second only sees what the machine was doing besides.
configure({ asyncUtilTimeout: 5000 })

// A second before each second try would be most of what a test of a lost connection does.
outboxTiming.retryMs = 1

// The files of a worker share their modules, and so the toasts that a test leaves behind.
afterEach(clearToasts)

// The files of a worker share their document and their globals, too.
afterAll(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  document.body.innerHTML = ''
  document.body.className = ''
  // Not `localStorage.clear()`: values that could not be stored are kept in memory.
  for (const storage of [browserStorage, tabStorage]) for (const key of storage.keys()) storage.remove(key)
})
