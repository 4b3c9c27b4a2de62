import { useMutation } from '@tanstack/react-query'
import { exportAccount } from '@verbena/contract/settings'
import { useEffect, useRef, useState } from 'react'
import { download } from '../../api/download.ts'
import { saveFile } from '../../parts/save-file.ts'
import { exportFileName } from './export-file.ts'

/** Fetches everything kept about the learner and saves it as a file; leaving the page ends it. */
export function useExport(username: string, now: () => Date) {
  const [bytes, setBytes] = useState(0)
  const controller = useRef<AbortController>(null)
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async () => {
      const current = new AbortController()
      controller.current = current
      setBytes(0)
      const file = await download(exportAccount, { signal: current.signal, onReceived: setBytes })
      const name = exportFileName(username, now())
      saveFile(file, name)
      return name
    },
  })
  useEffect(() => () => controller.current?.abort(), [])
  return {
    start: () => mutate(),
    cancel: () => controller.current?.abort(),
    isPending,
    bytes,
    savedAs: data,
    // Cancelling is no failure.
    error: error instanceof DOMException && error.name === 'AbortError' ? null : error,
  }
}
