import { profileOf, type TargetLanguageCode } from '@verbena/language/languages'

/** Novelty voices, outdated voices, and eSpeak, which our server uses too. */
const poorVoice =
  /espeak|\b(?:Albert|Bad News|Bahh|Bells|Boing|Bubbles|Cellos|Deranged|Eddy|Flo|Fred|Good News|Grandma|Grandpa|Hysterical|Jester|Junior|Kathy|Organ|Pipe Organ|Princess|Ralph|Reed|Rocko|Sandy|Shelley|Superstar|Trinoids|Whisper|Wobble|Zarvox)\b/i
const goodVoice = /premium|enhanced|natural|neural|siri/i

/** Languages whose voice has failed: our server speaks them until the page is reloaded. */
const failedLanguages = new Set<TargetLanguageCode>()

/**
 * Returns the best local voice for a language, if there is a good one. Remote voices are excluded, because they send
 * every word to another host.
 */
export function localVoice(language: TargetLanguageCode): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in globalThis) || failedLanguages.has(language)) return undefined
  const voices = speechSynthesis.getVoices().filter((voice) => speaks(voice, language) && isGood(voice))
  return voices.find(({ name }) => goodVoice.test(name)) ?? voices.find((voice) => voice.default) ?? voices[0]
}

export const markVoiceAsFailed = (language: TargetLanguageCode) => void failedLanguages.add(language)

/** For tests: resets the state of the module. */
export const clearFailedVoices = () => failedLanguages.clear()

const isGood = ({ localService, name, voiceURI }: SpeechSynthesisVoice) =>
  localService && !poorVoice.test(`${name} ${voiceURI}`)

/** `es-ES`, or on Android `es_ES`. */
function speaks({ lang }: SpeechSynthesisVoice, language: TargetLanguageCode): boolean {
  const [code] = lang.toLowerCase().split(/[-_]/)
  return code === language || code === profileOf(language).writtenStandard
}
