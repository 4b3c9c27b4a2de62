import { type TargetLanguageCode, targetLanguageCodes } from '@verbena/language/languages'
import { learnerStore } from './learner-store.ts'

/** A text as it stands in this browser, until the server has it. */
export type WritingDraft = {
  title: string
  text: string
  /** The version that it was typed over; null for a text that was begun here and never arrived. */
  version: number | null
  language: TargetLanguageCode
  sampleId: string | null
  /** When it was last typed in, by the clock of this browser. */
  at: number
}

/** By the id of the text; as many as the server stores (contract, `writingsMaximum`). */
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
