import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * The state of a session, and the function that applies what the learner does to it. Each change is handed to `record`,
 * which stores and posts it: in the event that made the change, and not in an effect, which would run for other reasons
 * too. The opening is the one event that no handler hears of.
 * @param record gets the state, and the one before it; null at the opening
 */
export function useRecordedReducer<State, Action>(
  reducer: (state: State, action: Action) => State,
  begin: () => State,
  record: (state: State, before: State | null) => void,
): [State, (action: Action) => void] {
  const [state, show] = useState(begin)
  // An answer may be judged by the server: what is applied then is the present state, not the one that was rendered.
  const current = useRef(state)
  const open = useEffectEvent(() => record(state, null))
  useEffect(() => {
    open()
  }, [])
  const act = (action: Action) => {
    const before = current.current
    const next = reducer(before, action)
    if (next === before) return
    current.current = next
    show(next)
    record(next, before)
  }
  return [state, act]
}
