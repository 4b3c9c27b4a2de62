import { browserStorage } from '../api/browser-storage.ts'

/** Texts of own items that were changed and not saved: what each holds is the editor's business. */
const key = 'transcriptDrafts'

type Kept = Record<string, unknown>

/** @returns whether it outlives the page */
export function keepTranscriptDraft(place: string, draft: unknown): boolean {
  return browserStorage.write(key, JSON.stringify({ ...kept(), [place]: draft }))
}

export const keptTranscriptDraft = (place: string): unknown => kept()[place]

export function forgetTranscriptDraft(place: string) {
  const { [place]: _, ...others } = kept()
  if (Object.keys(others).length === 0) browserStorage.remove(key)
  else browserStorage.write(key, JSON.stringify(others))
}

/** At log-out, when nothing of the learner stays in this browser. */
export function forgetTranscriptDrafts() {
  browserStorage.remove(key)
}

/** What cannot be read counts as nothing. */
function kept(): Kept {
  try {
    const found: unknown = JSON.parse(browserStorage.read(key) ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Kept) : {}
  } catch {
    return {}
  }
}
