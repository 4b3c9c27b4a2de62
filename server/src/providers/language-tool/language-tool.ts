import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import { z } from 'zod'
import { createCircuitBreaker } from '../model/circuit-breaker.ts'

/** What LanguageTool says of a place; offsets in UTF-16 units. */
export type LanguageToolMatch = {
  rule: string
  /** `grammar`, `misspelling`, `style`, `typographical` … */
  type: string
  start: number
  end: number
  /** In the language of the text. */
  message: string
  fixes: string[]
}

/** A LanguageTool server of the operator. */
export type LanguageTool = {
  /** Null where it does not know the language or does not answer in time. */
  check: (asked: {
    text: string
    language: TargetLanguageCode
    native: LanguageCode
  }) => Promise<LanguageToolMatch[] | null>
}

export type LanguageToolOptions = {
  clock: { now: () => Date }
  /** Told when it is left in peace for a while, with its last failure. */
  onAway: (error: unknown) => void
  milliseconds?: number
}

/** Norwegian is not among its languages. */
const languages: Partial<Record<TargetLanguageCode, string>> = {
  en: 'en-US',
  es: 'es',
  fr: 'fr',
  de: 'de-DE',
  it: 'it',
  el: 'el-GR',
}
const usualMilliseconds = 3000
const replyBytesMaximum = 1024 * 1024
const matchesMaximum = 500

const replySchema = z.object({
  matches: z
    .array(
      z.object({
        message: z.string().min(1).max(600),
        offset: z.number().int().min(0),
        length: z.number().int().min(1),
        replacements: z.array(z.object({ value: z.string().max(200) })),
        rule: z.object({ id: z.string().min(1).max(120), issueType: z.string().max(60).default('grammar') }),
      }),
    )
    .max(matchesMaximum),
})

/** @param url up to `/v2`, without a slash at the end */
export function createLanguageTool(
  url: string,
  { clock, onAway, milliseconds = usualMilliseconds }: LanguageToolOptions,
): LanguageTool {
  const breaker = createCircuitBreaker({ clock, onOpen: onAway, failuresMaximum: 3 })
  return {
    check: async ({ text, language, native }) => {
      const code = languages[language]
      const pass = code === undefined ? undefined : breaker.enter()
      if (!code || !pass) return null
      try {
        const body = await post(url, { text, language: code, motherTongue: native }, milliseconds)
        const matches = matchesOf(replySchema.parse(JSON.parse(body)), text)
        pass.succeed()
        return matches
      } catch (error) {
        pass.fail(withoutText(error))
        return null
      }
    },
  }
}

async function post(url: string, fields: Record<string, string>, milliseconds: number): Promise<string> {
  const response = await fetch(`${url}/v2/check`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'error',
    signal: AbortSignal.timeout(milliseconds),
  })
  if (!response.ok || !response.body) {
    await response.body?.cancel()
    throw new Error(`LanguageTool answered ${response.status}`)
  }
  const pieces: Uint8Array[] = []
  let size = 0
  // Leaving the loop ends the call.
  for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) {
    size += piece.length
    if (size > replyBytesMaximum) throw new Error('LanguageTool answered more than is read')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}

const matchesOf = ({ matches }: z.infer<typeof replySchema>, text: string): LanguageToolMatch[] =>
  matches
    .filter(({ offset, length }) => offset + length <= text.length)
    .map(({ message, offset, length, replacements, rule }) => ({
      rule: rule.id,
      type: rule.issueType,
      start: offset,
      end: offset + length,
      message,
      fixes: replacements.slice(0, 5).map(({ value }) => value),
    }))

/** What failed, for the log; what the learner wrote is not for it. */
const withoutText = (error: unknown) =>
  error instanceof z.ZodError || error instanceof SyntaxError
    ? new Error('LanguageTool answered something else than was asked')
    : error
