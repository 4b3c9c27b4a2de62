import { getSong, getVideo } from '@verbena/contract/catalogue'
import { getSongTranscript, getVideoTranscript } from '@verbena/contract/player'
import { paths } from '../../../parts/navigation/paths.ts'

export type PlayerKind = 'video' | 'song'

/** The differences between the two players. */
export const playerKinds = {
  video: {
    item: getVideo,
    transcript: getVideoTranscript,
    pageOf: paths.video,
    textOf: paths.videoText,
    listing: paths.videos,
    allLevels: paths.videosOfAllLevels,
    back: 'backToVideos',
    notFound: 'videoNotFound',
    others: 'locked.seeVideos',
    name: 'kindName.video',
    failed: 'failed.video',
  },
  song: {
    item: getSong,
    transcript: getSongTranscript,
    pageOf: paths.song,
    textOf: paths.songText,
    listing: paths.songs,
    allLevels: paths.songsOfAllLevels,
    back: 'backToSongs',
    notFound: 'songNotFound',
    others: 'locked.seeSongs',
    name: 'kindName.song',
    failed: 'failed.song',
  },
} as const
