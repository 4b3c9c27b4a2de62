import type { LicencePart } from '@verbena/contract/dictionaries'

export type Credit = Omit<LicencePart, 'name' | 'entries'> & { names: string[] }

/** One credit for all parts by the same makers under the same licence: a pack is made from dozens. */
export function creditsOf(parts: readonly LicencePart[]): Credit[] {
  const credits = new Map<string, Credit>()
  for (const { name, entries: _, ...credit } of parts) {
    const key = JSON.stringify([credit.licence, credit.attribution, credit.homepage])
    const known = credits.get(key)
    if (known) known.names.push(name)
    else credits.set(key, { ...credit, names: [name] })
  }
  return [...credits.values()]
}
