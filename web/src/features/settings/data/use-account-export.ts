import { useMutation } from '@tanstack/react-query'
import { exportAccount } from '@verbena/contract/settings/settings'
import { useEffect, useRef, useState } from 'react'
import { download } from '../../../api/download.ts'
import { saveFile } from '../../../parts/files/save-file.ts'
import { exportFileName } from './export-file.ts'

/** Downloads all data of the learner as a file; leaving the page aborts it. */
export function useAccountExport(username: string, now: () => Date) {
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
    // An abort is not shown as an error.
    error: error instanceof DOMException && error.name === 'AbortError' ? null : error,
  }
}
