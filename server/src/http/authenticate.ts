import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { bearerOf } from './serve.ts'

/** Reads the access token before anything else of a request is read. Sign-in is required unless the contract says `anyone`. */
export function authenticate(app: FastifyInstance, { tokens, clock }: Services) {
  app.decorateRequest('caller', null)
  app.addHook('onRequest', async (request) => {
    const { access, bearer } = request.routeOptions.config
    if (!access) return
    if (bearer === 'access') {
      const token = bearerOf(request)
      if (token) request.caller = tokens.readAccess(token, clock.now())
      if (!request.caller && (token || request.headers.authorization))
        throw new AppError('NOT_SIGNED_IN', 'Unauthorized. Please log in again.')
    }
    if (access !== 'anyone' && !request.caller)
      throw new AppError('NOT_SIGNED_IN', 'Unauthorized. Please log in again.')
  })
}
