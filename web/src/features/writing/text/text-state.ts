import type { Writing } from '@verbena/contract/writing/writing'
import type { TargetLanguageCode } from '@verbena/language/languages'
import type { WritingDraft } from '../../../parts/storage/writing-drafts.ts'

export type Texts = { title: string; text: string }

/** The version on the server; `texts` is null if only its number is known. */
export type Base = { version: number; texts: Texts | null }

export type TextState = Texts & {
  language: TargetLanguageCode
  sampleId: string | null
  /** Null until the server has the text. */
  base: Base | null
  /** A conflicting version from another tab or device, which the learner has to resolve. */
  theirs: Writing | null
}

export const isSame = (one: Texts, other: Texts) => one.title === other.title && one.text === other.text

/** Normalises line breaks as a text field does. */
export const textsOf = ({ title, text }: Texts): Texts => ({ title, text: text.replace(/\r\n?/g, '\n') })

export const baseOf = (writing: Writing): Base => ({ version: writing.version, texts: textsOf(writing) })

/**
 * The initial state of an opened text, from the server, the draft of this browser, or both. A draft based on an older
 * version than the server's is a conflict.
 */
export function initialTextState(writing: Writing | null, draft: WritingDraft | null): TextState | null {
  if (!writing) return draft && fromDraft(draft)
  const { language, sampleId } = writing
  const saved: TextState = { ...textsOf(writing), language, sampleId, base: baseOf(writing), theirs: null }
  if (!draft || isSame(draft, saved)) return saved
  // A draft without a version may have reached the server although its reply was lost.
  const baseVersion = draft.version ?? 1
  const { title, text } = draft
  if (baseVersion === writing.version) return { ...saved, title, text }
  return { ...saved, title, text, theirs: writing }
}

const fromDraft = ({ title, text, language, sampleId, version }: WritingDraft): TextState => ({
  title,
  text,
  language,
  sampleId,
  base: version === null ? null : { version, texts: null },
  theirs: null,
})
