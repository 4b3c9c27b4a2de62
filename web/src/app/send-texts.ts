import { browserStorage } from '../api/browser-storage.ts'
import { getSession, subscribeToSession } from '../api/session.ts'
import { writingDraftsKey } from '../parts/forget-writing.ts'

/** Between two looks: not every change is told by an event, and not all of them in this tab. */
const lookMilliseconds = 60_000
/** After a try that the connection ended; each further one waits twice as long. It is often back before it works. */
const soonMilliseconds = 3000

/**
 * Texts that were typed without a connection go up from whatever page is open when it is back, and not from their own
 * alone. The code that sends them is fetched where there is one.
 * @returns what ends it
 */
export function sendTextsWhenOnline(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let soon = soonMilliseconds
  /** What stays although the server was reached: it waits for its learner, and is not asked about each minute. */
  let settled: string | null = null
  let isOver = false
  const lookIn = (milliseconds: number) => {
    clearTimeout(timer)
    if (!isOver) timer = setTimeout(look, milliseconds)
  }
  const trySoon = () => {
    lookIn(soon)
    soon = Math.min(2 * soon, lookMilliseconds)
  }
  const look = () => {
    lookIn(lookMilliseconds)
    const kept = browserStorage.read(writingDraftsKey)
    const username = getSession()?.user.username
    // A browser may remember that a file failed, so offline it is not asked for.
    if (!username || !navigator.onLine || kept === null || kept === settled) return
    import('../features/writing/text/send-drafts.ts')
      .then(({ sendDrafts }) => sendDrafts(username))
      .then(({ isWaiting }) => {
        if (isWaiting) return trySoon()
        soon = soonMilliseconds
        settled = browserStorage.read(writingDraftsKey)
      }, trySoon)
  }
  const lookAnew = () => {
    settled = null
    soon = soonMilliseconds
    look()
  }
  look()
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
    clearTimeout(timer)
    isOver = true
    stopListening()
    window.removeEventListener('online', lookAnew)
  }
}
