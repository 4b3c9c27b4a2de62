import type * as z from 'zod/mini'
import type * as schemas from './catalogue.schemas.ts'
import type { Endpoint } from './endpoint.ts'

export type MediaCard = z.infer<typeof schemas.mediaCardSchema>
export type MediaItem = z.infer<typeof schemas.mediaItemSchema>
export type Listing = z.infer<typeof schemas.listingReply>
export type ListingPage = z.infer<typeof schemas.listingPageReply>
export type ListingPart = (typeof schemas.listingParts)[number]

export const listVideos: Endpoint<typeof schemas.listVideos, 'anyone'> = {
  method: 'GET',
  path: '/home_page_listening',
  access: 'anyone',
}

export const listSongs: Endpoint<typeof schemas.listSongs, 'anyone'> = {
  method: 'GET',
  path: '/home_page_songs',
  access: 'anyone',
}

export const listMore: Endpoint<typeof schemas.listMore, 'anyone'> = {
  method: 'GET',
  path: '/api/listings/:kind/:part',
  access: 'anyone',
}

export const getVideo: Endpoint<typeof schemas.getVideo, 'anyone'> = {
  method: 'GET',
  path: '/api/videos/:id',
  access: 'anyone',
}

export const getSong: Endpoint<typeof schemas.getSong, 'anyone'> = {
  method: 'GET',
  path: '/api/song/:id',
  access: 'anyone',
}

export const listLevels: Endpoint<typeof schemas.listLevels, 'anyone'> = {
  method: 'GET',
  path: '/api/levels',
  access: 'anyone',
}

export const listVideoCategories: Endpoint<typeof schemas.listVideoCategories, 'anyone'> = {
  method: 'GET',
  path: '/api/categories',
  access: 'anyone',
}

export const listSongCategories: Endpoint<typeof schemas.listSongCategories, 'anyone'> = {
  method: 'GET',
  path: '/api/categories/songs',
  access: 'anyone',
}
