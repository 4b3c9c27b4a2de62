import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { bearerOf } from './serve.ts'

/** Checks the access token before the body is read. Sign-in is required unless the contract says `anyone`. */
export function authenticate(app: FastifyInstance, { tokens, clock }: Services) {
  app.decorateRequest('caller', null)
  app.addHook('onRequest', (request, _reply, done) => {
    const { access, bearer } = request.routeOptions.config
    if (!access) return done()
    if (bearer === 'access') request.caller = tokens.readAccess(bearerOf(request), clock.now())
    const isRefused = bearer === 'access' && request.headers.authorization && !request.caller
    const isNeeded = access !== 'anyone' && !request.caller
    if (isRefused || isNeeded) done(new AppError('NOT_SIGNED_IN', 'Unauthorized. Please log in again.'))
    else done()
  })
}
