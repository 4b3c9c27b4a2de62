import type { InflectionRule } from '../packs/inflection-data.ts'
import type { LanguagePack } from '../packs/language-pack.ts'
import type { Index } from './inflection-index.ts'

type Match = { rule: InflectionRule; order: number; base: string }

/** The rules that match a form, in the order of the pack, with their bases. */
export function matchingRules({ stress }: LanguagePack, index: Index, form: string): Match[] {
  const asWritten = matchesOf(index, form)
  if (!stress) return asWritten.sort(byOrder)
  const isAccented = ({ rule }: Match) => stress.without(rule.form) !== rule.form
  const moved = [
    ...asWritten.filter((match) => match.rule.stress && isAccented(match)),
    ...matchesOf(index, stress.without(form)).filter((match) => match.rule.stress && !isAccented(match)),
  ].flatMap((match) => {
    const base = stress.on(stress.without(match.base), match.rule.stress ?? 1)
    const isLong = stress.on(match.base, match.rule.syllables ?? 1) !== undefined
    return base !== undefined && isLong ? [{ ...match, base }] : []
  })
  return [...asWritten.filter(({ rule }) => !rule.stress), ...moved].sort(byOrder)
}

const byOrder = (one: Match, other: Match) => one.order - other.order

/** The rules whose ending, beginning and vowel match a spelling. */
function matchesOf(index: Index, form: string): Match[] {
  const found: Match[] = []
  for (const ending of index.endingLengths) {
    if (ending > form.length) break
    const beginnings = index.rules.get(form.slice(form.length - ending))
    if (!beginnings) continue
    for (const beginning of index.beginningLengths) {
      if (beginning + ending > form.length) break
      for (const { rule, order } of beginnings.get(form.slice(0, beginning)) ?? []) {
        const base = baseByRule(rule, form.slice(beginning, form.length - ending))
        if (base !== undefined) found.push({ rule, order, base })
      }
    }
  }
  return found
}

function baseByRule({ base, baseStart = '', stem, minimum = 2 }: InflectionRule, kept: string) {
  let middle = kept
  if (stem) {
    const at = kept.lastIndexOf(stem[0])
    if (at < 0) return undefined
    middle = kept.slice(0, at) + stem[1] + kept.slice(at + stem[0].length)
  }
  const made = baseStart + middle + base
  return made.length < minimum ? undefined : made
}
