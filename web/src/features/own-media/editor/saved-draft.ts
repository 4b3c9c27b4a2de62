import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { transcriptDrafts } from '../../../parts/storage/transcript-drafts.ts'
import type { LineChange, TranscriptDraft } from './transcript-draft.ts'

/** A long text is not stored with each letter. */
const pauseMs = 400

/** What was changed in this browser and not saved on the server; null when there is nothing. */
export function savedDraft(learnerId: string, id: string): TranscriptDraft | null {
  const found = transcriptDrafts.get(learnerId, id)
  return isDraft(found) ? found : null
}

const isDraft = (value: unknown): value is TranscriptDraft =>
  typeof value === 'object' &&
  value !== null &&
  'changes' in value &&
  Array.isArray(value.changes) &&
  'version' in value

/**
 * Stores unsaved changes in the browser, a moment after each change and when the page is left.
 * @returns false where this browser stores nothing
 */
export function useSavedDraft(
  { learnerId, id }: { learnerId: string; id: string },
  version: number,
  changes: readonly LineChange[],
  conflicts: readonly LineChange[],
): boolean {
  const [isStored, setStored] = useState(true)
  const draft = useMemo(
    (): TranscriptDraft => ({ version, changes: [...changes, ...conflicts] }),
    [version, changes, conflicts],
  )
  useEffect(() => {
    const timer = setTimeout(() => setStored(storeDraft(learnerId, id, draft)), pauseMs)
    return () => clearTimeout(timer)
  }, [learnerId, id, draft])
  const storeNow = useEffectEvent(() => {
    setStored(storeDraft(learnerId, id, draft))
  })
  useEffect(() => {
    window.addEventListener('pagehide', storeNow)
    return () => {
      window.removeEventListener('pagehide', storeNow)
      storeNow()
    }
  }, [])
  return isStored
}

/** @returns whether the draft outlives the page; there is none without changes */
function storeDraft(learnerId: string, id: string, draft: TranscriptDraft): boolean {
  if (draft.changes.length > 0) return transcriptDrafts.set(learnerId, id, draft)
  transcriptDrafts.remove(learnerId, id)
  return true
}
