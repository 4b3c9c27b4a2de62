import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * The token of a mailed link. It leaves the address bar once it is read, so that nobody copies it with the address;
 * the entry of the browser's history keeps it, so that the page can be loaded again.
 */
export function useMailedToken(): string | undefined {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [token] = useState(() => tokenIn(search) ?? keptIn(state))
  useEffect(() => {
    if (new URLSearchParams(search).has('token'))
      void navigate(pathname, { replace: true, state: token ? { token } : null })
  }, [navigate, pathname, search, token])
  return token
}

/** Once the token has done its work, or never will: the history forgets it too. */
export function useForgetMailedToken(isSpent: boolean) {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const isKept = keptIn(state) !== undefined
  useEffect(() => {
    if (isSpent && isKept) void navigate(pathname, { replace: true, state: null })
  }, [isSpent, isKept, navigate, pathname])
}

const tokenIn = (search: string) => new URLSearchParams(search).get('token')?.trim() || undefined

function keptIn(state: unknown): string | undefined {
  const token = typeof state === 'object' && state !== null && 'token' in state ? state.token : undefined
  return typeof token === 'string' ? token : undefined
}
