import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import { AppError } from '../errors.ts'

/** Validates input with the schemas of the contract. The refusal names the first invalid field. */
export function validateByContract(app: FastifyInstance) {
  app.setValidatorCompiler<z.ZodMiniType>(({ schema, httpPart }) => (input) => {
    const parsed = schema.safeParse(input ?? {})
    if (parsed.success) return { value: parsed.data }
    const [issue] = parsed.error.issues
    const place = [httpPart, ...(issue?.path ?? [])].filter(Boolean).join('.')
    return { error: new AppError('INVALID_REQUEST', `${place}: ${issue?.message ?? 'invalid'}`) }
  })
}
