import type { Writing } from '@verbena/contract/writing'
import type { TargetLanguageCode } from '@verbena/language/languages'
import type { Draft } from './drafts.ts'

export type Texts = { title: string; text: string }

/** What the server has of a text; `texts` is null where only its version is known. */
export type Base = { version: number; texts: Texts | null }

export type TextState = Texts & {
  language: TargetLanguageCode
  sampleId: string | null
  /** Null until the server has it. */
  base: Base | null
  /** The text of another tab or device, which the learner has to choose between. */
  theirs: Writing | null
}

export const isSame = (one: Texts, other: Texts) => one.title === other.title && one.text === other.text

/** As a text field has them: line ends of one kind. */
export const textsOf = ({ title, text }: Texts): Texts => ({ title, text: text.replace(/\r\n?/g, '\n') })

export const baseOf = (writing: Writing): Base => ({ version: writing.version, texts: textsOf(writing) })

/**
 * Where the writing of a text begins: with what the server has, what this browser kept of it, or both. What was typed
 * here over an older version is not put over a newer one: the learner is asked.
 */
export function beginText(writing: Writing | null, draft: Draft | null): TextState | null {
  if (!writing) return draft && fromDraft(draft)
  const { language, sampleId } = writing
  const there: TextState = { ...textsOf(writing), language, sampleId, base: baseOf(writing), theirs: null }
  if (!draft || isSame(draft, there)) return there
  // A text that was never heard of again after it was begun has arrived all the same.
  const typedOver = draft.version ?? 1
  const { title, text } = draft
  if (typedOver === writing.version) return { ...there, title, text }
  return { ...there, title, text, theirs: writing }
}

const fromDraft = ({ title, text, language, sampleId, version }: Draft): TextState => ({
  title,
  text,
  language,
  sampleId,
  base: version === null ? null : { version, texts: null },
  theirs: null,
})
