import { profileOf, type TargetLanguageCode } from '@verbena/language/languages'

/** Voices that systems bring for fun, or for old times' sake; and eSpeak, which our server has as well. */
const poorVoice =
  /espeak|\b(?:Albert|Bad News|Bahh|Bells|Boing|Bubbles|Cellos|Deranged|Eddy|Flo|Fred|Good News|Grandma|Grandpa|Hysterical|Jester|Junior|Kathy|Organ|Pipe Organ|Princess|Ralph|Reed|Rocko|Sandy|Shelley|Superstar|Trinoids|Whisper|Wobble|Zarvox)\b/i
const goodVoice = /premium|enhanced|natural|neural|siri/i

/** Languages whose voice has failed once: until the page is loaded again our server speaks them. */
const setAside = new Set<TargetLanguageCode>()

/**
 * The best voice of this device for a language, if it has a good one. Voices that the browser asks another host for
 * are passed over: they would tell that host every word.
 */
export function localVoice(language: TargetLanguageCode): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in globalThis) || setAside.has(language)) return undefined
  const voices = speechSynthesis.getVoices().filter((voice) => speaks(voice, language) && isGood(voice))
  return voices.find(({ name }) => goodVoice.test(name)) ?? voices.find((voice) => voice.default) ?? voices[0]
}

export const setVoiceAside = (language: TargetLanguageCode) => void setAside.add(language)

/** For tests: a page that is loaded anew. */
export const forgetSetAside = () => setAside.clear()

const isGood = ({ localService, name, voiceURI }: SpeechSynthesisVoice) =>
  localService && !poorVoice.test(`${name} ${voiceURI}`)

/** `es-ES`, and on Android `es_ES`. */
function speaks({ lang }: SpeechSynthesisVoice, language: TargetLanguageCode): boolean {
  const [code] = lang.toLowerCase().split(/[-_]/)
  return code === language || code === profileOf(language).writtenStandard
}
