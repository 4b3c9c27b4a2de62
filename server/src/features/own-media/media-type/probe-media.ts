import type { UploadType } from '@verbena/contract/own-media/uploads'
import type { ByteSource } from '../../../providers/storage/byte-source.ts'
import { type Container, detectContainer, headBytes } from './detect-container.ts'
import { hasHiddenContent } from './hidden-content.ts'
import { probeFlac } from './probe-flac.ts'
import { probeMp3 } from './probe-mp3.ts'
import { probeMp4 } from './probe-mp4.ts'
import { probeOgg } from './probe-ogg.ts'
import { probeWav } from './probe-wav.ts'
import { probeWebm } from './probe-webm.ts'
import { BrokenFile, type ProbedMedia } from './probed-media.ts'

const probes: Record<Container, (source: ByteSource) => Promise<ProbedMedia<UploadType>>> = {
  mp4: probeMp4,
  webm: probeWebm,
  ogg: probeOgg,
  mp3: probeMp3,
  wav: probeWav,
  flac: probeFlac,
}

/**
 * Detects the type and duration of a complete file by its content. It reads only headers.
 * @throws BrokenFile when the file is truncated, has no audio or video, or is also a file of another type
 */
export async function probeMedia(source: ByteSource): Promise<ProbedMedia<UploadType>> {
  const container = detectContainer(await source.read(0, headBytes))
  if (!container) throw new BrokenFile('nothing that can be played')
  const probed = await probes[container](source).catch(asBroken)
  if (await hasHiddenContent(source)) throw new BrokenFile('something else is hidden in it')
  return probed
}

/** A RangeError means that a header contains an offset outside the file. */
function asBroken(error: unknown): never {
  throw error instanceof RangeError ? new BrokenFile('its numbers make no sense') : error
}
