import { cancelAlignment, readAlignment, startAlignment } from '@verbena/contract/own-media/alignment'
import {
  addUploadedMedia,
  addVideo,
  addVideoPlainly,
  describeVideoLink,
  listOwnMedia,
  readOwnMedia,
  removeOwnMedia,
  restoreOwnMedia,
  updateOwnMedia,
} from '@verbena/contract/own-media/own-media'
import {
  editOwnTranscript,
  findOwnCaptions,
  readOwnTranscript,
  replaceOwnTranscript,
} from '@verbena/contract/own-media/own-transcripts'
import {
  cancelTranscription,
  readTranscription,
  startTranscription,
} from '@verbena/contract/own-media/transcription'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { addUploaded, addYoutubeVideo, describeVideo } from './add-own-media.service.ts'
import { cancelAlignmentJob, readAlignmentOf, requestAlignment } from './alignment/alignments.service.ts'
import {
  changeOwnItem,
  readOwnItem,
  readOwnMediaList,
  removeOwnItem,
  restoreOwnItem,
} from './own-media.service.ts'
import { findCaptions } from './transcript/captions.service.ts'
import { editText, readOwnText, replaceText } from './transcript/own-transcript.service.ts'
import { cancelJob, readJob, requestTranscription } from './transcription/transcriptions.service.ts'
import { uploadsRoutes } from './uploads/uploads.routes.ts'

export function ownMediaRoutes(app: FastifyInstance, services: Services) {
  serve(app, addVideo, ({ caller, body }) => addYoutubeVideo(services, caller, body))
  serve(app, addVideoPlainly, ({ caller, body }) => addYoutubeVideo(services, caller, body))
  serve(app, describeVideoLink, ({ caller, query }) => describeVideo(services, caller, query.url))
  serve(app, addUploadedMedia, ({ caller, body }) => addUploaded(services, caller, body))
  itemRoutes(app, services)
  uploadsRoutes(app, services)
  textRoutes(app, services)
  jobRoutes(app, services)
}

function itemRoutes(app: FastifyInstance, services: Services) {
  serve(app, listOwnMedia, ({ caller }) => readOwnMediaList(services, caller))
  serve(app, readOwnMedia, ({ caller, params }) => readOwnItem(services, caller.learnerId, params.id))
  serve(app, updateOwnMedia, ({ caller, params, body }) =>
    changeOwnItem(services, caller.learnerId, params.id, body),
  )
  serve(app, removeOwnMedia, async ({ caller, params }) => ({
    restorableUntil: (await removeOwnItem(services, caller.learnerId, params.id)).toISOString(),
  }))
  serve(app, restoreOwnMedia, ({ caller, params }) => restoreOwnItem(services, caller.learnerId, params.id))
}

function textRoutes(app: FastifyInstance, services: Services) {
  serve(app, readOwnTranscript, ({ caller, params }) => readOwnText(services, caller.learnerId, params.id))
  serve(app, replaceOwnTranscript, ({ caller, params, query, rawBody }) =>
    replaceText(services, caller, params.id, {
      version: Number(query.version),
      fileName: query.fileName,
      bytes: rawBody,
    }),
  )
  serve(app, findOwnCaptions, ({ caller, params }) => findCaptions(services, caller, params.id))
  serve(app, editOwnTranscript, ({ caller, params, body }) =>
    editText(services, caller.learnerId, params.id, body),
  )
}

/** Jobs on the recording: transcription and alignment. */
function jobRoutes(app: FastifyInstance, services: Services) {
  serve(app, startTranscription, ({ caller, params }) => requestTranscription(services, caller, params.id))
  serve(app, readTranscription, ({ caller, params }) => readJob(services, caller.learnerId, params.id))
  serve(app, cancelTranscription, ({ caller, params }) => cancelJob(services, caller.learnerId, params.id))
  serve(app, startAlignment, ({ caller, params }) => requestAlignment(services, caller, params.id))
  serve(app, readAlignment, ({ caller, params }) => readAlignmentOf(services, caller.learnerId, params.id))
  serve(app, cancelAlignment, ({ caller, params }) =>
    cancelAlignmentJob(services, caller.learnerId, params.id),
  )
}
