import type { LicencePart } from '@verbena/contract/settings/dictionaries'

export type Credit = Omit<LicencePart, 'name' | 'entries'> & { names: string[] }

/** Groups the parts of a pack by makers and licence, because a pack has dozens of parts. */
export function dictionaryCredits(parts: readonly LicencePart[]): Credit[] {
  const credits = new Map<string, Credit>()
  for (const { name, entries: _, ...credit } of parts) {
    const key = JSON.stringify([credit.licence, credit.attribution, credit.homepage])
    const known = credits.get(key)
    if (known) known.names.push(name)
    else credits.set(key, { ...credit, names: [name] })
  }
  return [...credits.values()]
}
