import type { LanguagePack } from '../packs/language-pack.ts'
import { lemmaKey } from '../text/lemma-key.ts'
import { listsOf } from './inflection-index.ts'
import type { FormReason } from './parts-of-speech.ts'

/** An irregular form and its inflection. */
export type KnownForm = {
  form: string
  /** The reasons of the inflection in reading order. Of a form with several readings, those of the most likely one. */
  reasons: readonly FormReason[]
}

/**
 * The forms of a base that the pack lists. Regular forms are left out, because the rules only undo forms; applied in the
 * other direction they would produce forms that do not exist.
 * @param lemma in any case
 * @example irregularFormsOf(englishPack, 'understand') // [{form: 'understood', reasons: ['past']}, …]
 */
export function irregularFormsOf(pack: LanguagePack, lemma: string): KnownForm[] {
  const key = lemmaKey(lemma)
  const listed = listedForms(pack, key)
  const own = new Set(listed.map(({ form }) => form))
  return [...listed, ...prefixedForms(pack, key).filter(({ form }) => !own.has(form))]
}

function listedForms({ irregular }: LanguagePack, key: string): KnownForm[] {
  return Object.entries(irregular)
    .filter(([base]) => lemmaKey(base) === key)
    .flatMap(([, { forms }]) =>
      Object.entries(forms).map(([form, lists]) => ({ form, reasons: listsOf(lists)[0] ?? [] })),
    )
}

/**
 * The forms of a prefixed verb: "detener" is inflected like "tener", except for its own listed forms. The longest prefix
 * counts. A command may get an accent (ten, detén), so it is left out unless it is listed.
 */
function prefixedForms(pack: LanguagePack, key: string): KnownForm[] {
  const prefixes = (pack.verbPrefixes ?? []).filter((prefix) => key.startsWith(prefix))
  for (const prefix of prefixes.toSorted((a, b) => b.length - a.length)) {
    const rest = key.slice(prefix.length)
    const isVerb = Object.hasOwn(pack.irregular, rest) && pack.irregular[rest]?.partOfSpeech === 'verb'
    if (!isVerb) continue
    const forms = listedForms(pack, rest).filter(({ reasons }) => !reasons.includes('imperative'))
    return forms.map(({ form, reasons }) => ({ form: prefix + form, reasons }))
  }
  return []
}
