import { getSession, subscribeToSession } from '../../api/session.ts'
import { withTabLock } from '../../api/with-tab-lock.ts'
import {
  addToOutbox,
  listOutbox,
  type OutboxMessage,
  publish,
  removeFromOutbox,
  subscribeToOutbox,
} from './outbox.ts'
import type { OutboxEntry, SentEntry } from './outbox-entry.ts'
import { sendEntry } from './send-entry.ts'

/** Before a failed entry is tried the second time, in one run; tests set it lower. */
export const outboxTiming = { retryMs: 1000 }
/** After a run that failed; each further one waits twice as long. A connection is often back before it works. */
const shortestPauseMs = 3000
const longestPauseMs = 60_000

/** `parked`: this text needs its learner; `busy`: another tab or page has it open. */
export type WritingOutcome = 'sent' | 'parked' | 'busy'
type SendWriting = (learnerId: string, id: string) => Promise<WritingOutcome>

/**
 * Sends what is in the outbox of the learner who is signed in, oldest first, because the server counts the answer that
 * comes last. One tab sends at a time. What fails is repeated once, then stays until the next run: after a pause that
 * grows, when the connection is back, and whenever something is added.
 */
function createOutboxSender(now: () => number) {
  const sentListeners = new Set<(sent: SentEntry) => void>()
  const stateListeners = new Set<() => void>()
  /** What this page has just posted: not waited for by anybody else. */
  const fresh = new Set<string>()
  /** Texts that no further try can send before their learner has seen them. */
  const parked = new Set<string>()
  let sendWriting: SendWriting | null = null
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

  /** @returns whether something is left that another tab has open @throws ApiError at the first to be tried again */
  async function drain(learnerId: string): Promise<boolean> {
    let last = 0
    let isBusy = false
    for (;;) {
      // What is added meanwhile goes with it.
      const batch = (await listOutbox(learnerId)).filter(({ sequence }) => sequence > last)
      if (batch.length === 0) return isBusy
      for (const { sequence, entry } of batch) {
        // Another learner may have signed in while the last entry was on its way.
        if (getSession()?.learnerId !== learnerId) return isBusy
        last = sequence
        const outcome = await sendOne(learnerId, entry)
        isBusy ||= outcome === 'busy'
      }
    }
  }

  async function sendOne(learnerId: string, entry: OutboxEntry): Promise<WritingOutcome> {
    const { id, kind } = entry
    if (entry.kind === 'writing') {
      if (!sendWriting) return 'busy'
      if (parked.has(id)) return 'parked'
      const outcome = await sendWriting(learnerId, id)
      if (outcome === 'parked') parked.add(id)
      if (outcome !== 'sent') return outcome
      await removeFromOutbox(learnerId, id)
      publishSent(learnerId, { id, kind, hasWaited: true })
      return outcome
    }
    const result = await sendEntry(entry, now())
    if (!result) return 'parked'
    await removeFromOutbox(learnerId, id)
    publishSent(learnerId, { id, kind, hasWaited: !fresh.has(id), ...result })
    return 'sent'
  }

  const publishSent = (learnerId: string, sent: SentEntry) => publish({ type: 'sent', learnerId, sent })

  async function run() {
    const learnerId = getSession()?.learnerId
    if (!learnerId) return
    clearTimeout(timer)
    await withTabLock(`verbena.outbox ${learnerId}`, async () => {
      for (const isLastTry of [false, true])
        try {
          const isBusy = await drain(learnerId)
          setFailures(0)
          if (isBusy) schedule(shortestPauseMs)
          return
        } catch {
          // The failure may have ended the session: then nobody is left to send for.
          if (isLastTry || getSession()?.learnerId !== learnerId) break
          await new Promise((resolve) => setTimeout(resolve, outboxTiming.retryMs))
        }
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
    running = run().finally(() => {
      running = null
    })
    return running
  }

  function onMessage(message: OutboxMessage) {
    const learnerId = getSession()?.learnerId
    if (message.learnerId !== learnerId) return
    if (message.type === 'sent') {
      for (const listener of sentListeners) listener(message.sent)
      return
    }
    for (const id of message.ids) parked.delete(id)
    // Added by a page that may be closed before it can send.
    if (message.ids.some((id) => !fresh.has(id))) schedule(shortestPauseMs)
  }

  /** The connection, or the learner, is back: whatever waited is tried at once. */
  function retryAll(): Promise<void> {
    parked.clear()
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
      sendWriting = send
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
        parked.clear()
        setFailures(0)
      }
    },
    /** For tests, which share this module. */
    reset() {
      setFailures(0)
      parked.clear()
      fresh.clear()
      sendWriting = null
    },
  }
}

/** The one sender of this page. */
export const outboxSender = createOutboxSender(() => Date.now())
