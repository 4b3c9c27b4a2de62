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
import { writeCollectionInWorker } from '../word-files-in-worker.ts'
import { type AskedWords, readWordsToExport, type WordToExport } from './words-to-export.service.ts'

/**
 * Own words as an Anki package. Sounds are made, or found, while it is sent; only then, with the names of those that
 * could be made, the words are read.
 * @throws AppError NOT_FOUND
 */
export async function exportPackage(
  services: Services,
  { hasSounds, ...asked }: AskedWords & { hasSounds: boolean },
): Promise<Readable> {
  const now = services.clock.now()
  const spoken: SpokenWord[] = []
  await readWordsToExport(services, { ...asked, withCards: false }, (words) => {
    if (hasSounds) spoken.push(...words.map((word) => toSpeak(services, word)))
    return hasSounds && spoken.length < packedSoundsMaximum
  })
  const build = (sounds: SoundNames) =>
    writeCollectionInWorker(now, (add) =>
      readWordsToExport(services, { ...asked, withCards: true }, async (words) => {
        await add(words.map((word) => toPack(word, sounds)))
        return true
      }),
    )
  return writeAnkiPackage(spoken.slice(0, packedSoundsMaximum), { mtime: now, build })
}

function toSpeak(services: Services, { id, text, example, language }: WordToExport): SpokenWord {
  const say = (said: string) => (said ? () => spokenSound(services, said, language) : null)
  return { id, sayWord: say(text), sayExample: say(example) }
}

const toPack = (word: WordToExport, sounds: SoundNames): PackedWord => ({
  id: word.id,
  list: word.list,
  language: word.language,
  word: word.text,
  lemma: word.lemmaKey,
  translation: word.translation,
  definition: word.definition,
  example: word.example,
  status: word.status,
  createdAt: word.createdAt,
  cards: word.cards,
  wordSound: sounds.get(word.id)?.word ?? null,
  exampleSound: sounds.get(word.id)?.example ?? null,
})

/** Null where nothing can be said, and where the voice is away: the word comes all the same. */
async function spokenSound(services: Services, text: string, language: string) {
  const sound = await soundOf(services, text, language as TargetLanguageCode, 'normal').catch(() => null)
  if (!sound) return null
  const digits = createHash('sha256').update(`${language} ${text}`).digest('hex').slice(0, 16)
  return { name: `verbena-${language}-${digits}.mp3`, mp3: sound.mp3 }
}
