import { useEffect, useMemo } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import type { OverPage as Over } from '../parts/over-page.ts'
import { RouteBoundary } from './route-boundary.tsx'

/** What lies over a page that stays as it was left. Closed, it gives the focus back to what opened it. */
export function OverPage() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const over = useMemo<Over>(() => ({ close: () => void navigate(-1) }), [navigate])
  useEffect(
    () => () => {
      // After the page under it has come back, and has taken the focus itself.
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
