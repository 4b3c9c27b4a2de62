import type { ByteSource } from '../../../providers/storage/byte-source.ts'
import { BrokenFile } from './probed-media.ts'

/** A box of ISO 14496-12: its content is from `at`, `bytes` long. */
export type Mp4Box = { name: string; at: number; bytes: number }

/** Two for each fragment of some seconds: enough for a long day. */
const boxesMaximum = 50_000

/** The boxes between two places, which they have to fill exactly. @throws BrokenFile */
export async function mp4Boxes(source: ByteSource, from: number, to: number): Promise<Mp4Box[]> {
  const boxes: Mp4Box[] = []
  for (let at = from; at < to; ) {
    const box = boxAt(await source.read(at, 16), at, to)
    if (!box || boxes.length === boxesMaximum)
      throw new BrokenFile('an MP4 that is cut off, or goes on as something else')
    boxes.push(box)
    at = box.at + box.bytes
  }
  return boxes
}

function boxAt(head: Buffer, at: number, to: number): Mp4Box | null {
  if (head.length < 8) return null
  const said = head.readUInt32BE(0)
  const isLarge = said === 1
  if (isLarge && head.length < 16) return null
  const headBytes = isLarge ? 16 : 8
  // 0 is "to the end".
  const whole = isLarge ? Number(head.readBigUInt64BE(8)) : said === 0 ? to - at : said
  if (whole < headBytes || at + whole > to) return null
  return { name: head.toString('latin1', 4, 8), at: at + headBytes, bytes: whole - headBytes }
}

/** The boxes within a box. @throws BrokenFile */
export const childBoxes = (source: ByteSource, { at, bytes }: Mp4Box) => mp4Boxes(source, at, at + bytes)

/** The first box of a path within a box: `findBox(source, trak, ['mdia', 'hdlr'])`. @throws BrokenFile */
export async function findBox(
  source: ByteSource,
  parent: Mp4Box,
  path: string[],
): Promise<Mp4Box | undefined> {
  let box: Mp4Box | undefined = parent
  for (const name of path) {
    if (!box) return undefined
    box = (await childBoxes(source, box)).find((child) => child.name === name)
  }
  return box
}
