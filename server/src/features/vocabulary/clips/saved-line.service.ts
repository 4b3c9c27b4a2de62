import type { SavedLine } from '@verbena/contract/vocabulary/saved-line'
import { AppError, notFound } from '../../../errors.ts'
import type { Caller } from '../../../http/serve.ts'
import type { Services } from '../../../services.ts'
import { viewerOf } from '../../accounts/viewer.service.ts'
import { requireMedia, toMediaItem } from '../../catalogue/catalogue.service.ts'
import { findWord, type StoredWord } from '../words.queries.ts'
import { clipAddresses } from './clip-files.service.ts'
import { listReadyClips } from './clips.queries.ts'

/**
 * The line where a word was found, with its clip; null if none is stored, or if the learner may not open the item now.
 * @throws AppError NOT_FOUND without such a word
 */
export async function readSavedLine(
  services: Services,
  caller: Caller,
  wordId: string,
): Promise<SavedLine | null> {
  const word = await findWord(services.db, caller.learnerId, wordId)
  if (!word) throw notFound('word')
  if (word.sourceMediaId === null || word.sourceStart === null || word.sourceEnd === null) return null
  const item = await openItem(services, caller, word.sourceMediaId)
  if (!item) return null
  const clip = (await listReadyClips(services.db, caller.learnerId, [wordId])).get(wordId)
  const { sound, picture } = clip ? clipAddresses(services, clip) : { sound: null, picture: null }
  return {
    text: word.example,
    mediaId: item.id,
    kind: item.kind,
    title: item.title,
    startSeconds: word.sourceStart,
    endSeconds: word.sourceEnd,
    sound,
    picture: picture ?? item.thumbnail,
    files: item.source.type === 'file' ? item.source.files : [],
  }
}

/** The item as the player gets it; null if the learner may not open it now. */
async function openItem(
  services: Services,
  caller: Caller,
  mediaId: NonNullable<StoredWord['sourceMediaId']>,
) {
  const viewer = await viewerOf(services, caller, {})
  try {
    return toMediaItem(services, await requireMedia(services, viewer, mediaId), [], viewer)
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}
