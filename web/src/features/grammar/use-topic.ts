import { levels } from '@verbena/language/levels'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** The level and the open topic in the URL, and functions to change them. */
export function useTopic() {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const { openedHere, cameFrom } = (location.state ?? {}) as { openedHere?: boolean; cameFrom?: boolean }
  /** The URL with one parameter changed; empty parameters are removed. */
  const withParameter = (name: 'topic' | 'level', value: string) => {
    const next = new URLSearchParams(params)
    if (value) next.set(name, value)
    else next.delete(name)
    return next
  }
  const toList = () => navigate(`?${withParameter('topic', '')}`, { replace: true })
  return {
    topicId: params.get('topic'),
    /** Empty for all levels. */
    level: levels.find((level) => level === params.get('level')) ?? '',
    chooseLevel: (level: string) => setParams(withParameter('level', level), { replace: true }),
    addressOf: (topicId: string) => `?${withParameter('topic', topicId)}`,
    /** Returns to the list, or to the page whose link opened the topic. */
    close: () => void (openedHere || cameFrom ? navigate(-1) : toList()),
    closeToList: () => void (openedHere ? navigate(-1) : toList()),
  }
}
