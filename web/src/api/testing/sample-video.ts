import type { MediaItem } from '@verbena/contract/catalogue'

/** A public video of 90 seconds for tests of screens. */
export const sampleVideo: MediaItem = {
  id: 'pan',
  kind: 'video',
  title: 'El pan',
  titleTranslation: 'Bread',
  thumbnail: '',
  category: 'Food',
  place: null,
  level: 'B1',
  language: 'es',
  durationSeconds: 90,
  isPremium: false,
  isLocked: false,
  url: '/media/pan.webm',
  enlace: null,
  transcription: '',
  credits: [],
  source: { type: 'file', files: [{ src: '/media/pan.webm', mime: 'video/webm' }] },
}
