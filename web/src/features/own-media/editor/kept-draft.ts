import { useEffect, useEffectEvent, useState } from 'react'
import {
  forgetTranscriptDraft,
  keepTranscriptDraft,
  keptTranscriptDraft,
} from '../../../parts/transcript-drafts.ts'
import type { Draft, LineChange } from './draft.ts'

/** Not with each letter: a long text is a lot to write down. */
const pauseMilliseconds = 400

/** What was changed in this browser and not saved; null when there is nothing. */
export function keptDraft(place: string): Draft | null {
  const found = keptTranscriptDraft(place)
  return isDraft(found) ? found : null
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'changes' in value &&
  Array.isArray(value.changes) &&
  'version' in value

/**
 * Keeps what is not saved in the browser, a moment after each change and when the page goes away.
 * @returns false where this browser keeps nothing
 */
export function useKeptDraft(
  place: string,
  version: number,
  changes: readonly LineChange[],
  conflicts: readonly LineChange[],
): boolean {
  const [isKept, setKept] = useState(true)
  const keep = useEffectEvent(() => {
    const all = [...changes, ...conflicts]
    if (all.length === 0) forgetTranscriptDraft(place)
    else setKept(keepTranscriptDraft(place, { version, changes: all } satisfies Draft))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them is another draft
  useEffect(() => {
    const timer = setTimeout(keep, pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [changes, conflicts, version])
  useEffect(() => {
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [])
  return isKept
}
