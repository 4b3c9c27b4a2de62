import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import { z } from 'zod'
import { createCircuitBreaker } from '../http-client/circuit-breaker.ts'
import { readBounded } from '../http-client/read-bounded.ts'

/** A finding of LanguageTool; offsets in UTF-16 units. */
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
  check: (request: {
    text: string
    language: TargetLanguageCode
    native: LanguageCode
  }) => Promise<LanguageToolMatch[] | null>
}

export type LanguageToolOptions = {
  clock: { now: () => Date }
  /** Called when it is not called for a while, with its last failure. */
  onUnavailable: (error: unknown) => void
  timeoutMs?: number
}

const usualTimeoutMs = 3000
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
  { clock, onUnavailable, timeoutMs = usualTimeoutMs }: LanguageToolOptions,
): LanguageTool {
  const breaker = createCircuitBreaker({ clock, onOpen: onUnavailable, failuresMaximum: 3 })
  return {
    check: async ({ text, language, native }) => {
      const code = packs[language].tools?.languageTool
      const permit = code === undefined ? undefined : breaker.enter()
      if (!code || !permit) return null
      try {
        const body = await post(url, { text, language: code, motherTongue: native }, timeoutMs)
        const matches = matchesOf(replySchema.parse(JSON.parse(body)), text)
        permit.succeed()
        return matches
      } catch (error) {
        permit.fail(withoutText(error))
        return null
      }
    },
  }
}

async function post(url: string, fields: Record<string, string>, timeoutMs: number): Promise<string> {
  const response = await fetch(`${url}/v2/check`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok || !response.body) {
    await response.body?.cancel()
    throw new Error(`LanguageTool answered ${response.status}`)
  }
  const body = response.body as unknown as AsyncIterable<Uint8Array>
  return (await readBounded(body, replyBytesMaximum)).toString()
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

/** The failure for the log, which never holds a learner's text. */
const withoutText = (error: unknown) =>
  error instanceof z.ZodError || error instanceof SyntaxError
    ? new Error('LanguageTool gave an invalid answer')
    : error
