/** How an endpoint wants to be asked. They differ, and say so only by refusing. */
export type ChatDialect = {
  /** How the form of the answer is told: by its schema, as "some JSON", or by our words alone. */
  format: 'json_schema' | 'json_object' | 'text'
  tokens: 'max_tokens' | 'max_completion_tokens'
  hasTemperature: boolean
}

export const firstDialect: ChatDialect = { format: 'json_schema', tokens: 'max_tokens', hasTemperature: true }

const nextFormat = { json_schema: 'json_object', json_object: 'text' } as const

/**
 * What to try after a refusal (400 or 422): without the field that the refusal names, and where it names none, with the
 * next simpler format.
 * @returns undefined when nothing is left to try
 */
export function simplerDialect(dialect: ChatDialect, refusal: string): ChatDialect | undefined {
  const named = fieldNamedIn(refusal)
  if (named === 'max_tokens' && dialect.tokens === 'max_tokens')
    return { ...dialect, tokens: 'max_completion_tokens' }
  if (named === 'max_completion_tokens' && dialect.tokens === 'max_completion_tokens')
    return { ...dialect, tokens: 'max_tokens' }
  if (named === 'temperature' && dialect.hasTemperature) return { ...dialect, hasTemperature: false }
  return dialect.format === 'text' ? undefined : { ...dialect, format: nextFormat[dialect.format] }
}

/** OpenAI names it in `error.param`, others in the sentence, some in FastAPI's list of places. */
function fieldNamedIn(refusal: string): string | undefined {
  const param = refusal.match(/"param"\s*:\s*"([\w.]{1,40})"/)?.[1]
  return param ?? refusal.match(/\b(max_tokens|max_completion_tokens|temperature)\b/)?.[1]
}
