import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** `learn` is the review, `practise` the test. */
export type SessionMode = 'learn' | 'practise'

/** @param tab the selected tab of the page below, unless it is the first one */
export const sessionAddress = (listId: string, mode: SessionMode, tab?: string | null) =>
  `?${new URLSearchParams({ ...(tab && { tab }), list: listId, mode })}`

/** Id of the link that opens a session, so that the focus can return to it. */
export const openerId = (listId: string, mode: SessionMode) => `${mode}-${listId}`

/** The session named by the URL, with functions to close it and to switch its mode. */
export function useSessionAddress() {
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
      if (listId) void navigate(sessionAddress(listId, next, tab), { replace: true, state: location.state })
    },
  }
}
