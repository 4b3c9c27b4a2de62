import type { DictionaryLicence } from '@verbena/contract/settings/dictionaries'
import type {
  Dictionary,
  DictionaryPack,
  DictionaryProblem,
} from '../../../providers/dictionary/dictionary.ts'
import type { InstalledSource } from './installed-source.ts'

/** Lists the packs that can be read, and those that cannot. */
export function packSources({ packs, problems }: Dictionary): InstalledSource[] {
  const skipped = problems.filter(({ isSkipped }) => isSkipped)
  return [
    ...packs.map((pack) =>
      openPack(
        pack,
        problems.find(({ file }) => file === pack.file),
      ),
    ),
    ...skipped.map(skippedPack),
  ]
}

const idOf = (file: string) => `pack-${file.replace(/\.pack$/, '')}`

function openPack(pack: DictionaryPack, problem: DictionaryProblem | undefined): InstalledSource {
  const { file, name, licence, note, entries, forms } = pack
  return {
    id: idOf(file),
    kind: 'pack',
    name,
    licence,
    note,
    entries,
    forms,
    ...(problem && { problem }),
    readLicence: () => licenceOf(pack),
  }
}

/** A problem without a file is one of the whole folder, which is named by its environment variable. */
const skippedPack = (problem: DictionaryProblem): InstalledSource => {
  const name = problem.file ?? 'DICTIONARIES_DIR'
  return { id: idOf(name), kind: 'pack', name, licence: null, problem }
}

const licenceOf = ({ sources, licenceTexts }: DictionaryPack): DictionaryLicence => ({
  parts: sources.map(({ name, licence, attribution, homepage, entries }) => ({
    name,
    licence,
    attribution,
    entries,
    // The page shows it as a link, and the author of a pack may be untrusted.
    ...(isWebAddress(homepage) && { homepage }),
  })),
  texts: Object.entries(licenceTexts).map(([name, text]) => ({ name, text })),
})

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
