import { createHash } from 'node:crypto'
import { noteKinds } from '@verbena/contract/writing/note-kinds'
import type { WritingNote } from '@verbena/contract/writing/writing-check'
import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import type { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { type Model, ModelError } from '../../providers/model/model.ts'
import {
  hasForeignMatter,
  languageName,
  plainText,
  quoted,
  quotedRule,
} from '../../providers/model/model-texts.ts'
import { sourceNames } from './source-names.ts'

/** Maximum lengths in characters of the text that is sent and of the parts of a note. */
const longest = { text: 5000, quote: 200, fix: 200, message: 400, answer: 1000 }
const notesAsked = 20
const tokens = 2200

const answerSchema = (spoken: string) =>
  z.object({
    notes: z
      .array(
        z.object({
          quote: z.string().max(longest.answer).describe('the wrong words exactly as they stand in the text'),
          fix: z.string().max(longest.answer).describe('what should stand there instead'),
          kind: z
            .enum(noteKinds)
            .describe('grammar, vocab (a wrong word), spelling, natural (right but not said so)'),
          message: z
            .string()
            .max(longest.answer)
            .describe(`in ${spoken}: the rule, one or two short sentences`),
        }),
      )
      .max(notesAsked * 2),
  })
type ModelNote = z.infer<ReturnType<typeof answerSchema>>['notes'][number]

export type ModelNotesCache = LRUCache<string, WritingNote[]>

type Asked = { text: string; language: TargetLanguageCode; native: LanguageCode }

/**
 * Asks a model for the mistakes of a text. The notes are cached, so that a text is sent once.
 * @param takeCall counts a call that costs money; false if there are none left today
 * @returns null if the model fails
 */
export async function modelNotes(
  model: Model,
  cache: ModelNotesCache,
  { text, language, native }: Asked,
  takeCall: () => Promise<boolean>,
): Promise<WritingNote[] | null> {
  const key = createHash('sha256')
    .update(JSON.stringify([language, native, text]))
    .digest('base64url')
  const known = cache.get(key)
  if (known) return known
  if (!(await takeCall())) return null
  const [studied, spoken] = [languageName(language), languageName(native)]
  try {
    const { notes } = await model.ask({
      name: 'writing',
      system: `You correct texts of learners of ${studied} who speak ${spoken}. In "text" find up to ${notesAsked} real mistakes of grammar, spelling and choice of words, and wordings that no native speaker would use. Say nothing of what is right, and do not rewrite for taste. Quote as few words as the mistake needs. ${quotedRule}`,
      user: quoted({ text: text.slice(0, longest.text) }),
      schema: answerSchema(spoken),
      maxTokens: tokens,
    })
    const placed = placedNotes(text, notes, native)
    cache.set(key, placed)
    return placed
  } catch (error) {
    // The model refused, was too slow or unavailable, or gave an invalid reply. The other checks do not need it.
    if (error instanceof ModelError) return null
    throw error
  }
}

/** The notes whose quotation is in the text. A quotation that occurs again means the next occurrence. */
function placedNotes(text: string, notes: readonly ModelNote[], native: LanguageCode): WritingNote[] {
  const nextOf = new Map<string, number>()
  return notes.slice(0, notesAsked).flatMap(({ quote, fix: rawFix, kind, message: rawMessage }) => {
    const [fix, message] = [plainText(rawFix), plainText(rawMessage)]
    const start = quote === '' ? -1 : text.indexOf(quote, nextOf.get(quote) ?? 0)
    if (start < 0 || fix === quote || message === '') return []
    if (quote.length > longest.quote || fix.length > longest.fix || message.length > longest.message)
      return []
    if (hasForeignMatter(fix) || hasForeignMatter(message)) return []
    const end = start + quote.length
    nextOf.set(quote, end)
    const note: WritingNote = {
      kind,
      start,
      end,
      message,
      messageIn: native,
      fixes: [fix],
      weight: kind === 'natural' ? 'advice' : 'mistake',
      rule: 'model',
      source: sourceNames.model,
    }
    return [note]
  })
}
