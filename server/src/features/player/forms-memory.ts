import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Lexicon } from '@verbena/content/lexicon'
import { countForms, lemmasOfWritten, type TranscriptForm } from '@verbena/content/transcript-forms'
import type { TargetLanguageCode } from '@verbena/language/languages'

/** Of all transcripts together; a form is a third of a kilobyte. */
const rememberedForms = 60_000
/** A form takes a tenth of a millisecond where it is read for the first time; others are answered in between. */
const formsAtOnce = 50
const linesAtOnce = 200

/** The forms of transcripts with their base forms; those asked for last stay. Texts are told apart by what they say. */
export function createFormsMemory(lexicon: Lexicon, formsMaximum = rememberedForms) {
  const known = new Map<string, Promise<TranscriptForm[]>>()
  const counts = new Map<string, number>()

  const forget = (key: string) => {
    known.delete(key)
    counts.delete(key)
  }
  const keep = (key: string, forms: readonly TranscriptForm[]) => {
    counts.set(key, forms.length)
    let sum = [...counts.values()].reduce((total, count) => total + count, 0)
    for (const [oldest, count] of counts) {
      if (sum <= formsMaximum || oldest === key) break
      forget(oldest)
      sum -= count
    }
  }
  return {
    /** Whoever asks for the same meanwhile waits for the same answer. */
    async read(language: TargetLanguageCode, lines: readonly string[]): Promise<TranscriptForm[]> {
      const key = keyOf(language, lines)
      const asked = known.get(key)
      const reading = asked ?? readForms(lexicon, language, lines)
      known.delete(key)
      known.set(key, reading)
      try {
        const forms = await reading
        if (known.get(key) === reading) {
          counts.delete(key)
          keep(key, forms)
        }
        return forms
      } catch (error) {
        forget(key)
        throw error
      }
    },
    get size() {
      return counts.size
    },
  }
}
export type FormsMemory = ReturnType<typeof createFormsMemory>

/** In pieces, so that a long transcript does not hold up everybody else. */
async function readForms(
  lexicon: Lexicon,
  language: TargetLanguageCode,
  lines: readonly string[],
): Promise<TranscriptForm[]> {
  const counted = new Map<string, ReturnType<typeof countForms>[number]>()
  for (let from = 0; from < lines.length; from += linesAtOnce) {
    for (const found of countForms(language, lines.slice(from, from + linesAtOnce))) {
      const before = counted.get(found.form)
      const written = [...new Set([...(before?.written ?? []), ...found.written])]
      counted.set(found.form, { ...found, written, count: (before?.count ?? 0) + found.count })
    }
    await setImmediate()
  }
  const forms: TranscriptForm[] = []
  for (const { form, written, count } of counted.values()) {
    forms.push({ form, lemmas: lemmasOfWritten(lexicon, language, written), count })
    if (forms.length % formsAtOnce === 0) await setImmediate()
  }
  return forms
}

const keyOf = (language: string, lines: readonly string[]) =>
  createHash('sha256')
    .update(`${language}\n${lines.join('\n')}`)
    .digest('base64url')
