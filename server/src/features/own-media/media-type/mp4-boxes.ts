import type { ByteSource } from '../../../providers/storage/byte-source.ts'
import { BrokenFile } from './probed-media.ts'

/** A box of ISO 14496-12. `at` is the offset of its content, `bytes` the length of the content. */
export type Mp4Box = { name: string; at: number; bytes: number }

/** Fragmented files have two boxes for a few seconds, so this is enough for more than a day. */
const boxesMaximum = 50_000

/** The boxes between two offsets. @throws BrokenFile when they do not fill the range exactly */
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
  const size = head.readUInt32BE(0)
  const isLarge = size === 1
  if (isLarge && head.length < 16) return null
  const headBytes = isLarge ? 16 : 8
  // Size 0 means that the box reaches to the end.
  const boxBytes = isLarge ? Number(head.readBigUInt64BE(8)) : size === 0 ? to - at : size
  if (boxBytes < headBytes || at + boxBytes > to) return null
  return { name: head.toString('latin1', 4, 8), at: at + headBytes, bytes: boxBytes - headBytes }
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
