import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { searchKey } from '../../../../language/src/text/search-key.ts'
import { run } from '../shell.ts'

/** The differences between the pictures of a scene. */
export type Pose = { talking: string | null; blinking: boolean }

export const frameSize = { width: 854, height: 480 }

/** The part of a class name for a speaker: "Don Julián" is drawn by `talk-don-julian` and `rest-don-julian`. */
export function speakerClass(speaker: string): string {
  const plain = searchKey(speaker)
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}

export function scenePath(itemFolder: string, scene: string): string {
  return join(itemFolder, 'scenes', `${scene}.svg`)
}

export function readScene(itemFolder: string, scene: string): string {
  const path = scenePath(itemFolder, scene)
  if (!existsSync(path)) throw new Error(`${path} is missing: item.json names this scene`)
  return readFileSync(path, 'utf8')
}

/**
 * Draws a pose of a scene. In a drawing, groups of class `talk-<speaker>` (open mouth) and `blink` have `display="none"`; for
 * a pose they are swapped with those of class `rest-<speaker>` and `gaze`.
 */
export function poseScene(svg: string, { talking, blinking }: Pose): string {
  const swap = (shown: string, hidden: string): string => `.${shown}{display:inline}.${hidden}{display:none}`
  const rules = [
    talking === null ? '' : swap(`talk-${talking}`, `rest-${talking}`),
    blinking ? swap('blink', 'gaze') : '',
  ].join('')
  return rules === '' ? svg : svg.replace(/<\/svg>\s*$/, `<style>${rules}</style></svg>`)
}

/** Draws a picture of `frameSize` as packed red, green and blue bytes. */
export function drawScene(svg: string, workFolder: string): Buffer {
  const png = join(workFolder, 'scene.png')
  drawPng(svg, png, frameSize, workFolder)
  return run('ffmpeg', ['-v', 'error', '-i', png, '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-']).stdout
}

/** Draws the poster of a catalogue card, 640 x 360. */
export function drawPoster(svg: string, path: string, workFolder: string): void {
  const png = join(workFolder, 'poster.png')
  drawPng(svg, png, { width: 640, height: 360 }, workFolder)
  run('ffmpeg', [
    '-v',
    'error',
    '-y',
    '-i',
    png,
    '-c:v',
    'libwebp',
    '-quality',
    '82',
    '-compression_level',
    '6',
    path,
  ])
}

function drawPng(
  svg: string,
  path: string,
  size: { width: number; height: number },
  workFolder: string,
): void {
  const source = join(workFolder, 'scene.svg')
  writeFileSync(source, svg)
  run('rsvg-convert', ['-w', String(size.width), '-h', String(size.height), '-o', path, source])
}
