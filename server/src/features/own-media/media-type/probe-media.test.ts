import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { byteSourceOf } from '../../../providers/storage/byte-source.ts'
import { detectContainer } from './detect-container.ts'
import { probeMedia } from './probe-media.ts'

const folder = join(import.meta.dirname, '../../../testing/recordings/media')
const file = (name: string) => readFileSync(join(folder, name))
const probe = (bytes: Buffer) => probeMedia(byteSourceOf(bytes))

test.each([
  ['tone.mp3', 'audio/mpeg', 2],
  ['plain.mp3', 'audio/mpeg', 2],
  ['tone.opus.ogg', 'audio/ogg', 2],
  ['tone.vorbis.ogg', 'audio/ogg', 2],
  ['tone.flac', 'audio/flac', 2],
  ['tone.wav', 'audio/wav', 2],
  ['tone.m4a', 'audio/mp4', 2],
  ['film.mp4', 'video/mp4', 2],
  ['film.mov', 'video/mp4', 2],
  ['fragments.mp4', 'video/mp4', null],
  ['film.webm', 'video/webm', 2],
  ['tone.webm', 'audio/webm', 2],
])('%s is %s of %d seconds', async (name, type, seconds) => {
  const probed = await probe(file(name))
  expect(probed.type).toBe(type)
  if (seconds === null) expect(probed.durationSeconds).toBeNull()
  else expect(Math.abs((probed.durationSeconds ?? 0) - seconds)).toBeLessThan(0.15)
})

const cutShort = [
  'tone.flac',
  'tone.wav',
  'tone.m4a',
  'film.mp4',
  'film.mov',
  'fragments.mp4',
  'film.webm',
  'tone.webm',
  'tone.opus.ogg',
  'tone.mp3',
]

test.each(cutShort)('%s, truncated after its first bytes, is broken', async (name) => {
  await expect(probe(file(name).subarray(0, name === 'tone.flac' ? 20 : 130))).rejects.toMatchObject({
    name: 'BrokenFile',
  })
})

test.each(['tone.wav', 'tone.m4a', 'film.mp4', 'film.webm', 'tone.webm'])(
  '%s, cut off at its end, is broken',
  async (name) => {
    await expect(probe(file(name).subarray(0, -40))).rejects.toMatchObject({ name: 'BrokenFile' })
  },
)

/** A zip with one stored file, as another program would append it. */
function zip(): Buffer {
  const data = deflateRawSync(Buffer.from('alert(1)'))
  const local = Buffer.alloc(30)
  local.write('PK\x03\x04', 'latin1')
  const central = Buffer.alloc(46)
  central.write('PK\x01\x02', 'latin1')
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  return Buffer.concat([local, data, central, end])
}

const gif = Buffer.from('GIF89a\x01\0\x01\0\x80\0\0\xff\xff\xff\0\0\0!\xf9\x04\x01', 'latin1')
const page = Buffer.from('<!DOCTYPE html><script>alert(1)</script>'.padEnd(200))
const free = (content: Buffer) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8)
  head.write('free', 4)
  return Buffer.concat([head, content])
}
const behindFtyp = (content: Buffer) => {
  const film = file('film.mp4')
  const ftyp = film.readUInt32BE(0)
  return Buffer.concat([film.subarray(0, ftyp), free(content), film.subarray(ftyp)])
}
const tagged = (content: Buffer) => {
  const tag = Buffer.from('ID3\x03\0\0\0\0\0\0', 'latin1')
  tag.writeUInt8(content.length >> 7, 8)
  tag.writeUInt8(content.length & 127, 9)
  return Buffer.concat([tag, content, file('plain.mp3')])
}

test.each<[string, Buffer]>([
  ['a video after a GIF', Buffer.concat([gif, file('film.mp4')])],
  ['a video after a web page', Buffer.concat([page, file('film.mp4')])],
  ['a web page in a free box of a video', behindFtyp(page)],
  ['an SVG in a free box', behindFtyp(Buffer.from('<svg onload=alert(1)>'))],
  ['a PDF in a free box', behindFtyp(Buffer.from('%PDF-1.7 '))],
  ['a web page in the ID3 tag of an MP3', tagged(page)],
  [
    'a web page in a comment of a WAV',
    (() => {
      const wav = file('tone.wav')
      const note = Buffer.concat([Buffer.from('note'), Buffer.from([page.length, 0, 0, 0]), page])
      return Buffer.concat([wav.subarray(0, 12), note, wav.subarray(12)])
    })(),
  ],
  ['a web page after a video', Buffer.concat([file('film.mp4'), page])],
  ['an archive after a video', Buffer.concat([file('film.mp4'), zip()])],
  ['an archive after an MP3', Buffer.concat([file('tone.mp3'), zip()])],
  ['an archive after a WAV', Buffer.concat([file('tone.wav'), zip()])],
  ['an archive in the last box of a video', Buffer.concat([file('film.mp4'), free(zip())])],
  ['a web page after a WebM', Buffer.concat([file('film.webm'), page])],
  ['a web page after an Ogg', Buffer.concat([file('tone.opus.ogg'), page])],
  ['a Matroska file that is not WebM', file('tone.mka')],
  [
    'a picture in an MP4 container (AVIF)',
    Buffer.concat([Buffer.from('\0\0\0\x18ftypavif\0\0\0\0avifmif1', 'latin1'), free(Buffer.alloc(200))]),
  ],
  ['a video without a moov box', Buffer.concat([file('film.mp4').subarray(0, 32), free(Buffer.alloc(200))])],
  ['zeros', Buffer.alloc(500)],
  ['text', Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nHola'.padEnd(300))],
])('%s is refused', async (_, bytes) => {
  await expect(probe(bytes)).rejects.toMatchObject({ name: 'BrokenFile' })
})

test('boxes and elements with a wrong length are refused quickly', async () => {
  const mp4 = file('film.mp4')
  for (let at = 0; at < 400; at++) {
    for (const value of [0, 1, 0x7f, 0xff]) {
      const lie = Buffer.from(mp4)
      lie[at] = value
      await probe(lie).catch((error) => expect(error).toMatchObject({ name: 'BrokenFile' }))
    }
  }
  const webm = file('film.webm')
  for (let at = 0; at < 400; at++) {
    for (const value of [0, 1, 0x7f, 0xff]) {
      const lie = Buffer.from(webm)
      lie[at] = value
      await probe(lie).catch((error) => expect(error).toMatchObject({ name: 'BrokenFile' }))
    }
  }
})

test.each<[string, Buffer]>([
  ['GIF', gif],
  ['PNG', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ['JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ['a zip', zip()],
  ['gzip', Buffer.from([0x1f, 0x8b, 8, 0])],
  ['a program', Buffer.from('\x7fELF', 'latin1')],
  ['a Windows program', Buffer.from('MZ')],
  ['a web page', page],
  ['an AVI', Buffer.from('RIFF\0\0\0\0AVI ', 'latin1')],
  ['nothing', Buffer.alloc(0)],
])('%s cannot be played', (_, head) => {
  expect(detectContainer(head)).toBeNull()
})
