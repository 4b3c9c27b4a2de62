import type { Speech } from '../providers/speech.ts'

/** What passes for an MP3. */
export const fakeMp3 = Buffer.concat([Buffer.from([0xff, 0xf3, 0x44, 0xc4]), Buffer.alloc(400, 1)])

/** Always says the same: for tests of other things, which need not wait for a voice. */
export const cannedSpeech: Speech = {
  speakers: ['espeak-ng'],
  voiceOf: () => 'nobody',
  speak: async () => ({ mp3: fakeMp3, voice: 'nobody' }),
  ipa: async () => null,
  close: async () => {},
}
