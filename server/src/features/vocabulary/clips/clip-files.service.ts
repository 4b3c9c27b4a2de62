import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Services } from '../../../services.ts'
import { findClip, listReadyClips, type StoredClip } from './clips.queries.ts'

export type Clip = StoredClip

/** The clips of a learner's words, by id of the word. */
export const readyClipsOf = ({ db }: Pick<Services, 'db'>, learnerId: string) => listReadyClips(db, learnerId)

export type ClipPart = 'sound.mp3' | 'picture.jpg'

const addressOf = (id: string, part: ClipPart) => `/media/clips/${id}/${part}`

/** Signed URLs of a clip. Only its owner gets them, and only while the item may be opened. */
export function clipAddresses({ mediaLinks, clock }: Services, { id, hasSound, hasPicture }: StoredClip) {
  const sign = (part: ClipPart) => mediaLinks.sign(addressOf(id, part), clock.now())
  return { sound: hasSound ? sign('sound.mp3') : null, picture: hasPicture ? sign('picture.jpg') : null }
}

/** The path of a part relative to the folder of clips; null without a valid signature or such a part. */
export async function findClipFile(
  { db, mediaLinks, clock, clips: { files } }: Services,
  id: string,
  part: ClipPart,
  query: Record<string, unknown>,
): Promise<string | null> {
  if (!mediaLinks.isValid(addressOf(id, part), query, clock.now())) return null
  const clip = await findClip(db, id)
  if (part === 'sound.mp3') return clip?.hasSound ? files.pathOf(id) : null
  return clip?.hasPicture ? files.picturePathOf(id) : null
}

/** The parts of a clip that exist, with the paths of their files. */
function partsOf({ clips: { files } }: Services, { id, hasSound, hasPicture }: StoredClip) {
  return [
    ...(hasSound ? [{ name: `${id}.mp3`, path: join(files.directory, files.pathOf(id)) }] : []),
    ...(hasPicture ? [{ name: `${id}.jpg`, path: join(files.directory, files.picturePathOf(id)) }] : []),
  ]
}

/** All files of a learner's clips, for the data export. A file that is missing is left out. */
export async function listClipFiles(services: Services, learnerId: string) {
  const clips = await listReadyClips(services.db, learnerId)
  const parts = [...clips.values()].flatMap((clip) => partsOf(services, clip))
  const found = await Promise.all(
    parts.map(async ({ name, path }) => {
      const file = await stat(path).catch(() => null)
      return file ? [{ name, bytes: file.size, open: () => createReadStream(path) }] : []
    }),
  )
  return found.flat()
}

/** The bytes of the parts of a clip, for an Anki package; null for a part that does not exist. */
export async function readClip(services: Services, clip: StoredClip) {
  const read = async (end: string) => {
    const part = partsOf(services, clip).find(({ name }) => name.endsWith(end))
    const bytes = part && (await readFile(part.path).catch(() => null))
    return part && bytes ? { name: `verbena-${part.name}`, bytes } : null
  }
  return { sound: await read('.mp3'), picture: await read('.jpg') }
}
