import type { DictionaryLicence, DictionarySource } from '@verbena/contract/settings/dictionaries'

export type InstalledSource = DictionarySource & {
  /** Missing where the licence is not ours to state. */
  readLicence?: () => DictionaryLicence
}
