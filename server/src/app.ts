import { join } from 'node:path'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { TrustProxy } from './config/trust-proxy.ts'
import { accountsRoutes } from './features/accounts/accounts.routes.ts'
import { recoveryRoutes } from './features/accounts/recovery/recovery.routes.ts'
import { billingRoutes } from './features/billing/billing.routes.ts'
import { catalogueRoutes } from './features/catalogue/catalogue.routes.ts'
import { mediaFilesRoutes } from './features/catalogue/media-files.routes.ts'
import { youtubePicturesRoutes } from './features/catalogue/pictures/youtube-pictures.routes.ts'
import { grammarRoutes } from './features/grammar/grammar.routes.ts'
import { lessonsRoutes } from './features/lessons/lessons.routes.ts'
import { listeningRoutes } from './features/listening/listening.routes.ts'
import { lookupRoutes } from './features/lookup/lookup.routes.ts'
import { mediaTestsRoutes } from './features/media-tests/media-tests.routes.ts'
import { ownFilesRoutes } from './features/own-media/files/own-files.routes.ts'
import { ownMediaRoutes } from './features/own-media/own-media.routes.ts'
import { playerRoutes } from './features/player/player.routes.ts'
import { progressRoutes } from './features/progress/progress.routes.ts'
import { reviewsRoutes } from './features/reviews/reviews.routes.ts'
import { dictionariesRoutes } from './features/settings/dictionaries/dictionaries.routes.ts'
import { settingsRoutes } from './features/settings/settings.routes.ts'
import { systemRoutes } from './features/system/system.routes.ts'
import { clipRoutes } from './features/vocabulary/clips/clip-files.routes.ts'
import { vocabularyRoutes } from './features/vocabulary/vocabulary.routes.ts'
import { wordPageRoutes } from './features/vocabulary/word-page/word-page.routes.ts'
import { wordExchangeRoutes } from './features/word-exchange/word-exchange.routes.ts'
import { writingRoutes } from './features/writing/writing.routes.ts'
import { writingCheckRoutes } from './features/writing-check/writing-check.routes.ts'
import { authenticate } from './http/authenticate.ts'
import { connectionOptions } from './http/connections.ts'
import { serveApiDocs } from './http/openapi.ts'
import { preferPages, servePages } from './http/pages/pages.ts'
import { answerRefusals } from './http/refusals.ts'
import { refuseEncodedBodies } from './http/replies/body-encoding.ts'
import { prepareCompression } from './http/replies/compression.ts'
import { keepReplies } from './http/replies/kept-replies.ts'
import { serialiseByContract } from './http/replies/serialisation.ts'
import { setSecurityHeaders } from './http/security-headers.ts'
import { validateByContract } from './http/validation.ts'
import type { Services } from './services.ts'

export type AppOptions = {
  logger: FastifyServerOptions['logger']
  isProduction: boolean
  rootDirectory: string
  trustProxy: TrustProxy
  newRequestId: () => string
  /** Other origins that may serve pictures, sound and video. */
  mediaOrigins?: readonly string[]
}

/** Builds the HTTP server, which does not listen yet. */
export async function buildApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: options.logger ?? false,
    genReqId: options.newRequestId,
    requestIdHeader: false,
    bodyLimit: 1024 * 1024,
    ...connectionOptions,
    forceCloseConnections: 'idle',
    // While the server closes, requests on open connections are still answered (http/graceful-close.ts).
    return503OnClosing: false,
    routerOptions: { maxParamLength: 100 },
    trustProxy: options.trustProxy,
  }) as unknown as FastifyInstance
  // Browsers let any site send text/plain without a CORS preflight, so we do not accept it.
  app.removeContentTypeParser('text/plain')
  // Hooks are synchronous, because a further promise would slow down reads that take a tenth of a millisecond.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    if (request.routeOptions.config.access) reply.header('cache-control', 'no-store')
    done()
  })
  answerRefusals(app)
  refuseEncodedBodies(app)
  validateByContract(app)
  serialiseByContract(app)
  setSecurityHeaders(app, {
    isProduction: options.isProduction,
    hasGoogle: services.google !== null,
    mediaOrigins: options.mediaOrigins ?? [],
  })
  preferPages(app, options.rootDirectory)
  authenticate(app, services)
  keepReplies(app)
  await prepareCompression(app)
  systemRoutes(app, services)
  accountsRoutes(app, services)
  recoveryRoutes(app, services)
  settingsRoutes(app, services)
  billingRoutes(app, services)
  catalogueRoutes(app, services)
  reviewsRoutes(app, services)
  ownMediaRoutes(app, services)
  playerRoutes(app, services)
  progressRoutes(app, services)
  mediaTestsRoutes(app, services)
  lookupRoutes(app, services)
  dictionariesRoutes(app, services)
  lessonsRoutes(app, services)
  grammarRoutes(app, services)
  listeningRoutes(app, services)
  vocabularyRoutes(app, services)
  wordPageRoutes(app, services)
  wordExchangeRoutes(app, services)
  writingRoutes(app, services)
  writingCheckRoutes(app, services)
  youtubePicturesRoutes(app, services)
  await ownFilesRoutes(app, services)
  await clipRoutes(app, services)
  await mediaFilesRoutes(app, services, join(options.rootDirectory, 'content'))
  await serveApiDocs(app)
  await servePages(app, options.rootDirectory)
  return app
}
