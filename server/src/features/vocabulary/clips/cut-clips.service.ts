import { statfs } from 'node:fs/promises'
import type { Services } from '../../../services.ts'
import { findClipSource } from './clip-source.service.ts'
import {
  addClip,
  changeClip,
  claimClip,
  listClipsToRemove,
  sumClipBytes,
  unlistClips,
} from './clips.queries.ts'

const timeoutMs = 20_000
/** For this time no other server takes the same clip. */
const leaseMs = 5 * 60_000
const retryAfterMs = 10 * 60_000
const attemptsMaximum = 3
/** Clips that are cut in one run; the maintenance begins the next run. */
const clipsPerRun = 20
const removedPerRound = 200
/** A longer line is cut. */
const secondsMaximum = 20
/** Seconds before and after the line, because its times are not exact. */
const margin = { before: 0.15, after: 0.3 }

/** Adds a clip for a saved word, and cuts it after the reply. Without room for it the word is saved without a clip. */
export async function requestClip(services: Services, learnerId: string, wordId: string) {
  const { db, clock, clips } = services
  const now = clock.now()
  const isAdded = await addClip(db, { learnerId, wordId, now, most: clips.limits.perLearner })
  if (isAdded) services.backgroundTasks.runOnce('clips', () => cutDueClips(services))
}

/** Cuts the clips that wait. Without ffmpeg they wait until it is installed, and the browser plays the whole sound. */
export async function cutDueClips(services: Services) {
  if (!(await services.ffmpeg.isInstalled())) return
  for (let done = 0; done < clipsPerRun; done++) {
    const now = services.clock.now()
    const clip = await claimClip(services.db, now, new Date(now.getTime() + leaseMs))
    if (!clip) return
    await cutClip(services, clip)
  }
}

type ClaimedClip = NonNullable<Awaited<ReturnType<typeof claimClip>>>

async function cutClip(services: Services, { id, learnerId, attempts, place }: ClaimedClip) {
  const { db, clock } = services
  const source = place?.mediaId ? await findClipSource(services, place.mediaId) : null
  if (!source || place?.start == null || place.end == null) {
    await changeClip(db, id, { state: 'none' })
    return
  }
  const later = new Date(clock.now().getTime() + attempts * retryAfterMs)
  // A full disk is no failure of the clip.
  if (!(await hasRoom(services, learnerId))) {
    await changeClip(db, id, { dueAt: later, attempts: attempts - 1 })
    return
  }
  const cut = await cutFrom(services, source, place.start, place.end).catch(() => null)
  if (!cut) await changeClip(db, id, attempts < attemptsMaximum ? { dueAt: later } : { state: 'none' })
  else await keep(services, id, cut)
}

async function cutFrom(
  { ffmpeg }: Services,
  source: NonNullable<Awaited<ReturnType<typeof findClipSource>>>,
  start: number,
  end: number,
) {
  const fromSeconds = Math.max(0, start - margin.before)
  const seconds = Math.min(secondsMaximum, end + margin.after - fromSeconds)
  const signal = AbortSignal.timeout(timeoutMs)
  const sound = await ffmpeg.cutSound({ ...source, signal, fromSeconds, seconds })
  const picture = await ffmpeg.extractPicture({
    ...source,
    signal,
    fromSeconds: (start + end) / 2,
    frames: 2,
  })
  return sound || picture ? { sound, picture } : null
}

async function keep(
  { db, clips: { files } }: Services,
  id: string,
  { sound, picture }: { sound: Buffer | null; picture: Buffer | null },
) {
  if (sound) await files.write(id, 0, sound)
  if (picture) await files.writePicture(id, picture)
  const isKept = await changeClip(db, id, {
    state: 'ready',
    hasSound: sound !== null,
    hasPicture: picture !== null,
    bytes: (sound?.length ?? 0) + (picture?.length ?? 0),
  })
  if (!isKept) await files.remove(id)
}

/** Whether another clip is within the limits of the learner and of the server, and the disk has room. */
async function hasRoom({ db, clips: { files, limits } }: Services, learnerId: string): Promise<boolean> {
  const { all, own } = await sumClipBytes(db, learnerId)
  if (all >= limits.bytes || own >= limits.bytesPerLearner) return false
  const disk = await statfs(files.directory).catch(() => null)
  return disk === null || disk.bavail * disk.bsize >= limits.freeBytes
}

/** Deletes the files of clips whose word or account was deleted. After a crash they are still listed. */
export async function removeClipFiles({ db, clips: { files } }: Services) {
  const ids = await listClipsToRemove(db, removedPerRound)
  for (const id of ids) await files.remove(id)
  await unlistClips(db, ids)
}
