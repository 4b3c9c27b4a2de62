import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { packedSoundsMaximum } from '@verbena/contract/vocabulary/word-exchange'
import type { TargetLanguageCode } from '@verbena/language/languages'
import type { PackedWord } from '../../../providers/anki/packed-word.ts'
import {
  type SoundNames,
  type SpokenWord,
  writeAnkiPackage,
} from '../../../providers/anki/write-anki-package.ts'
import type { Services } from '../../../services.ts'
import { soundOf } from '../../lookup/audio/word-audio.service.ts'
import { type Clip, readClip, readyClipsOf } from '../../vocabulary/clips/clip-files.service.ts'
import { writeCollectionInWorker } from '../word-files-in-worker.ts'
import { readWordsToExport, type WordSelection, type WordToExport } from './words-to-export.service.ts'

/**
 * Exports words as an Anki package. The sounds are created while the package is sent. The words are written after them,
 * because a note names only the sounds that could be created.
 * @throws AppError NOT_FOUND
 */
export async function exportPackage(
  services: Services,
  { hasSounds, ...selection }: WordSelection & { hasSounds: boolean },
): Promise<Readable> {
  const now = services.clock.now()
  const spoken: SpokenWord[] = []
  const clips = hasSounds ? await readyClipsOf(services, selection.learnerId) : new Map<string, Clip>()
  await readWordsToExport(services, { ...selection, withCards: false }, (words) => {
    if (hasSounds) spoken.push(...words.map((word) => toSpokenWord(services, word, clips.get(word.id))))
    return hasSounds && spoken.length < packedSoundsMaximum
  })
  const build = (sounds: SoundNames) =>
    writeCollectionInWorker(now, (add) =>
      readWordsToExport(services, { ...selection, withCards: true }, async (words) => {
        await add(words.map((word) => toPackedWord(word, sounds)))
        return true
      }),
    )
  return writeAnkiPackage(spoken.slice(0, packedSoundsMaximum), { mtime: now, build })
}

/** The example of a word with a clip has the sound of its film. */
function toSpokenWord(
  services: Services,
  { id, text, example, language }: WordToExport,
  clip: Clip | undefined,
): SpokenWord {
  const speak = (spoken: string) => (spoken ? () => spokenSound(services, spoken, language) : null)
  const read = (part: 'sound' | 'picture') => clip && (async () => (await readClip(services, clip))[part])
  return {
    id,
    sayWord: speak(text),
    sayExample: (clip?.hasSound && read('sound')) || speak(example),
    showExample: (clip?.hasPicture && read('picture')) || null,
  }
}

const toPackedWord = (word: WordToExport, sounds: SoundNames): PackedWord => ({
  id: word.id,
  list: word.list,
  language: word.language,
  word: word.headword || word.text,
  lemma: word.lemmaKey,
  translation: word.translation,
  definition: word.definition,
  example: word.example,
  status: word.status,
  createdAt: word.createdAt,
  cards: word.cards,
  wordSound: sounds.get(word.id)?.word ?? null,
  exampleSound: sounds.get(word.id)?.example ?? null,
  examplePicture: sounds.get(word.id)?.picture ?? null,
})

/** Null when speech synthesis fails; the word is exported without the sound. */
async function spokenSound(services: Services, text: string, language: string) {
  const sound = await soundOf(services, text, language as TargetLanguageCode, 'normal').catch(() => null)
  if (!sound) return null
  const digits = createHash('sha256').update(`${language} ${text}`).digest('hex').slice(0, 16)
  return { name: `verbena-${language}-${digits}.mp3`, bytes: sound.mp3 }
}
