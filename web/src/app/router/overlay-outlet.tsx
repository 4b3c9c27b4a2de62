import { useEffect, useMemo } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import type { OverlayOutletContext as Over } from '../../parts/navigation/overlay-outlet-context.ts'
import { RouteBoundary } from './route-boundary.tsx'

/**
 * Shows a page above another one, which keeps its state. When it closes, the focus returns to the link that opened it.
 */
export function OverlayOutlet() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const over = useMemo<Over>(() => ({ close: () => void navigate(-1) }), [navigate])
  useEffect(
    () => () => {
      // Runs after the page below is visible again, because that page moves the focus to its heading.
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
