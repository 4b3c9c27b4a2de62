import { useLocation, useNavigate, useSearchParams } from 'react-router'

export const topicAddress = (topicId: string) => `?${new URLSearchParams({ topic: topicId })}`

/** The topic that the address names, and the way back to the list. */
export function useTopic() {
  const [params] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const wasOpenedHere = (location.state as { openedHere?: boolean } | null)?.openedHere === true
  return {
    topicId: params.get('topic'),
    close: () => void (wasOpenedHere ? navigate(-1) : navigate('?', { replace: true })),
  }
}
