import type { TargetLanguageCode } from '@verbena/language/languages'

/** Names of eSpeak NG's voices. A variant is added with a plus sign: `roa/es+f5`. */
export const espeakVoices: Record<TargetLanguageCode, string> = {
  en: 'gmw/en-US',
  es: 'roa/es',
  fr: 'roa/fr',
  de: 'gmw/de',
  it: 'roa/it',
  no: 'gmq/nb',
  el: 'grk/el',
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** What is spoken is SSML to the engine, and `<break time="9h"/>` nine hours of silence. */
export const escapeSsml = (text: string) => text.replace(/[&<>]/g, (sign) => entities[sign]!)
