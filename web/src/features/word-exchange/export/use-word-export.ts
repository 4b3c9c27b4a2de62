import { useMutation } from '@tanstack/react-query'
import {
  exportWordsToAnki,
  exportWordsToCsv,
  exportWordsToTsv,
} from '@verbena/contract/vocabulary/word-exchange'
import { useEffect, useRef, useState } from 'react'
import { download } from '../../../api/download.ts'
import { saveFile } from '../../../parts/files/save-file.ts'

const endpoints = { anki: exportWordsToAnki, csv: exportWordsToCsv, tsv: exportWordsToTsv } as const
export const exportFormats = ['anki', 'csv', 'tsv'] as const
export type ExportFormat = (typeof exportFormats)[number]
export type WordExport = { format: ExportFormat; listId: string; hasSounds: boolean }

/** Downloads the learner's words as a file; leaving the page aborts it. */
export function useWordExport() {
  const [bytes, setBytes] = useState(0)
  const controller = useRef<AbortController>(null)
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async ({ format, listId, hasSounds }: WordExport) => {
      const current = new AbortController()
      controller.current = current
      setBytes(0)
      const query = new URLSearchParams({
        ...(listId && { list: listId }),
        ...(hasSounds && format === 'anki' && { sounds: 'yes' }),
      })
      const endpoint = { ...endpoints[format], path: `${endpoints[format].path}?${query}` as const }
      const file = await download(endpoint, { signal: current.signal, onReceived: setBytes })
      const { name } = endpoint.file
      saveFile(file, name)
      return name
    },
  })
  useEffect(() => () => controller.current?.abort(), [])
  return {
    start: mutate,
    cancel: () => controller.current?.abort(),
    isPending,
    bytes,
    savedAs: data,
    // An abort is not shown as an error.
    error: error instanceof DOMException && error.name === 'AbortError' ? null : error,
  }
}
