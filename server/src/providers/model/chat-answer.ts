import { z } from 'zod'
import { ModelError } from './model.ts'

/** The text that a model wrote. */
export type ChatAnswer = { text: string; isCutOff: boolean }

const partSchema = z.object({
  type: z.string().optional(),
  text: z.string().nullish(),
  refusal: z.string().nullish(),
})

/** The reply of OpenAI, vLLM and Ollama. Unused fields are not checked. */
const replySchema = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({
          content: z.union([z.string(), z.array(partSchema)]).nullish(),
          refusal: z.string().nullish(),
        }),
      }),
    )
    .min(1),
})

/** @throws ModelError `refused`, or `invalid` for anything that is no answer of a chat endpoint */
export function readChatAnswer(body: string): ChatAnswer {
  const parsed = replySchema.safeParse(parseJson(body))
  const choice = parsed.data?.choices[0]
  if (!choice) throw new ModelError('invalid', 'the model endpoint answered something that is no chat answer')
  const { message, finish_reason: ending } = choice
  const parts = typeof message.content === 'string' ? [{ text: message.content }] : (message.content ?? [])
  if (
    message.refusal ||
    ending === 'content_filter' ||
    parts.some((part) => 'refusal' in part && part.refusal)
  )
    throw new ModelError('refused', 'the model will not answer this')
  return { text: parts.map(({ text }) => text ?? '').join(''), isCutOff: ending === 'length' }
}

/** Without the parser's own error, which quotes the text that it read. */
function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new ModelError('invalid', 'the model endpoint answered something that is no JSON')
  }
}
