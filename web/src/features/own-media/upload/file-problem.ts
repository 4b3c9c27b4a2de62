import { uploadBytesMinimum, uploadTypes } from '@verbena/contract/own-media/upload-limits'

export type FileProblem = 'wrongType' | 'tooSmall' | 'tooLarge' | 'noRoom'

/** Other media types that browsers use for the same formats; the server checks the content. */
const audioAliases = ['audio/mp3', 'audio/x-m4a', 'audio/m4a', 'audio/aac', 'audio/x-wav', 'audio/wave']
const otherAliases = ['audio/vnd.wave', 'audio/x-flac', 'audio/opus', 'video/x-m4v', 'application/ogg']
const playableTypes = new Set<string>([...uploadTypes, ...audioAliases, ...otherAliases])
const playableExtensions = /\.(mp4|m4v|m4a|m4b|webm|weba|ogg|oga|ogv|opus|mp3|wav|flac)$/i

/** The accepted types of the file input: media types, and extensions for browsers that do not know the types. */
export const acceptedFiles = [
  ...uploadTypes,
  '.mp4,.m4v,.m4a,.webm,.ogg,.oga,.ogv,.opus,.mp3,.wav,.flac',
].join()

type StorageUsage = { bytes: number; bytesMaximum: number; fileBytesMaximum: number }

/** @returns why the server would refuse the file; null when it may be sent */
export function fileProblem(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  { bytes, bytesMaximum, fileBytesMaximum }: StorageUsage,
): FileProblem | null {
  if (
    !playableTypes.has(type.toLowerCase().split(';')[0]?.trim() ?? '') &&
    !(type === '' && playableExtensions.test(name))
  )
    return 'wrongType'
  if (size < uploadBytesMinimum) return 'tooSmall'
  if (size > fileBytesMaximum) return 'tooLarge'
  return bytes + size > bytesMaximum ? 'noRoom' : null
}
