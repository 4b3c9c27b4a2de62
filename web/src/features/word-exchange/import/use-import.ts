import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  cancelImport,
  type ImportReport,
  importWords,
  lookAtWordFile,
  wordFileBytesMaximum,
} from '@verbena/contract/vocabulary/word-exchange'
import type { TextEncoding } from '@verbena/language/word-table/text-encoding'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { randomId } from '../../../api/random-id.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'
import { type ImportChoices, toQuery } from './import-choices.ts'

/** Enough for a large file over a slow connection. */
const timeoutMs = 150_000

/** A file. `encoding` is missing until the learner has chosen one; `auto` detects it. */
export type ChosenFile = { file: File; encoding?: TextEncoding | 'auto' }

const nameAndEncoding = ({ file, encoding }: ChosenFile) => ({
  name: file.name.slice(0, 300),
  ...(encoding && encoding !== 'auto' && { encoding }),
})

/** Sends a chosen file for a preview of its contents; a too large file is refused without sending it. */
export function useFilePreview(onPreview: (chosen: ChosenFile) => void) {
  return useMutation({
    mutationFn: async (chosen: ChosenFile) => {
      const { file } = chosen
      if (file.size > wordFileBytesMaximum) return { looked: null, problem: 'tooLarge' as const }
      const query = nameAndEncoding(chosen)
      const looked = await call(lookAtWordFile, { query }, { bytes: file, timeoutMs })
      return { looked, problem: looked.problem }
    },
    onSuccess: (_looked, chosen) => onPreview(chosen),
  })
}

type ImportRequest = { choices: ImportChoices; mode: 'try' | 'apply' }

/** Previews or runs an import; leaving the page aborts it. */
export function useImport(chosen: ChosenFile) {
  const client = useQueryClient()
  const run = useRef<string | null>(null)
  const [runId, setRunId] = useState<string | null>(null)
  const mutation = useMutation({
    mutationFn: async ({ choices, mode }: ImportRequest): Promise<ImportReport> => {
      const id = randomId()
      run.current = id
      setRunId(mode === 'apply' ? id : null)
      const query = toQuery(choices, { ...nameAndEncoding(chosen), run: id, mode })
      return call(importWords, { query }, { bytes: chosen.file, timeoutMs })
    },
    onSettled: async (_report, _error, { mode }) => {
      run.current = null
      setRunId(null)
      if (mode === 'apply') await client.invalidateQueries({ queryKey: queryKeys.vocabulary.all })
    },
  })
  const cancel = () => {
    if (run.current) void call(cancelImport, { params: { run: run.current } }).catch(() => undefined)
  }
  useEffect(
    () => () => {
      if (run.current)
        void call(cancelImport, { params: { run: run.current } }, { keepalive: true }).catch(() => undefined)
    },
    [],
  )
  return { ...mutation, runId, cancel }
}
