import type * as z from 'zod/mini'
import type { Endpoint, ReplyOf } from '../endpoint.ts'
import type * as schemas from './own-media.schemas.ts'

/*
 * Videos, songs and sounds that a learner adds (Pro). Files are uploaded by `uploads.ts`, texts by `own-transcripts.ts`;
 * `transcription.ts` requests a transcription, `alignment.ts` the times of lines. The endpoints of the catalogue return own
 * items too. Only the owner of an own item can read it; other callers get 404.
 */

/** The default category of a new own item (specification 2, section 9). */
export const defaultOwnCategory = 'My Videos'
/** Days within which a removed item can be restored. */
export const ownMediaUndoDays = 7

export type OwnMedia = z.infer<typeof schemas.ownMediaSchema>
export type OwnMediaListing = ReplyOf<typeof listOwnMedia>

export const addVideo: Endpoint<typeof schemas.addVideo, 'learner'> = {
  method: 'POST',
  path: '/tu-servidor/api/videos',
  access: 'learner',
}

export const addVideoPlainly: Endpoint<typeof schemas.addVideoPlainly, 'learner'> = {
  method: 'POST',
  path: '/api/videos',
  access: 'learner',
}

export const describeVideoLink: Endpoint<typeof schemas.describeVideoLink, 'learner'> = {
  method: 'GET',
  path: '/api/video-link',
  access: 'learner',
}

export const addUploadedMedia: Endpoint<typeof schemas.addUploadedMedia, 'learner'> = {
  method: 'POST',
  path: '/api/own-media',
  access: 'learner',
}

export const listOwnMedia: Endpoint<typeof schemas.listOwnMedia, 'learner'> = {
  method: 'GET',
  path: '/api/own-media',
  access: 'learner',
}

export const readOwnMedia: Endpoint<typeof schemas.readOwnMedia, 'learner'> = {
  method: 'GET',
  path: '/api/own-media/:id',
  access: 'learner',
}

export const updateOwnMedia: Endpoint<typeof schemas.updateOwnMedia, 'learner'> = {
  method: 'PUT',
  path: '/api/own-media/:id',
  access: 'learner',
}

export const removeOwnMedia: Endpoint<typeof schemas.removeOwnMedia, 'learner'> = {
  method: 'DELETE',
  path: '/api/own-media/:id',
  access: 'learner',
}

export const restoreOwnMedia: Endpoint<typeof schemas.restoreOwnMedia, 'learner'> = {
  method: 'POST',
  path: '/api/own-media/:id/restore',
  access: 'learner',
}
