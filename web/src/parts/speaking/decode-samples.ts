import { alignedSampleRate } from '@verbena/language/media/align/signal/mel-filters'

/** Decodes audio of any supported format to mono samples from -1 to 1 at 16 kHz. @throws if it cannot be decoded */
export async function decodeSamples(bytes: ArrayBuffer): Promise<Float32Array> {
  // `decodeAudioData` resamples to the sample rate of its context.
  const context = new OfflineAudioContext(1, 1, alignedSampleRate)
  const sound = await context.decodeAudioData(bytes)
  const samples = new Float32Array(sound.length)
  for (let channel = 0; channel < sound.numberOfChannels; channel++) {
    const own = sound.getChannelData(channel)
    for (let place = 0; place < samples.length; place++)
      samples[place] = (samples[place] ?? 0) + (own[place] ?? 0) / sound.numberOfChannels
  }
  return samples
}
