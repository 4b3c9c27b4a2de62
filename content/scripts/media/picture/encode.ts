import { join } from 'node:path'
import { feed } from '../shell.ts'
import { framesPerSecond } from './frames.ts'
import { frameSize } from './scenes.ts'

/** Seconds between key frames: a jump decodes this much at most, which is fast because the pictures hardly change. */
const keyframeSeconds = 10

/**
 * Writes video.webm (VP9, Opus) and video.mp4 (H.264, AAC) into a folder in one pass over the frames. `-threads 1` keeps the
 * machine usable, because encoding takes a minute.
 */
export async function encode(
  frames: Iterable<Buffer>,
  soundFile: string,
  kind: 'video' | 'song',
  folder: string,
): Promise<void> {
  const isSong = kind === 'song'
  const picture = '-map 0:v -map 1:a -vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'
  // The colour space is written into the file, because players guess it differently for such a small picture.
  const colours = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'
  const common = `${picture} ${colours} -g ${keyframeSeconds * framesPerSecond} -threads 1`.split(' ')
  const bare = '-map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact'.split(' ')
  await feed(
    'ffmpeg',
    [
      ...['-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb24'],
      ...['-s', `${frameSize.width}x${frameSize.height}`, '-r', String(framesPerSecond), '-i', '-'],
      ...['-i', soundFile],
      ...common,
      ...['-c:v', 'libvpx-vp9', '-crf', '38', '-b:v', '0', '-deadline', 'good', '-cpu-used', '3'],
      ...[
        '-c:a',
        'libopus',
        '-b:a',
        isSong ? '48k' : '32k',
        '-ac',
        '1',
        '-cues_to_front',
        '1',
        ...bare,
        join(folder, 'video.webm'),
      ],
      ...common,
      ...['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', '28', '-pix_fmt', 'yuv420p'],
      // The voice is sampled at 22 kHz, and the slow coder distorts it: 26 dB of signal over error where this has 43.
      ...['-c:a', 'aac', '-aac_coder', 'fast', '-b:a', isSong ? '48k' : '40k', '-ar', '24000', '-ac', '1'],
      ...['-movflags', '+faststart', ...bare, join(folder, 'video.mp4')],
    ],
    frames,
  )
}
