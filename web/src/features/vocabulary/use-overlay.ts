import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** Learn runs the review, practise the test. */
export type SessionMode = 'learn' | 'practise'

/** @param tab of the page underneath, where it is not the first */
export const overlayAddress = (listId: string, mode: SessionMode, tab?: string | null) =>
  `?${new URLSearchParams({ ...(tab && { tab }), list: listId, mode })}`

/** The link that opens a session has this id, so that focus can return to it. */
export const openerId = (listId: string, mode: SessionMode) => `${mode}-${listId}`

/** The session that the address names, and the ways between sessions and out. */
export function useOverlay() {
  const [params] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const listId = params.get('list')
  const tab = params.get('tab')
  const mode: SessionMode = params.get('mode') === 'practise' ? 'practise' : 'learn'
  const wasOpenedHere = (location.state as { openedHere?: boolean } | null)?.openedHere === true
  return {
    listId,
    mode,
    close: () => {
      if (wasOpenedHere) void navigate(-1)
      else void navigate(tab ? `?${new URLSearchParams({ tab })}` : '?', { replace: true })
    },
    switchTo: (next: SessionMode) => {
      if (listId) void navigate(overlayAddress(listId, next, tab), { replace: true, state: location.state })
    },
  }
}
