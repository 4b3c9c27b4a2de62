import type { QueryClient } from '@tanstack/react-query'
import { getSession, subscribeToSession } from '../../api/session.ts'
import { whenIdle } from '../../parts/deferred/when-idle.ts'

type Load = () => Promise<unknown>

/** Starts work after the page is shown: preloads routes, sends the outbox. */
export function startBackgroundTasks(pages: readonly Load[], queryClient: QueryClient) {
  // The code for logging out is preloaded too, because the learner may be offline when they log out.
  preloadRoutesWhenIdle([() => import('../session/log-out.ts'), ...pages])
  whenSignedIn(() => {
    import('./start-outbox.ts').then(
      ({ startOutbox }) => startOutbox(queryClient),
      // Each page that adds to the outbox also sends it.
      () => undefined,
    )
  })
}

/** Only learners have an outbox, so visitors do not load its code. */
function whenSignedIn(work: () => void) {
  if (getSession()) return work()
  const stop = subscribeToSession(() => {
    if (!getSession()) return
    stop()
    work()
  })
}

/**
 * Preloads routes one after another while the browser is idle: they open without delay, and offline too. Does nothing
 * if the browser is set to save data.
 */
export function preloadRoutesWhenIdle(loads: readonly Load[]) {
  if (!isSavingData()) whenIdle(() => void preload(loads))
}

async function preload([next, ...others]: readonly Load[]) {
  // Not requested offline, because some browsers remember a failed module.
  if (!next || !navigator.onLine) return
  try {
    await next()
  } catch {
    // The route shows the error when it is opened.
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
