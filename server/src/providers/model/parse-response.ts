import type { z } from 'zod'
import type { ChatAnswer } from './chat-answer.ts'
import { jsonObjectsIn } from './json-objects.ts'
import { PassingFailure } from './model.ts'
import { withoutNulls } from './response-schema.ts'

const hintMaximum = 300

/**
 * The first object in an answer that fits the schema.
 * @throws PassingFailure `invalid`, with a hint for the model that says what did not fit
 */
export function parseResponse<T>({ text, isCutOff }: ChatAnswer, schema: z.ZodType<T>): T {
  let hint = isCutOff ? 'it was too long' : 'it held no JSON object'
  for (const object of jsonObjectsIn(text)) {
    const parsed = parse(object, schema)
    if (parsed.success) return parsed.data
    hint = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
  }
  const message = isCutOff ? 'the answer of the model was cut off' : 'the answer of the model does not fit'
  throw new PassingFailure('invalid', message, { hint: hint.slice(0, hintMaximum) })
}

/** Strict endpoints write null for a missing property; a schema that allows null gets it. */
function parse<T>(object: object, schema: z.ZodType<T>) {
  const whole = schema.safeParse(object)
  return whole.success ? whole : schema.safeParse(withoutNulls(object))
}
