import { listSongCategories, listSongs, listVideoCategories, listVideos } from '@verbena/contract/catalogue'
import { paths } from '../../parts/navigation/paths.ts'

export type CatalogueKind = 'videos' | 'songs'

/** The differences between the two listings, apart from their texts. */
export const catalogueKinds = {
  videos: {
    item: 'video',
    listing: listVideos,
    categories: listVideoCategories,
    pageOf: paths.video,
    adding: paths.addVideo,
    noneFound: 'videos.noVideosFound',
  },
  songs: {
    item: 'song',
    listing: listSongs,
    categories: listSongCategories,
    pageOf: paths.song,
    adding: paths.addSong,
    noneFound: 'songs.noSongsFound',
  },
} as const
