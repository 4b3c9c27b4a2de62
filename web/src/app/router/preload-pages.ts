import { matchRoutes } from 'react-router'
import { mayPreload } from '../../parts/deferred/may-preload.ts'
import { whenIdle } from '../../parts/deferred/when-idle.ts'
import { type RouteHandle, routes } from './routes.tsx'

/** Loads the code of a page. A failure is not thrown: the page shows it when it is opened. */
export async function preloadPage(path: string): Promise<void> {
  await Promise.allSettled(handlesOf(path).map(({ preload }) => preload()))
}

function handlesOf(path: string): RouteHandle[] {
  const matches = matchRoutes(routes, path) ?? []
  return matches.flatMap(({ route }) => (route.handle ? [route.handle as RouteHandle] : []))
}

/** Loads the page of a link while the pointer, the focus or a finger is on it. @returns a function that stops it */
export function preloadLinkedPages(): () => void {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link?.origin === location.origin && mayPreload()) void preloadPage(link.pathname)
  }
  const events = ['pointerover', 'focusin', 'touchstart'] as const
  for (const event of events) addEventListener(event, preload, { passive: true })
  return () => {
    for (const event of events) removeEventListener(event, preload)
  }
}

/**
 * Loads the most likely next pages of a page, one after another while the browser is idle. @returns a function that
 * stops it
 */
export function preloadNextPages(path: string): () => void {
  let stop = () => {}
  const preload = ([next, ...others]: readonly string[]) => {
    if (next === undefined) return
    stop = whenIdle(() => {
      if (mayPreload()) void preloadPage(next).then(() => preload(others))
    })
  }
  preload(handlesOf(path).flatMap(({ next }) => next))
  return () => stop()
}
