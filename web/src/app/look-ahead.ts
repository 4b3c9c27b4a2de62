import { sendTextsWhenOnline } from './send-texts.ts'

type Load = () => Promise<unknown>

/** What a page does beside its learner once it stands: fetches the pages to come, sends what waited for a connection. */
export function lookAhead(pages: readonly Load[]) {
  preloadRoutesWhenIdle(pages)
  sendTextsWhenOnline()
}

/**
 * Fetches the code of pages that are likely to come, one after another, when the browser has nothing better to do:
 * then they open at once, and without a network too. Whoever asked their browser to save data is left alone.
 */
export function preloadRoutesWhenIdle(loads: readonly Load[]) {
  if (!isSavingData()) whenIdle(() => void preload(loads))
}

async function preload([next, ...others]: readonly Load[]) {
  // A browser may remember that a file failed, so offline it is not asked for.
  if (!next || !navigator.onLine) return
  try {
    await next()
  } catch {
    // The page says so when it is opened.
    return
  }
  whenIdle(() => void preload(others))
}

/** Safari has no idle callback. */
function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, 200)
}

function isSavingData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
