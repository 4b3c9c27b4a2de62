import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import { AppError } from '../errors.ts'

/** Input is parsed by the contract's own schemas; the refusal names the first field that does not fit. */
export function validateByContract(app: FastifyInstance) {
  app.setValidatorCompiler<z.ZodMiniType>(({ schema, httpPart }) => (input) => {
    const parsed = schema.safeParse(input ?? {})
    if (parsed.success) return { value: parsed.data }
    const [issue] = parsed.error.issues
    const place = [httpPart, ...(issue?.path ?? [])].filter(Boolean).join('.')
    return { error: new AppError('INVALID_REQUEST', `${place}: ${issue?.message ?? 'invalid'}`) }
  })
}
