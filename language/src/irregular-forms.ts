import type { LanguagePack } from './inflection.ts'
import { foldForm, listsOf } from './inflection-index.ts'
import type { FormReason } from './parts-of-speech.ts'

export type KnownForm = {
  form: string
  /** Why it looks as it does, in reading order: the likeliest reading, where a form has several. */
  reasons: readonly FormReason[]
}

/**
 * The forms of a base that its language lists one by one. Regular ones are left out: rules undo a form, and put on the
 * other way round they would make forms that nobody says.
 * @param lemma in any case
 * @example irregularFormsOf(englishPack, 'understand') // [{form: 'understood', reasons: ['past']}, …]
 */
export function irregularFormsOf(pack: LanguagePack, lemma: string): KnownForm[] {
  const key = foldForm(lemma)
  const listed = listedForms(pack, key)
  const own = new Set(listed.map(({ form }) => form))
  return [...listed, ...prefixedForms(pack, key).filter(({ form }) => !own.has(form))]
}

function listedForms({ irregular }: LanguagePack, key: string): KnownForm[] {
  return Object.entries(irregular)
    .filter(([base]) => foldForm(base) === key)
    .flatMap(([, { forms }]) =>
      Object.entries(forms).map(([form, lists]) => ({ form, reasons: listsOf(lists)[0] ?? [] })),
    )
}

/**
 * "detener" goes like "tener", but for what is listed of it; the longest beginning is the one that is meant. A command
 * may get an accent with it (ten, detén), so it is listed or left out.
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
