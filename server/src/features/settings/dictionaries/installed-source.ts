import type { DictionaryLicence, DictionarySource } from '@verbena/contract/settings/dictionaries'

export type InstalledSource = DictionarySource & {
  /** Missing when we do not know the licence. */
  readLicence?: () => DictionaryLicence
}
