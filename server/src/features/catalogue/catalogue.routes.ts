import {
  getSong,
  getVideo,
  listLevels,
  listMore,
  listSongCategories,
  listSongs,
  listVideoCategories,
  listVideos,
} from '@verbena/contract/catalogue'
import { listingMaximum } from '@verbena/contract/catalogue.schemas'
import type { RequestOutput } from '@verbena/contract/endpoint'
import { targetLanguageCodes } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import type { FastifyInstance } from 'fastify'
import { type Caller, serve, serveKept } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { type GuestSettings, viewerOf } from '../accounts/viewer.service.ts'
import type { Kind } from './catalogue.queries.ts'
import { admitToMedia, openMedia, toMediaItem } from './catalogue.service.ts'
import { listCategories } from './listing.queries.ts'
import { listMedia, listPage } from './listing.service.ts'
import { signingHour } from './media-links.ts'

type Query = RequestOutput<typeof listVideos>['query']

export function catalogueRoutes(app: FastifyInstance, services: Services) {
  const pageOf = ({ language, nativeLanguage, limit = listingMaximum, ...filter }: Query) => ({
    filter,
    limit,
  })
  const listing = async (kind: Kind, caller: Caller | null, query: Query) =>
    listMedia(services, await viewerOf(services, caller, query), { kind, ...pageOf(query) })
  serve(app, listVideos, ({ caller, query }) => listing('video', caller, query))
  serve(app, listSongs, ({ caller, query }) => listing('song', caller, query))
  serve(app, listMore, async ({ caller, params, query: { after, ...query } }) =>
    listPage(services, await viewerOf(services, caller, query), { ...params, ...pageOf(query), after }),
  )

  const open = async (kind: Kind, id: string, caller: Caller | null, guest: GuestSettings) => {
    const { viewer, version, hasSignedUrls } = await admitToMedia(services, caller, guest, { kind, id })
    return {
      version: hasSignedUrls ? `${version} ${signingHour(services.clock.now())}` : version,
      make: async () => {
        const { item, segments } = await openMedia(services, viewer, id, kind)
        return toMediaItem(services, item, segments, viewer)
      },
    }
  }
  serveKept(app, getVideo, ({ caller, params, query }) => open('video', params.id, caller, query))
  serveKept(app, getSong, ({ caller, params, query }) => open('song', params.id, caller, query))

  serve(app, listLevels, () => [...levels])
  const categories = async (kind: Kind, caller: Caller | null, language: string | undefined) => {
    const studied = caller ? (await viewerOf(services, caller, {})).targetLanguage : language
    return listCategories(services.db, kind, studied ? [studied] : targetLanguageCodes)
  }
  serve(app, listVideoCategories, ({ caller, query }) => categories('video', caller, query.language))
  serve(app, listSongCategories, ({ caller, query }) => categories('song', caller, query.language))
}
