import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * A reducer for a session. Passes each change to `record`, which stores and posts it: in the event handler and not in
 * an effect, because effects also run for other reasons. Only the initial state is recorded in an effect, because no
 * event handler causes it.
 * @param record receives the new and the previous state; the previous state is null at the start
 */
export function useRecordedReducer<State, Action>(
  reducer: (state: State, action: Action) => State,
  begin: () => State,
  record: (state: State, before: State | null) => void,
): [State, (action: Action) => void] {
  const [state, show] = useState(begin)
  // The server may judge an answer asynchronously: the result applies to the current state, not to the rendered one.
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
