import { afterAll, afterEach, vi } from 'vitest'
import { outboxTiming } from './src/parts/outbox/outbox-timing.ts'
import { clearToasts } from './src/ui/feedback/toast-store.ts'

// Screens of a busy machine take their time: whoever waits for a second only sees what the machine was doing besides.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 5000 })
}

// A second before each second try would be most of what a test of a lost connection does.
outboxTiming.retryMs = 1

// The files of a worker share their modules, and so the toasts that a test leaves behind.
afterEach(clearToasts)

// The files of a worker may share their document and their globals, too.
afterAll(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  if (typeof document === 'undefined') return
  document.body.innerHTML = ''
  document.body.className = ''
  localStorage.clear()
  sessionStorage.clear()
})
