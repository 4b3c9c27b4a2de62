import { type TargetLanguageCode, targetLanguageCodes } from '@verbena/language/languages'
import { learnerStore } from './learner-store.ts'

/** A text in this browser that the server does not have yet. */
export type WritingDraft = {
  title: string
  text: string
  /** The version that was edited; null for a new text that the server never received. */
  version: number | null
  language: TargetLanguageCode
  sampleId: string | null
  /** When it was last edited, by the clock of this browser. */
  at: number
}

/** By the id of the text; the maximum is that of the server (contract, `writingsMaximum`). */
export const writingDrafts = learnerStore<WritingDraft>({
  name: 'writing-drafts',
  version: 1,
  isValue: isWritingDraft,
  maximum: 1000,
  whenFull: 'refuse',
})

export function isWritingDraft(value: unknown): value is WritingDraft {
  return (
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
  )
}
