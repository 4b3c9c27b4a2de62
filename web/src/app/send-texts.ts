import { browserStorage } from '../api/browser-storage.ts'
import { getSession, subscribeToSession } from '../api/session.ts'
import { writingDraftsKey } from '../parts/forget-writing.ts'

/** Between two looks: a browser that is online need not reach our server, and does not say when it does again. */
const lookMilliseconds = 60_000

/**
 * Texts that were typed without a connection go up from whatever page is open when it is back, and not from their own
 * alone. The code that sends them is fetched where there is one.
 * @returns what ends it
 */
export function sendTextsWhenOnline(): () => void {
  /** What stays although the server was reached: it waits for its learner, and is not asked about each minute. */
  let settled: string | null = null
  const look = () => {
    const kept = browserStorage.read(writingDraftsKey)
    const username = getSession()?.user.username
    // A browser may remember that a file failed, so offline it is not asked for.
    if (!username || !navigator.onLine || kept === null || kept === settled) return
    import('../features/writing/text/send-drafts.ts')
      .then(({ sendDrafts }) => sendDrafts(username))
      .then(
        ({ isAway }) => {
          settled = isAway ? null : browserStorage.read(writingDraftsKey)
        },
        // The next look tries again.
        () => undefined,
      )
  }
  const lookAnew = () => {
    settled = null
    look()
  }
  look()
  const timer = setInterval(look, lookMilliseconds)
  let before = getSession()?.user.username
  // Heard with each letter that another tab keeps, too.
  const stopListening = subscribeToSession(() => {
    const now = getSession()?.user.username
    if (now === before) return
    before = now
    lookAnew()
  })
  window.addEventListener('online', lookAnew)
  return () => {
    clearInterval(timer)
    stopListening()
    window.removeEventListener('online', lookAnew)
  }
}
