import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** Whether the dialog for a new item is open. This is part of the URL, because the header of the listing opens it too. */
export function useAddDialog() {
  const [params, setParams] = useSearchParams()
  const setAdding = useCallback(
    (isAdding: boolean) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          if (isAdding) next.set('add', '1')
          else next.delete('add')
          return next
        },
        { replace: true },
      ),
    [setParams],
  )
  return { isAdding: params.has('add'), setAdding }
}
