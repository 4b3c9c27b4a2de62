import type { TargetLanguageCode } from '@verbena/language/languages'
import { candidatesOf, reflexivesOf, separatedCandidatesOf } from '@verbena/language/morphology/inflection'
import { packs } from '@verbena/language/packs/packs'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import { textKey } from '@verbena/language/text/text-key'
import { tokenise } from '@verbena/language/text/tokenise'

/**
 * Returns a function that finds out whether a sentence contains a word or phrase in any form. The words of a phrase may be
 * inflected and apart ("wie geht es dir", "getting used to"). It trusts the author that the meaning is the same.
 * @example wordsInSentence('es', 'Me levanto a las siete.')('levantarse') // true
 */
export function wordsInSentence(language: TargetLanguageCode, sentence: string): (word: string) => boolean {
  const keys = keysOf(language, sentence)
  const key = textKey(sentence)
  return (word) => {
    const wanted = lemmaKey(word)
    return (
      keys.has(wanted) ||
      (wanted.includes(' ') && (key.includes(wanted) || wanted.split(' ').every((part) => keys.has(part))))
    )
  }
}

/** The keys of all forms of a sentence, of their base forms, and of the parts of contractions. */
function keysOf(language: TargetLanguageCode, sentence: string): ReadonlySet<string> {
  const pack = packs[language]
  const forms = tokenise(sentence, language)
    .filter(({ isWord }) => isWord)
    .map(({ text }) => text)
  const keys = new Set(forms.map(textKey))
  if (!pack) return keys
  const pronouns = new Set(pack.reflexive?.pronouns ?? [])
  const before = pack.reflexive?.before?.trim()
  const elided = [...pronouns].filter((pronoun) => pronoun.endsWith("'"))
  const hasPronoun = forms.some(
    (form) => pronouns.has(textKey(form)) || elided.some((pronoun) => textKey(form).startsWith(pronoun)),
  )
  const add = (lemma: string, isReflexive = hasPronoun) => {
    for (const one of [lemma, ...(isReflexive ? reflexivesOf(pack, lemma) : [])]) keys.add(lemmaKey(one))
  }
  for (const form of forms) {
    // The pronoun of the base form stands for that of each person: "me" for "se", "mich" for "sich".
    if (before && pronouns.has(textKey(form))) keys.add(before)
    for (const { lemma, reasons, parts = [] } of candidatesOf(pack, form)) {
      add(lemma, hasPronoun || reasons.includes('withPronoun'))
      for (const part of parts) add(part)
    }
    for (const prefix of forms) for (const { lemma } of separatedCandidatesOf(pack, form, prefix)) add(lemma)
  }
  return keys
}
