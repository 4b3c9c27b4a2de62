import { getSession, subscribeToSession } from '../../api/session.ts'
import { withTabLock } from '../../api/with-tab-lock.ts'
import { drainOutbox, type PageState, type SendWriting } from './drain-outbox.ts'
import { addToOutbox, type OutboxMessage, subscribeToOutbox } from './outbox.ts'
import type { OutboxEntry, SentEntry } from './outbox-entry.ts'
import { outboxTiming } from './outbox-timing.ts'

/** The pause after a failed run, doubled after each further one. Many connections return within seconds. */
const shortestPauseMs = 3000
const longestPauseMs = 60_000

/**
 * Sends the outbox of the signed-in learner, oldest first, because the server applies the answer that arrives last. One
 * tab sends at a time. A failed request is repeated once; then the entry waits for the next run: after an increasing
 * pause, when the browser is online again, or when an entry is added.
 */
function createOutboxSender(now: () => number) {
  const sentListeners = new Set<(sent: SentEntry) => void>()
  const stateListeners = new Set<() => void>()
  let page = startPage()
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let users = 0
  let stopListening = () => {}
  let learnerBefore: string | undefined

  const setFailures = (count: number) => {
    if (count === failures) return
    failures = count
    for (const listener of stateListeners) listener()
  }
  const schedule = (milliseconds: number) => {
    clearTimeout(timer)
    if (users > 0)
      timer = setTimeout(() => void (navigator.onLine ? flush() : schedule(longestPauseMs)), milliseconds)
  }
  const pauseMs = () => Math.min(longestPauseMs, shortestPauseMs * 2 ** Math.max(0, failures - 1))

  async function run() {
    const learnerId = getSession()?.learnerId
    if (!learnerId) return
    const state = page
    clearTimeout(timer)
    await withTabLock(`verbena.outbox ${learnerId}`, async () => {
      for (const isLastTry of [false, true])
        try {
          const isBusy = await drainOutbox(learnerId, state, now)
          if (state.isClosed) return
          setFailures(0)
          if (isBusy) schedule(shortestPauseMs)
          return
        } catch {
          // The error may have ended the session; no learner is signed in then.
          if (isLastTry || getSession()?.learnerId !== learnerId) break
          await new Promise((resolve) => setTimeout(resolve, outboxTiming.retryMs))
        }
      if (state.isClosed) return
      setFailures(failures + 1)
      schedule(pauseMs())
    })
  }

  let running: Promise<void> | null = null
  let next: Promise<void> | null = null
  /**
   * Starts a run, or one after the current run. The promise resolves when all entries added before were sent or tried.
   */
  function flush(): Promise<void> {
    if (running) {
      next ??= running.then(() => {
        next = null
        return flush()
      })
      return next
    }
    const thisRun = run().finally(() => {
      if (running === thisRun) running = null
    })
    running = thisRun
    return thisRun
  }

  function onMessage(message: OutboxMessage) {
    const learnerId = getSession()?.learnerId
    if (message.learnerId !== learnerId) return
    if (message.type === 'sent') {
      for (const listener of sentListeners) listener(message.sent)
      return
    }
    for (const id of message.ids) page.parked.delete(id)
    // Added by another page, which may close before it can send.
    if (message.ids.some((id) => !page.fresh.has(id))) schedule(shortestPauseMs)
  }

  /** The browser is online again, or the learner has changed: retries all entries at once. */
  function retryAll(): Promise<void> {
    page.parked.clear()
    setFailures(0)
    return flush()
  }

  function listen() {
    learnerBefore = getSession()?.learnerId
    const onSession = () => {
      const learnerId = getSession()?.learnerId
      if (learnerId === learnerBefore) return
      learnerBefore = learnerId
      void retryAll()
    }
    const onOnline = () => void retryAll()
    const stops = [subscribeToOutbox(onMessage), subscribeToSession(onSession)]
    window.addEventListener('online', onOnline)
    return () => {
      for (const stop of stops) stop()
      window.removeEventListener('online', onOnline)
      clearTimeout(timer)
    }
  }

  return {
    /** Stores the entries before sending them, because the page may close or lose the connection during the request. */
    async post(...entries: OutboxEntry[]): Promise<void> {
      const learnerId = getSession()?.learnerId
      if (!learnerId) return
      const { fresh } = page
      for (const { id } of entries) fresh.add(id)
      await addToOutbox(learnerId, entries)
      await flush()
      for (const { id } of entries) fresh.delete(id)
    },
    flush,
    retryAll,
    /** Whether the last run failed. */
    isHeldUp: () => failures > 0,
    subscribeToState(listener: () => void): () => void {
      stateListeners.add(listener)
      return () => void stateListeners.delete(listener)
    },
    onSent(listener: (sent: SentEntry) => void): () => void {
      sentListeners.add(listener)
      return () => void sentListeners.delete(listener)
    },
    /** The writing feature sends the texts itself, because it knows their versions. */
    setSendWriting(send: SendWriting | null) {
      page.sendWriting = send
    },
    /** Keeps sending until all callers have stopped it. @returns a function that stops it for this caller */
    start(): () => void {
      users += 1
      if (users === 1) stopListening = listen()
      void flush()
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        users -= 1
        if (users > 0) return
        stopListening()
        page.parked.clear()
        setFailures(0)
      }
    },
    /** For tests, which share this module: a pending run must not affect the next test. */
    reset() {
      clearTimeout(timer)
      page.isClosed = true
      page = startPage()
      running = null
      next = null
      setFailures(0)
    },
  }
}

const startPage = (): PageState => ({
  fresh: new Set(),
  parked: new Set(),
  sendWriting: null,
  isClosed: false,
})

/** The only sender of this page. */
export const outboxSender = createOutboxSender(() => Date.now())
