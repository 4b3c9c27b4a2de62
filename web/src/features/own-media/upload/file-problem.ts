import { uploadBytesMinimum, uploadTypes } from '@verbena/contract/own-media/uploads'

export type FileProblem = 'wrongType' | 'tooSmall' | 'tooLarge' | 'noRoom'

/** Other names that browsers have for what can be played; the content is what counts in the end. */
const alsoCalled = ['audio/mp3', 'audio/x-m4a', 'audio/m4a', 'audio/aac', 'audio/x-wav', 'audio/wave']
const alsoCalledToo = ['audio/vnd.wave', 'audio/x-flac', 'audio/opus', 'video/x-m4v', 'application/ogg']
const playable = new Set<string>([...uploadTypes, ...alsoCalled, ...alsoCalledToo])
const endings = /\.(mp4|m4v|m4a|m4b|webm|weba|ogg|oga|ogv|opus|mp3|wav|flac)$/i

/** For the file input: types, and endings for browsers that know the type of none. */
export const acceptedFiles = [
  ...uploadTypes,
  '.mp4,.m4v,.m4a,.webm,.ogg,.oga,.ogv,.opus,.mp3,.wav,.flac',
].join()

type Room = { bytes: number; bytesMaximum: number; fileBytesMaximum: number }

/** Why a file need not be sent at all; null when it may be. */
export function fileProblem(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  { bytes, bytesMaximum, fileBytesMaximum }: Room,
): FileProblem | null {
  if (!playable.has(type.toLowerCase().split(';')[0]?.trim() ?? '') && !(type === '' && endings.test(name)))
    return 'wrongType'
  if (size < uploadBytesMinimum) return 'tooSmall'
  if (size > fileBytesMaximum) return 'tooLarge'
  return bytes + size > bytesMaximum ? 'noRoom' : null
}
