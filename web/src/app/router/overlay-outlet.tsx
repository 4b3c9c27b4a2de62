import { useEffect, useMemo } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import type { OverlayOutletContext as Over } from '../../parts/navigation/overlay-outlet-context.ts'
import { RouteBoundary } from './route-boundary.tsx'

/** A page that covers another one, which keeps its state. Closing it returns the focus to the link that opened it. */
export function OverlayOutlet() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const over = useMemo<Over>(() => ({ close: () => void navigate(-1) }), [navigate])
  useEffect(
    () => () => {
      // Runs after the page below is visible again and has taken the focus itself.
      requestAnimationFrame(() =>
        document
          .querySelector<HTMLElement>(`a[href=${JSON.stringify(pathname)}]`)
          ?.focus({ preventScroll: true }),
      )
    },
    [pathname],
  )
  return (
    <RouteBoundary>
      <Outlet context={over} />
    </RouteBoundary>
  )
}
