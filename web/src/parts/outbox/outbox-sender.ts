import { getSession, subscribeToSession } from '../../api/session.ts'
import { withTabLock } from '../../api/with-tab-lock.ts'
import { drainOutbox, type PageState, type SendWriting } from './drain-outbox.ts'
import { addToOutbox, type OutboxMessage, subscribeToOutbox } from './outbox.ts'
import type { OutboxEntry, SentEntry } from './outbox-entry.ts'
import { outboxTiming } from './outbox-timing.ts'

/** After a run that failed; each further one waits twice as long. A connection is often back before it works. */
const shortestPauseMs = 3000
const longestPauseMs = 60_000

/**
 * Sends what is in the outbox of the learner who is signed in, oldest first, because the server counts the answer that
 * comes last. One tab sends at a time. What fails is repeated once, then stays until the next run: after a pause that
 * grows, when the connection is back, and whenever something is added.
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
          // The failure may have ended the session: then nobody is left to send for.
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
  /** Runs from the present state on: what was added before is sent, or has been tried, when the promise resolves. */
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
    // Added by a page that may be closed before it can send.
    if (message.ids.some((id) => !page.fresh.has(id))) schedule(shortestPauseMs)
  }

  /** The connection, or the learner, is back: whatever waited is tried at once. */
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
    /** Stores what the learner did, before it is sent: the page may close, or the network go, while it is on its way. */
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
    /** Whether the last run did not come through. */
    isHeldUp: () => failures > 0,
    subscribeToState(listener: () => void): () => void {
      stateListeners.add(listener)
      return () => void stateListeners.delete(listener)
    },
    onSent(listener: (sent: SentEntry) => void): () => void {
      sentListeners.add(listener)
      return () => void sentListeners.delete(listener)
    },
    /** Texts are sent by their feature, which knows their versions. */
    setSendWriting(send: SendWriting | null) {
      page.sendWriting = send
    },
    /** Keeps sending, for as long as one of those who started it is there. @returns what ends it */
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
    /** For tests, which share this module: a run that is under way touches nothing of the next test. */
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

/** The one sender of this page. */
export const outboxSender = createOutboxSender(() => Date.now())
