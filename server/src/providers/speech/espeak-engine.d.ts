/** The part of the Emscripten build of eSpeak NG that we use; the package brings no types. */
declare module '@echogarden/espeak-ng-emscripten' {
  /** `text_position` counts characters of the SSML from 1, `audio_position` milliseconds. */
  type EspeakEvent = { type: string; text_position: number; audio_position: number }
  type Espeak = {
    set_voice: (identifier: string) => void
    /** Words a minute. */
    set_rate: (rate: number) => void
    set_pitch: (pitch: number) => void
    set_range: (range: number) => void
    /** The text is SSML. A callback that returns something true ends the work. */
    synthesize: (ssml: string, onSamples: (samples: Int16Array, events: EspeakEvent[]) => undefined) => void
    /** The text is plain; sounds are kept apart by `_`. */
    synthesize_ipa: (text: string) => { code: number; ipa: string }
    get_samplerate: () => number
  }
  type EspeakModule = { eSpeakNGWorker: new () => Espeak | Promise<Espeak> }
  const open: (options: {
    print: (line: string) => void
    printErr: (line: string) => void
  }) => Promise<EspeakModule>

  // biome-ignore lint/style/noDefaultExport: it is the package's.
  export { open as default }
}
