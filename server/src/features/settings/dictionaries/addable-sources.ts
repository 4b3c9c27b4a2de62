import type { AddableSource } from '@verbena/contract/settings/dictionaries'

/** The figures are those of a build from the packages of Debian 12. Other packages give slightly different ones. */
const packs: AddableSource[] = [
  { id: 'pack-gpl', kind: 'pack', licence: 'GPL-2, GPL-2+, GPL-3+', entries: 838_000, megabytes: 39 },
  { id: 'pack-cc-by-sa', kind: 'pack', licence: 'CC-BY-SA-3.0', entries: 420_000, megabytes: 20 },
  {
    id: 'pack-combined',
    kind: 'pack',
    licence: 'CC-BY-SA-3.0, GPL-2, GPL-2+, GPL-3+',
    entries: 440_000,
    megabytes: 19,
  },
]

/** All sources that a server can have in addition to the built-in ones, in the order in which they are used. */
export const addableSources: AddableSource[] = [
  ...packs,
  { id: 'wordnet', kind: 'wordnet', licence: 'WordNet License', entries: 155_000, megabytes: 34 },
  { id: 'speech-endpoint', kind: 'voice', licence: null },
  { id: 'model', kind: 'model', licence: null },
]
