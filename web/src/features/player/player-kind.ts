import { getSong, getVideo } from '@verbena/contract/catalogue'
import { getSongTranscript, getVideoTranscript } from '@verbena/contract/player'
import { paths } from '../../parts/paths.ts'

export type PlayerKind = 'video' | 'song'

/** What differs between the two players. */
export const playerKinds = {
  video: {
    item: getVideo,
    transcript: getVideoTranscript,
    listing: paths.videos,
    allLevels: paths.videosOfAllLevels,
    back: 'backToVideos',
    notFound: 'videoNotFound',
    others: 'locked.seeVideos',
  },
  song: {
    item: getSong,
    transcript: getSongTranscript,
    listing: paths.songs,
    allLevels: paths.songsOfAllLevels,
    back: 'backToSongs',
    notFound: 'songNotFound',
    others: 'locked.seeSongs',
  },
} as const
