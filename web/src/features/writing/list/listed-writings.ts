import type { WritingSummary } from '@verbena/contract/writing/writing'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { countWords } from '@verbena/language/text/count-words'
import { searchKey } from '@verbena/language/text/search-key'
import type { WritingDraft } from '../../../parts/storage/writing-drafts.ts'

export type ListedWriting = {
  id: string
  title: string
  beginning: string
  words: number
  language: TargetLanguageCode
  /** Milliseconds since 1970. */
  editedAt: number
  /** `unsent`: only this browser has it; `changed`: the server has an older version. */
  status: 'saved' | 'unsent' | 'changed'
}

const beginningMaximum = 160

/** The texts of the server merged with the drafts of this browser, most recently edited first. */
export function listedWritings(
  writings: readonly WritingSummary[],
  drafts: readonly (WritingDraft & { id: string })[],
  search: string,
): ListedWriting[] {
  const query = searchKey(search)
  const isFound = ({ title, text }: WritingDraft) => searchKey(`${title}\n${text}`).includes(query)
  const byId = new Map(writings.map((writing) => [writing.id, fromServer(writing)]))
  for (const draft of drafts)
    if (byId.has(draft.id) || isFound(draft)) byId.set(draft.id, fromDraft(draft, byId.has(draft.id)))
  return [...byId.values()].toSorted((one, other) => other.editedAt - one.editedAt)
}

const fromServer = ({ updatedAt, createdAt: _, ...writing }: WritingSummary): ListedWriting => ({
  ...writing,
  editedAt: Date.parse(updatedAt),
  status: 'saved',
})

const fromDraft = (
  { id, title, text, language, version, at }: WritingDraft & { id: string },
  isOnServer: boolean,
): ListedWriting => ({
  id,
  title,
  beginning: text.slice(0, beginningMaximum),
  words: countWords(text, language),
  language,
  editedAt: at,
  status: version === null && !isOnServer ? 'unsent' : 'changed',
})
