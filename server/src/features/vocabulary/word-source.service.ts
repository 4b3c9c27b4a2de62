import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { readLearner } from '../accounts/accounts.service.ts'
import { viewerOfLearner } from '../accounts/viewer.service.ts'
import { openMedia } from '../catalogue/catalogue.service.ts'

/** The line where a word was found: the item, and the index of the segment. */
export type WordSource = { mediaId: string; segment: number }
/** The same as it is stored, with the times of the line in seconds, because a transcript may change. */
export type WordPlace = { sourceMediaId: string; sourceStart: number; sourceEnd: number }

/** The place of a line; undefined if the learner may not open the item, or if it has no such line. */
export async function findSourceLine(
  services: Services,
  learnerId: string,
  { mediaId, segment }: WordSource,
): Promise<WordPlace | undefined> {
  const viewer = viewerOfLearner(services, await readLearner(services, learnerId))
  const opened = await openMedia(services, viewer, mediaId).catch((error: unknown) => {
    if (error instanceof AppError) return undefined
    throw error
  })
  const line = opened?.segments[segment]
  if (!line) return undefined
  return { sourceMediaId: mediaId, sourceStart: line.start, sourceEnd: line.start + line.duration }
}
