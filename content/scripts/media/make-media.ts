/**
 * Makes the sound, pictures and word times of the starter catalogue from `content/catalogue/<id>/item.json` and
 * the drawings in `scenes/`: transcript.json, video.webm, video.mp4, poster.webp.
 *
 *   npm run media                    every item whose files are older than what they are made from
 *   npm run media -- <id> [<id>]     these items only
 *   npm run media -- --force         also items that are up to date
 *   npm run media -- --sound         speak or sing only, print the figures, write nothing
 *   npm run media -- --check         measure the files that are there, make nothing
 *
 * Needed once, on Debian: apt-get install espeak-ng libespeak-ng-dev gcc ffmpeg librsvg2-bin
 */
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type CatalogueItem, catalogueItemSchema } from '../../src/catalogue/catalogue-schema.ts'
import { checkItem, outputFiles, pitchErrors } from './check-item.ts'
import { encode } from './picture/encode.ts'
import { framesOf } from './picture/frames.ts'
import { drawPoster, readScene, scenePath } from './picture/scenes.ts'
import { requirePrograms } from './shell.ts'
import { singItem } from './song/sung.ts'
import { sampleRate } from './sound/sound.ts'
import { speakItem } from './speech/spoken.ts'
import { master, transcriptOf } from './track.ts'

const catalogue = fileURLToPath(new URL('../../catalogue/', import.meta.url))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { force: { type: 'boolean' }, check: { type: 'boolean' }, sound: { type: 'boolean' } },
})

function readItem(id: string): CatalogueItem {
  const path = join(catalogue, id, 'item.json')
  if (!existsSync(path)) throw new Error(`${path} is missing`)
  const item = catalogueItemSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  if (item.id !== id) throw new Error(`${path} has the id ${item.id}`)
  return item
}

function isUpToDate(item: CatalogueItem): boolean {
  const folder = join(catalogue, item.id)
  const made = outputFiles.map((name) => join(folder, name))
  if (made.some((path) => !existsSync(path))) return false
  const sources = [join(folder, 'item.json'), ...item.lines.map((line) => scenePath(folder, line.scene))]
  const changedAt = (path: string): number => (existsSync(path) ? statSync(path).mtimeMs : Infinity)
  return Math.min(...made.map(changedAt)) > Math.max(...sources.map(changedAt))
}

async function makeItem(item: CatalogueItem, workFolder: string): Promise<void> {
  const folder = join(catalogue, item.id)
  const say = (text: string): void => console.log(`  ${text}`)
  const track = item.kind === 'song' ? singItem(item, workFolder, say) : speakItem(item, workFolder)
  if (item.kind === 'song') {
    const { median, worst, measured, notes } = pitchErrors(track)
    say(
      `pitch error: median ${median.toFixed(1)} cents, maximum ${worst.toFixed(1)}; ${measured} of ${notes} notes measured`,
    )
  }
  say(`${item.lines.length} lines, ${(track.mix.length / sampleRate).toFixed(1)} s of sound`)
  if (values.sound) return
  const made = (name: string): string => join(workFolder, name)
  writeFileSync(made('transcript.json'), `${JSON.stringify(transcriptOf(item, track), null, 1)}\n`)
  const drawings = item.lines.map((line) => readScene(folder, line.scene))
  // The cover is a marked scene, or else the first one.
  const cover = drawings.find((svg) => svg.includes('data-poster')) ?? drawings[0]!
  drawPoster(cover, made('poster.webp'), workFolder)
  await encode(framesOf(track, folder, workFolder), master(track, workFolder), item.kind, workFolder)
  // Only complete files are moved to the catalogue, because the next run would take half a video for up to date.
  for (const name of outputFiles) copyFileSync(made(name), join(folder, name))
}

async function main(): Promise<number> {
  requirePrograms()
  const known = readdirSync(catalogue).filter((id) => existsSync(join(catalogue, id, 'item.json')))
  const workFolder = mkdtempSync(join(tmpdir(), 'verbena-media-'))
  let failures = 0
  try {
    for (const id of positionals.length > 0 ? positionals : known) {
      const startedAt = performance.now()
      const item = readItem(id)
      const isSkipped = !values.force && isUpToDate(item)
      console.log(`${id}${isSkipped && !values.check ? ': up to date' : ''}`)
      if (!values.check && !isSkipped) await makeItem(item, workFolder)
      if (values.sound) continue
      const { problems, summary } = checkItem(item, join(catalogue, id))
      if (summary) console.log(`  ${summary}`)
      for (const problem of problems) console.log(`  PROBLEM: ${problem}`)
      failures += problems.length
      console.log(`  ${Math.round((performance.now() - startedAt) / 1000)} s of work`)
    }
  } finally {
    rmSync(workFolder, { recursive: true, force: true })
  }
  return failures
}

try {
  process.exitCode = (await main()) === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
