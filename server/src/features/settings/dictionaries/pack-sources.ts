import type { DictionaryLicence } from '@verbena/contract/settings/dictionaries'
import type {
  Dictionary,
  DictionaryPack,
  DictionaryProblem,
} from '../../../providers/dictionary/dictionary.ts'
import type { InstalledSource } from './installed-source.ts'

/** The packs that answer, and those that are there and cannot. */
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

/** Without a file it is the whole folder, which is known by the variable that names it. */
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
    // It becomes a link, and a pack may come from anywhere.
    ...(isWebAddress(homepage) && { homepage }),
  })),
  texts: Object.entries(licenceTexts).map(([name, text]) => ({ name, text })),
})

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
