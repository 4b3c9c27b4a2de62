/** The part of the Emscripten build of eSpeak NG that we use. The package has no types. */
declare module '@echogarden/espeak-ng-emscripten' {
  /** `text_position` counts characters of the SSML from 1, `audio_position` milliseconds. */
  type EspeakEvent = { type: string; text_position: number; audio_position: number }
  type Espeak = {
    set_voice: (identifier: string) => void
    /** Words per minute. */
    set_rate: (rate: number) => void
    set_pitch: (pitch: number) => void
    set_range: (range: number) => void
    /** The text is SSML. A callback that returns a truthy value stops the synthesis. */
    synthesize: (ssml: string, onSamples: (samples: Int16Array, events: EspeakEvent[]) => undefined) => void
    /** The text is plain. In the result, sounds are separated by `_`. */
    synthesize_ipa: (text: string) => { code: number; ipa: string }
    get_samplerate: () => number
  }
  type EspeakModule = { eSpeakNGWorker: new () => Espeak | Promise<Espeak> }
  const open: (options: {
    print: (line: string) => void
    printErr: (line: string) => void
  }) => Promise<EspeakModule>

  // biome-ignore lint/style/noDefaultExport: the package has a default export.
  export { open as default }
}
