import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * The token of an emailed link. It is removed from the URL, so that it is not shared with the URL, and stored in the
 * history state, so that the page can be reloaded.
 */
export function useEmailedToken(): string | undefined {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [token] = useState(() => tokenIn(search) ?? storedIn(state))
  useEffect(() => {
    if (new URLSearchParams(search).has('token'))
      void navigate(pathname, { replace: true, state: token ? { token } : null })
  }, [navigate, pathname, search, token])
  return token
}

/** Deletes the token from the history state once it is used or invalid. */
export function useRemoveEmailedToken(isUsed: boolean) {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const isStored = storedIn(state) !== undefined
  useEffect(() => {
    if (isUsed && isStored) void navigate(pathname, { replace: true, state: null })
  }, [isUsed, isStored, navigate, pathname])
}

const tokenIn = (search: string) => new URLSearchParams(search).get('token')?.trim() || undefined

function storedIn(state: unknown): string | undefined {
  const token = typeof state === 'object' && state !== null && 'token' in state ? state.token : undefined
  return typeof token === 'string' ? token : undefined
}
