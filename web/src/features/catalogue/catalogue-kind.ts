import { listSongCategories, listSongs, listVideoCategories, listVideos } from '@verbena/contract/catalogue'
import { paths } from '../../parts/paths.ts'

export type CatalogueKind = 'videos' | 'songs'

/** What differs between the two listings, apart from their texts. */
export const catalogueKinds = {
  videos: {
    listing: listVideos,
    categories: listVideoCategories,
    pageOf: paths.video,
    noneFound: 'videos.noVideosFound',
  },
  songs: {
    listing: listSongs,
    categories: listSongCategories,
    pageOf: paths.song,
    noneFound: 'songs.noSongsFound',
  },
} as const
