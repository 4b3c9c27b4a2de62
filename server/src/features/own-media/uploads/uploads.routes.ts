import {
  cancelUpload,
  listUploads,
  readUpload,
  sendUploadPiece,
  startUpload,
} from '@verbena/contract/own-media/uploads'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../http/serve.ts'
import type { Services } from '../../../services.ts'
import { beginUpload, deleteUpload, readOwnUpload, readOwnUploads, receivePiece } from './uploads.service.ts'

export function uploadsRoutes(app: FastifyInstance, services: Services) {
  serve(app, startUpload, ({ caller, body }) => beginUpload(services, caller, body))
  serve(app, listUploads, ({ caller }) => readOwnUploads(services, caller.learnerId))
  serve(app, readUpload, ({ caller, params }) => readOwnUpload(services, caller.learnerId, params.id))
  serve(app, sendUploadPiece, ({ caller, params, query, rawBody }) =>
    receivePiece(services, {
      learnerId: caller.learnerId,
      id: params.id,
      offset: Number(query.offset),
      bytes: rawBody,
    }),
  )
  serve(app, cancelUpload, async ({ caller, params }) => {
    await deleteUpload(services, caller.learnerId, params.id)
    return { success: true as const }
  })
}
