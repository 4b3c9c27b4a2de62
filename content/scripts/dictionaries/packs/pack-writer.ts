import { createHash } from 'node:crypto'
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import { crc32, deflateRawSync } from 'node:zlib'
import {
  headerLength,
  headerSumPosition,
  manifestHashPosition,
  packMagic,
  packVersion,
  rowsInBlock,
  type SectionName,
  sectionNames,
  sectionPosition,
} from './pack-format.ts'

type Section = {
  position: number
  rows: number
  lengths: number[]
  sums: number[]
  firstKeys: string[]
  lastKey: string
}

/** The data of a row for all languages of translations, and the data for each of them. */
export type PackRow = { shared: unknown; byLanguage?: Record<string, unknown> }

export type PackWriter = {
  /** Adds a row. Sections must be added one after the other, each in the order of its keys. */
  add: (section: SectionName, key: string, row: PackRow) => void
  /** Writes indexes and manifest, which may contain checksum and length of the body. @returns the size of the file */
  finish: (manifest: (body: { sha256: string; bytes: number }) => unknown) => number
  /** Closes the file unfinished. */
  close: () => void
}

export function createPackWriter(path: string): PackWriter {
  const file = openSync(path, 'w')
  const hash = createHash('sha256')
  const sections: Partial<Record<SectionName, Section>> = {}
  let position = headerLength
  let current: SectionName | undefined
  let waiting: string[] = []
  let firstKey = ''
  let isOpen = true

  function write(bytes: Buffer) {
    // A write may be incomplete; the rest is written next.
    for (let done = 0; done < bytes.length; )
      done += writeSync(file, bytes, done, bytes.length - done, position + done)
    position += bytes.length
  }

  function flush() {
    if (waiting.length === 0 || !current) return
    const block = deflateRawSync(Buffer.from(`\n${waiting.join('\n')}\n`, 'utf8'), { level: 9 })
    const section = sections[current]!
    section.lengths.push(block.length)
    section.sums.push(crc32(block))
    section.firstKeys.push(firstKey)
    hash.update(block)
    write(block)
    waiting = []
  }

  function begin(name: SectionName) {
    flush()
    current = name
    if (sections[name]) throw new Error(`section ${name} was finished before`)
    sections[name] = { position, rows: 0, lengths: [], sums: [], firstKeys: [], lastKey: '' }
  }

  const close = () => {
    if (isOpen) closeSync(file)
    isOpen = false
  }

  return {
    add: (name, key, row) => {
      if (name !== current) begin(name)
      const section = sections[name]!
      if (section.rows > 0 && key <= section.lastKey) throw new Error(`row ${key} is out of order`)
      if (waiting.length === 0) firstKey = key
      // JSON has no tabs or line feeds, so they can separate rows.
      const fields = Object.entries(row.byLanguage ?? {}).map(
        ([into, value]) => `\t${into}${JSON.stringify(value)}`,
      )
      waiting.push(`${key}\t${JSON.stringify(row.shared)}${fields.join('')}`)
      section.rows++
      section.lastKey = key
      if (waiting.length === rowsInBlock) flush()
    },
    finish: (manifestOf) => {
      for (const name of sectionNames) if (!sections[name]) begin(name)
      flush()
      const body = { sha256: hash.digest('hex'), bytes: position - headerLength }
      const header = Buffer.alloc(headerLength)
      header.write(packMagic, 0, 'latin1')
      header.writeUInt32LE(packVersion, 8)
      for (const name of sectionNames) {
        const section = sections[name]!
        const index = indexOf(section)
        const at = sectionPosition[name]
        header.writeBigUInt64LE(BigInt(section.position), at)
        header.writeBigUInt64LE(BigInt(position), at + 8)
        header.writeUInt32LE(index.length, at + 16)
        header.writeUInt32LE(crc32(index), at + 20)
        header.writeUInt32LE(section.rows, at + 24)
        write(index)
      }
      const manifest = Buffer.from(JSON.stringify(manifestOf(body)), 'utf8')
      header.writeBigUInt64LE(BigInt(position), 12)
      header.writeUInt32LE(manifest.length, 20)
      createHash('sha256').update(manifest).digest().copy(header, manifestHashPosition)
      header.writeUInt32LE(crc32(header.subarray(0, headerSumPosition)), headerSumPosition)
      write(manifest)
      const bytes = position
      position = 0
      write(header)
      fsyncSync(file)
      close()
      return bytes
    },
    close,
  }
}

function indexOf({ lengths, sums, firstKeys }: Section): Buffer {
  const numbers = Buffer.alloc(4 + lengths.length * 8)
  numbers.writeUInt32LE(lengths.length, 0)
  for (const [block, length] of lengths.entries()) {
    numbers.writeUInt32LE(length, 4 + block * 4)
    numbers.writeUInt32LE(sums[block]!, 4 + (lengths.length + block) * 4)
  }
  return Buffer.concat([numbers, Buffer.from(firstKeys.join('\n'), 'utf8')])
}
