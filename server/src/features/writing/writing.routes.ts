import {
  createWriting,
  listWritingSamples,
  listWritings,
  listWritingVersions,
  readWriting,
  removeWriting,
  restoreWriting,
  saveWriting,
} from '@verbena/contract/writing/writing'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import {
  openWriting,
  readVersions,
  readWritings,
  removeOwnWriting,
  saveWritingText,
  startWriting,
  undoWritingRemoval,
} from './writing.service.ts'
import { readSamples } from './writing-samples.service.ts'

export function writingRoutes(app: FastifyInstance, services: Services) {
  serve(app, listWritings, ({ caller, query }) => readWritings(services, caller.learnerId, query))
  serve(app, createWriting, ({ caller, body: { text = '', ...begun } }) =>
    startWriting(services, caller.learnerId, { ...begun, text }),
  )
  serve(app, readWriting, ({ caller, params }) => openWriting(services, caller.learnerId, params.id))
  serve(app, saveWriting, ({ caller, params, body }) =>
    saveWritingText(services, caller.learnerId, params.id, body),
  )
  serve(app, removeWriting, async ({ caller, params }) => {
    await removeOwnWriting(services, caller.learnerId, params.id)
    return { success: true as const }
  })
  serve(app, restoreWriting, ({ caller, params }) =>
    undoWritingRemoval(services, caller.learnerId, params.id),
  )
  serve(app, listWritingVersions, ({ caller, params }) => readVersions(services, caller.learnerId, params.id))
  serve(app, listWritingSamples, ({ caller, query }) =>
    readSamples(services, caller.learnerId, query.language),
  )
}
