import { Activity, useState } from 'react'
import { BrowserRouter, type Location, useLocation, useNavigationType, useRoutes } from 'react-router'
import { AuthGuard } from './auth-guard.tsx'
import { type LocationStack, nextLocationStack } from './background-location.ts'
import { OverlayOutlet } from './overlay-outlet.tsx'
import { overlayRoutes, routes } from './routes.tsx'
import { usePreloading } from './use-preloading.ts'

export function Router() {
  return (
    <BrowserRouter>
      <GuardedRoutes />
    </BrowserRouter>
  )
}

export function GuardedRoutes() {
  return (
    <AuthGuard>
      <AppRoutes />
    </AuthGuard>
  )
}

function AppRoutes() {
  const location = useLocation()
  const background = useBackgroundLocation()
  usePreloading()
  return (
    <>
      <Activity mode={background ? 'hidden' : 'visible'}>
        <Pages location={background ?? location} />
      </Activity>
      {background && <Overlay />}
    </>
  )
}

/** The listing below the open player; null if there is none. */
function useBackgroundLocation(): Location | null {
  const location = useLocation()
  const how = useNavigationType()
  const [before, setBefore] = useState<LocationStack<Location>>({ location, background: null })
  if (before.location === location) return before.background
  const now = nextLocationStack(before, location, how)
  setBefore(now)
  return now.background
}

const Pages = ({ location }: { location: Location }) => useRoutes(routes, location)

const overlays = [{ element: <OverlayOutlet />, children: overlayRoutes }]

const Overlay = () => useRoutes(overlays)
