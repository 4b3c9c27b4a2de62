import type { LanguageCode } from './languages.ts'

/**
 * Letters for keys on the screen: what a language writes and a keyboard made for another one lacks. Greek has its whole
 * alphabet, because such a keyboard has none of it.
 */
export const letterKeys: Readonly<Record<LanguageCode, readonly string[]>> = {
  de: [...'äöüß'],
  el: [...'αάβγδεέζηήθιίϊΐκλμνξοόπρσςτυύϋΰφχψωώ'],
  en: [],
  es: [...'áéíóúüñ¿¡'],
  fr: [...'àâæçéèêëîïôœùûüÿ'],
  it: [...'àèéìíîòóùú'],
  no: [...'æøåéòô'],
  zh: [...'āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜü'],
}
