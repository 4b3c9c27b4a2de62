import type { Speech } from '../../providers/speech/speech.ts'

/** The bytes of an MP3 header, followed by filler. */
export const fakeMp3 = Buffer.concat([Buffer.from([0xff, 0xf3, 0x44, 0xc4]), Buffer.alloc(400, 1)])

/** A voice that answers every text with the same bytes, for tests that are not about speech. */
export const cannedSpeech: Speech = {
  speakers: ['espeak-ng'],
  voiceOf: () => 'nobody',
  speak: async () => ({ mp3: fakeMp3, voice: 'nobody' }),
  ipa: async () => null,
  close: async () => {},
}
