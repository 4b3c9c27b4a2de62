import type { WordPage } from '@verbena/contract/vocabulary/word-page'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { candidatesOf } from '@verbena/language/morphology/inflection'
import { irregularFormsOf } from '@verbena/language/morphology/irregular-forms'
import type { FormReason } from '@verbena/language/morphology/parts-of-speech'
import { packs } from '@verbena/language/packs/packs'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import { textKey } from '@verbena/language/text/text-key'
import { tokenise } from '@verbena/language/text/tokenise'
import { isToLearn } from '@verbena/language/vocabulary/word-knowledge'
import type { Lexicon } from '@verbena/nlp/lexicon/lexicon'
import { lemmasOfWritten } from '@verbena/nlp/transcript/transcript-forms'

type Lemma = { language: string; lemma: string }
type FoundForm = { written: string; form: string; reasons: FormReason[] }
type Saved = { word: string; example: string }
type Sentences = { met: { text: string }[]; elsewhere: { text: string }[] }

/** The certain forms of a lemma: first seen and saved ones, then those of other sentences, then irregular forms of the language. */
export function knownForms(
  lexicon: Lexicon,
  key: Lemma,
  saved: readonly Saved[],
  { met, elsewhere }: Sentences,
): WordPage['forms'] {
  const found = (texts: readonly string[]) => texts.flatMap((text) => formsIn(lexicon, key, text))
  const pack = packs[key.language as TargetLanguageCode]
  const forms = new Map<string, WordPage['forms'][number]>()
  const add = (isMet: boolean, found: readonly { form: string; reasons: readonly FormReason[] }[]) => {
    for (const { form, reasons } of found)
      if (form !== key.lemma && !forms.has(form)) forms.set(form, { form, reasons: [...reasons], isMet })
  }
  add(true, found([...saved.flatMap(({ word, example }) => [word, example]), ...met.map(({ text }) => text)]))
  add(false, found(elsewhere.map(({ text }) => text)))
  if (pack) add(false, irregularFormsOf(pack, key.lemma))
  return [...forms.values()]
}

/** The distinct words of a text that are forms of a lemma, in their order. */
export function formsIn(lexicon: Lexicon, { language: code, lemma }: Lemma, text: string): FoundForm[] {
  const language = code as TargetLanguageCode
  const forms = new Map<string, FoundForm>()
  for (const { text: written, isWord } of tokenise(text, language)) {
    const form = textKey(written)
    if (!isWord || !isToLearn(written) || forms.has(form)) continue
    if (lemmasOfWritten(lexicon, language, [written]).includes(lemma))
      forms.set(form, { written, form, reasons: reasonsOf(lexicon, { language, lemma }, written) })
  }
  return [...forms.values()]
}

function reasonsOf(
  lexicon: Lexicon,
  { language, lemma }: { language: TargetLanguageCode; lemma: string },
  written: string,
): FormReason[] {
  const pack = packs[language]
  const readings = [...lexicon.readings(language, written), ...(pack ? candidatesOf(pack, written) : [])]
  return [...(readings.find((one) => lemmaKey(one.lemma) === lemma)?.reasons ?? [])]
}
