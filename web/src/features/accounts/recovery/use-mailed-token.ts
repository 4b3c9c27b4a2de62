import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** The token of a mailed link. It leaves the address bar once it is read, so that no history keeps it. */
export function useMailedToken(): string | undefined {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [token] = useState(() => new URLSearchParams(search).get('token')?.trim() || undefined)
  useEffect(() => {
    if (new URLSearchParams(search).has('token')) void navigate(pathname, { replace: true })
  }, [navigate, pathname, search])
  return token
}
