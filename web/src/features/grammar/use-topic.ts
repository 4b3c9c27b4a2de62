import { levels } from '@verbena/language/levels'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** What the address says: the level that is looked through, the topic that lies open, and the ways from one to another. */
export function useTopic() {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const { openedHere, cameFrom } = (location.state ?? {}) as { openedHere?: boolean; cameFrom?: boolean }
  /** The address with one thing changed; what is empty is not in it. */
  const changed = (name: 'topic' | 'level', value: string) => {
    const next = new URLSearchParams(params)
    if (value) next.set(name, value)
    else next.delete(name)
    return next
  }
  const toList = () => navigate(`?${changed('topic', '')}`, { replace: true })
  return {
    topicId: params.get('topic'),
    /** Empty: all of them. */
    level: levels.find((level) => level === params.get('level')) ?? '',
    chooseLevel: (level: string) => setParams(changed('level', level), { replace: true }),
    addressOf: (topicId: string) => `?${changed('topic', topicId)}`,
    /** To what was there before: the list, or the page whose link led to the topic. */
    close: () => void (openedHere || cameFrom ? navigate(-1) : toList()),
    closeToList: () => void (openedHere ? navigate(-1) : toList()),
  }
}
