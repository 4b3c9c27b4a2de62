/** The fields of a request. Endpoints support different fields, and refuse those that they do not know. */
export type ChatDialect = {
  /** How the format of the answer is requested: by its schema, as any JSON, or in the prompt alone. */
  format: 'json_schema' | 'json_object' | 'text'
  tokens: 'max_tokens' | 'max_completion_tokens'
  hasTemperature: boolean
}

export const firstDialect: ChatDialect = { format: 'json_schema', tokens: 'max_tokens', hasTemperature: true }

const nextFormat = { json_schema: 'json_object', json_object: 'text' } as const

/**
 * The dialect of the next attempt after a refusal (400 or 422): without the field that the refusal names or, if it names
 * none, with the next simpler format.
 * @returns undefined when there is no simpler dialect
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

/** OpenAI names the field in `error.param`, others in the message or in FastAPI's list of locations. */
function fieldNamedIn(refusal: string): string | undefined {
  const param = refusal.match(/"param"\s*:\s*"([\w.]{1,40})"/)?.[1]
  return param ?? refusal.match(/\b(max_tokens|max_completion_tokens|temperature)\b/)?.[1]
}
