import type { QueryClient } from '@tanstack/react-query'
import { getSession, subscribeToSession } from '../../api/session.ts'
import { whenIdle } from '../../parts/deferred/when-idle.ts'

type Load = () => Promise<unknown>

/** What a page does beside its learner once it stands: fetches the pages to come, sends what waited for a connection. */
export function startBackgroundTasks(pages: readonly Load[], queryClient: QueryClient) {
  // Whoever logs out may be without a connection then.
  preloadRoutesWhenIdle([() => import('../session/log-out.ts'), ...pages])
  whenSignedIn(() => {
    import('./start-outbox.ts').then(
      ({ startOutbox }) => startOutbox(queryClient),
      // Each page that stores something sends it too.
      () => undefined,
    )
  })
}

/** The code of the outbox is for learners: a visitor does not load it. */
function whenSignedIn(work: () => void) {
  if (getSession()) return work()
  const stop = subscribeToSession(() => {
    if (!getSession()) return
    stop()
    work()
  })
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

function isSavingData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
