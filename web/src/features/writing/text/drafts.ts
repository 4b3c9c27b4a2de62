import { type TargetLanguageCode, targetLanguageCodes } from '@verbena/language/languages'
import { browserStorage } from '../../../api/browser-storage.ts'
import { forgetWriting, writingDraftsKey } from '../../../parts/forget-writing.ts'

/** A text as it stands in this browser, until the server has it. */
export type Draft = {
  title: string
  text: string
  /** The version that it was typed over; null for a text that was begun here and never arrived. */
  version: number | null
  language: TargetLanguageCode
  sampleId: string | null
  /** When it was last typed in, by the clock of this browser. */
  at: number
}

const listeners = new Set<() => void>()

/** Told of each change, in this tab or another. @returns what ends it */
export function subscribeToDrafts(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === writingDraftsKey) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', hear)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', hear)
  }
}

function tell() {
  for (const listener of listeners) listener()
}

/** Each letter is kept at once, so that a crash takes nothing. @returns false where this browser keeps nothing */
export function keepDraft(username: string, id: string, draft: Draft): boolean {
  const drafts = { ...kept(), [placeOf(username, id)]: draft }
  const isKept = browserStorage.write(writingDraftsKey, JSON.stringify(drafts))
  tell()
  return isKept
}

export function draftOf(username: string, id: string): Draft | null {
  const draft = kept()[placeOf(username, id)]
  return isDraft(draft) ? draft : null
}

/** @param sent what has arrived: what was typed meanwhile, here or in another tab, stays */
export function forgetDraft(username: string, id: string, sent?: Pick<Draft, 'title' | 'text'>) {
  const draft = draftOf(username, id)
  if (draft && sent && (draft.title !== sent.title || draft.text !== sent.text)) return
  const { [placeOf(username, id)]: found, ...others } = kept()
  if (found === undefined) return
  if (Object.keys(others).length === 0) forgetWriting()
  else browserStorage.write(writingDraftsKey, JSON.stringify(others))
  tell()
}

/** Those of a learner, the one touched last first. */
export function draftsOf(username: string): (Draft & { id: string })[] {
  const prefix = placeOf(username, '')
  return Object.entries(kept())
    .flatMap(([place, draft]) =>
      place.startsWith(prefix) && isDraft(draft) ? [{ ...draft, id: place.slice(prefix.length) }] : [],
    )
    .toSorted((one, other) => other.at - one.at)
}

const placeOf = (username: string, id: string) => `${username} ${id}`

/** What cannot be read counts as nothing. */
function kept(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(browserStorage.read(writingDraftsKey) ?? '{}')
    return typeof found === 'object' && found !== null ? { ...found } : {}
  } catch {
    return {}
  }
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  'text' in value &&
  typeof value.text === 'string' &&
  'version' in value &&
  (value.version === null || typeof value.version === 'number') &&
  'at' in value &&
  typeof value.at === 'number' &&
  'language' in value &&
  targetLanguageCodes.some((code) => code === value.language)
