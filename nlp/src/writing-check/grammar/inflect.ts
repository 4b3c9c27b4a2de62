import type { TargetLanguageCode } from '@verbena/language/languages'
import type { InflectionRule } from '@verbena/language/packs/inflection-data'
import type { LanguagePack } from '@verbena/language/packs/language-pack'
import { packs } from '@verbena/language/packs/packs'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import type { Reading } from '../../lexicon/readings.ts'

export type Inflector = {
  /** Forms of the lemma of a reading that have a wanted reading, the most similar to the base first. */
  forms: (of: Reading, isWanted: (reading: Reading) => boolean) => string[]
}

/** The most forms that are tried of a lemma. */
const triedMaximum = 600

/**
 * Inflects words: the rules of the pack are applied in the other direction, and a form counts if the lexicon reads it as wanted
 * and the spelling dictionary, if there is one, has it. Irregular forms come first.
 */
export function createInflector(
  lexicon: Lexicon,
  language: TargetLanguageCode,
  isWord: (word: string) => boolean = () => true,
): Inflector {
  const pack = packs[language]
  const made = new Map<string, string[]>()
  const candidates = (of: Reading) => {
    const key = `${of.lemma} ${of.concept.partOfSpeech}`
    const known = made.get(key) ?? (pack ? candidatesOf(pack, of) : [])
    made.set(key, known)
    return known
  }
  return {
    forms: (of, isWanted) =>
      candidates(of).filter(
        (form) =>
          isWord(form) &&
          lexicon
            .readings(language, form)
            .some(
              (one) =>
                one.concept === of.concept && lemmaKey(one.lemma) === lemmaKey(of.lemma) && isWanted(one),
            ),
      ),
  }
}

function candidatesOf(pack: LanguagePack, { lemma, concept }: Reading): string[] {
  const plain =
    pack.reflexive?.after && lemma.endsWith(pack.reflexive.after)
      ? lemma.slice(0, -pack.reflexive.after.length)
      : pack.reflexive?.before && lemma.startsWith(pack.reflexive.before)
        ? lemma.slice(pack.reflexive.before.length)
        : lemma
  const rules = pack.rules.filter(
    ({ partOfSpeech }) =>
      partOfSpeech === concept.partOfSpeech || partOfSpeech.includes(concept.partOfSpeech),
  )
  const first = rules.filter(({ again }) => !again).flatMap((rule) => applied(pack, rule, plain))
  const again = rules.filter(({ again }) => again)
  const second =
    again.length * first.length > 60_000
      ? []
      : first.flatMap((form) => again.flatMap((rule) => applied(pack, rule, form)))
  return [...new Set([...irregularOf(pack, plain), plain, ...first, ...second])].slice(0, triedMaximum)
}

function irregularOf({ irregular, verbPrefixes = [] }: LanguagePack, lemma: string): string[] {
  const own = irregular[lemma] ?? irregular[lemmaKey(lemma)]
  if (own) return Object.keys(own.forms)
  const prefix = verbPrefixes.find(
    (one) => lemma.startsWith(one) && irregular[lemma.slice(one.length)]?.partOfSpeech === 'verb',
  )
  if (!prefix) return []
  return Object.keys(irregular[lemma.slice(prefix.length)]?.forms ?? {}).map((form) => prefix + form)
}

/** The form that a rule leads back to this base. */
function applied(pack: LanguagePack, rule: InflectionRule, base: string): string[] {
  const { baseStart = '', formStart = '', stem } = rule
  const { stress } = pack
  const isMoved = rule.stress !== undefined && stress !== undefined
  const written = isMoved ? stress.without(base) : base
  const ending = isMoved ? stress.without(rule.base) : rule.base
  if (!written.endsWith(ending) || !written.startsWith(baseStart)) return []
  let middle = written.slice(baseStart.length, written.length - ending.length)
  if (stem) {
    const at = middle.lastIndexOf(stem[1])
    if (at < 0) return []
    middle = middle.slice(0, at) + stem[0] + middle.slice(at + stem[1].length)
  }
  const form = formStart + middle + rule.form
  if (!isMoved || stress.without(form) !== form) return [form]
  return [1, 2, 3].flatMap((syllable) => stress.on(form, syllable) ?? [])
}
