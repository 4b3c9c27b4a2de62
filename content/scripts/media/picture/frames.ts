import { envelopeOf, loudnessOf, sampleRate } from '../sound/sound.ts'
import type { Track } from '../track.ts'
import { drawScene, type Pose, poseScene, readScene, speakerClass } from './scenes.ts'

export const framesPerSecond = 12

const crossfadeSeconds = 0.35
const mouthSeconds = 2 / framesPerSecond
const blinkEverySeconds = 3.4
const blinkSeconds = 2 / framesPerSecond

type Slide = { scene: string; start: number }

/**
 * All frames of the video of an item as packed red, green and blue bytes. Only mouths and eyes move, because a slow zoom
 * doubled the size of the files.
 */
export function* framesOf(track: Track, itemFolder: string, workFolder: string): Generator<Buffer> {
  const duration = track.mix.length / sampleRate
  const slides = slidesOf(track)
  const talkingAt = mouthsOf(track)
  const drawings = new Map(slides.map(({ scene }) => [scene, readScene(itemFolder, scene)]))
  const pictures = new Map<string, Buffer>()
  const pictureAt = (scene: string, time: number): Buffer => {
    const drawing = drawings.get(scene)!
    const svg = poseScene(drawing, posed(drawing, talkingAt(time), time))
    const known = pictures.get(svg)
    if (known) return known
    const drawn = drawScene(svg, workFolder)
    pictures.set(svg, drawn)
    return drawn
  }
  const frames = Math.round(duration * framesPerSecond)
  for (let number = 0; number < frames; number++) {
    const time = number / framesPerSecond
    const index = slides.findLastIndex((slide) => slide.start <= time)
    const slide = slides[index]!
    const frame = pictureAt(slide.scene, time)
    const before = slides[index - 1]
    const progress = (time - slide.start) / crossfadeSeconds
    yield before && progress < 1 ? blend(pictureAt(before.scene, time), frame, progress) : frame
  }
}

/** Only what a drawing shows of a pose, so that poses that look the same share one picture. */
function posed(svg: string, talking: string | null, time: number): Pose {
  const knows = (name: string): boolean => new RegExp(`class="[^"]*\\b${name}\\b`).test(svg)
  return {
    talking: talking !== null && knows(`talk-${talking}`) ? talking : null,
    blinking: time % blinkEverySeconds > blinkEverySeconds - blinkSeconds && knows('blink'),
  }
}

function slidesOf(track: Track): Slide[] {
  const slides: Slide[] = []
  for (const { line, start } of track.segments) {
    if (line.scene === slides.at(-1)?.scene) continue
    // A scene begins just before its first word.
    slides.push({ scene: line.scene, start: slides.length === 0 ? 0 : start - crossfadeSeconds - 0.1 })
  }
  return slides
}

/** @returns a function that gives the speaker with an open mouth at a time, whose voice is loud at that moment */
function mouthsOf(track: Track): (time: number) => string | null {
  const loudness = envelopeOf(track.voice, mouthSeconds)
  const open = 0.55 * loudnessOf(track.voice, 0.02)
  return (time) => {
    const segment = track.segments.find(({ start, end }) => time >= start && time < end)
    if (!segment || (loudness[Math.floor(time / mouthSeconds)] ?? 0) < open) return null
    return speakerClass(segment.line.speaker)
  }
}

function blend(before: Buffer, after: Buffer, progress: number): Buffer {
  const share = Math.round(256 * (0.5 - 0.5 * Math.cos(Math.PI * progress)))
  return before.map((value, i) => (after[i]! * share + value * (256 - share) + 128) >> 8) as Buffer
}
