import type { DictionaryLicence, DictionarySource } from '@verbena/contract/settings/dictionaries'
import { notFound } from '../../../errors.ts'
import type { Services } from '../../../services.ts'
import { addableSources } from './addable-sources.ts'
import { installedSources } from './installed-sources.ts'

/** Lists the sources of this server, including damaged packs, and the sources that can be added. */
export function describeDictionaries(services: Services) {
  const sources: DictionarySource[] = installedSources(services)
  const known = new Set(sources.map(({ id }) => id))
  return { sources, canAdd: addableSources.filter(({ id }) => !known.has(id)) }
}

export function readLicence(services: Services, id: string): DictionaryLicence {
  const licence = installedSources(services)
    .find((source) => source.id === id)
    ?.readLicence?.()
  if (!licence) throw notFound('licence')
  return licence
}
