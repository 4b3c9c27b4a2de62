import type { WritingSummary } from '@verbena/contract/writing'
import { countWords } from '@verbena/language/count-words'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { foldForSearch } from '@verbena/language/normalise'
import type { Draft } from '../text/drafts.ts'

export type ShownWriting = {
  id: string
  title: string
  beginning: string
  words: number
  language: TargetLanguageCode
  /** Milliseconds since 1970. */
  touchedAt: number
  /** `here`: the server does not know it yet; `changed`: it knows an older state. */
  kept: 'there' | 'here' | 'changed'
}

const beginningMaximum = 160

/** The texts of the server, with what this browser keeps of them or besides; the one touched last first. */
export function shownWritings(
  writings: readonly WritingSummary[],
  drafts: readonly (Draft & { id: string })[],
  search: string,
): ShownWriting[] {
  const sought = foldForSearch(search)
  const isFound = ({ title, text }: Draft) => foldForSearch(`${title}\n${text}`).includes(sought)
  const byId = new Map(writings.map((writing) => [writing.id, fromServer(writing)]))
  for (const draft of drafts)
    if (byId.has(draft.id) || isFound(draft)) byId.set(draft.id, fromDraft(draft, byId.has(draft.id)))
  return [...byId.values()].toSorted((one, other) => other.touchedAt - one.touchedAt)
}

const fromServer = ({ updatedAt, createdAt: _, ...writing }: WritingSummary): ShownWriting => ({
  ...writing,
  touchedAt: Date.parse(updatedAt),
  kept: 'there',
})

const fromDraft = (
  { id, title, text, language, version, at }: Draft & { id: string },
  isThere: boolean,
): ShownWriting => ({
  id,
  title,
  beginning: text.slice(0, beginningMaximum),
  words: countWords(text, language),
  language,
  touchedAt: at,
  kept: version === null && !isThere ? 'here' : 'changed',
})
