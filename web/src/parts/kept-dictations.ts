import { browserStorage } from '../api/browser-storage.ts'

/** Dictations that were left before their end, each under whose and of what it is. */
const key = 'dictations'

type Kept = Record<string, unknown>

/** As many as one may come back to; the oldest goes first. */
const keptMaximum = 20

export const keptDictationAt = (place: string): unknown => kept()[place]

export function keepDictationAt(place: string, dictation: unknown) {
  const { [place]: _, ...others } = kept()
  const latest = Object.entries(others).slice(1 - keptMaximum)
  store({ ...Object.fromEntries(latest), [place]: dictation })
}

export function forgetDictationAt(place: string) {
  const { [place]: _, ...others } = kept()
  store(others)
}

/** At log-out, when nothing of the learner stays in this browser. */
export function forgetDictations() {
  browserStorage.remove(key)
}

function store(all: Kept) {
  if (Object.keys(all).length === 0) browserStorage.remove(key)
  else browserStorage.write(key, JSON.stringify(all))
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
