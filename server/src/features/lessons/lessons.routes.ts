import { checkAvailability } from '@verbena/contract/lessons'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { viewerOf } from '../accounts/viewer.service.ts'
import { hasLessons } from './lessons.queries.ts'

export function lessonsRoutes(app: FastifyInstance, services: Services) {
  serve(app, checkAvailability, async ({ body, caller }) => {
    const viewer = await viewerOf(services, caller, {})
    return {
      hasExercises: await hasLessons(services.db, {
        nativeLanguage: body.native_language ?? viewer.nativeLanguage,
        targetLanguage: body.target_language ?? viewer.targetLanguage,
      }),
    }
  })
}
