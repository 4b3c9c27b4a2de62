import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { transcriptDrafts } from '../../../parts/storage/transcript-drafts.ts'
import type { LineChange, TranscriptDraft } from './transcript-draft.ts'

/** Delay after a change, so that a long text is not stored at each keystroke. */
const delayMs = 400

/** Unsaved changes that are stored in this browser; null when there are none. */
export function savedDraft(learnerId: string, id: string): TranscriptDraft | null {
  const draft = transcriptDrafts.get(learnerId, id)
  return isDraft(draft) ? draft : null
}

const isDraft = (value: unknown): value is TranscriptDraft =>
  typeof value === 'object' &&
  value !== null &&
  'changes' in value &&
  Array.isArray(value.changes) &&
  'version' in value

/**
 * Stores unsaved changes in the browser, shortly after each change and when the learner leaves the page.
 * @returns false when the browser cannot store them
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
    const timer = setTimeout(() => setStored(storeDraft(learnerId, id, draft)), delayMs)
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

/** Removes a draft without changes. @returns false when the browser cannot store the draft */
function storeDraft(learnerId: string, id: string, draft: TranscriptDraft): boolean {
  if (draft.changes.length > 0) return transcriptDrafts.set(learnerId, id, draft)
  transcriptDrafts.remove(learnerId, id)
  return true
}
