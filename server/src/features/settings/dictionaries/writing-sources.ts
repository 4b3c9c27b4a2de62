import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { LicencePart } from '@verbena/contract/settings/dictionaries'
import type { InstalledSource } from './installed-source.ts'

const works: (LicencePart & { package: string; file: string })[] = [
  {
    name: 'Hunspell (hunspell-wasm)',
    package: 'hunspell-wasm',
    file: '../COPYING.MPL',
    licence: 'MPL-1.1 or LGPL-2.1 or GPL-2.0',
    attribution: 'László Németh and the contributors of Hunspell; WebAssembly by Rotem Dan',
    homepage: 'https://github.com/rotemdan/hunspell-wasm',
  },
  {
    name: 'SCOWL (English)',
    package: 'dictionary-en',
    file: 'license',
    licence: 'MIT and BSD',
    attribution: 'Kevin Atkinson and contributors',
    homepage: 'http://wordlist.sourceforge.net',
  },
  {
    name: 'RLA-ES (Spanish)',
    package: 'dictionary-es',
    file: 'license',
    licence: 'GPL-3.0 or LGPL-3.0 or MPL-1.1',
    attribution: 'Santiago Bosio and contributors',
    homepage: 'https://github.com/sbosio/rla-es',
  },
  {
    name: 'Grammalecte (French)',
    package: 'dictionary-fr',
    file: 'license',
    licence: 'MPL-2.0',
    attribution: 'Olivier R.',
    homepage: 'https://grammalecte.net/',
  },
  {
    name: 'igerman98 (German)',
    package: 'dictionary-de',
    file: 'license',
    licence: 'GPL-2.0 or GPL-3.0',
    attribution: 'Björn Jacke',
    homepage: 'https://www.j3e.de/ispell/igerman98/',
  },
  {
    name: 'Italian Writing Aids',
    package: 'dictionary-it',
    file: 'license',
    licence: 'GPL-3.0',
    attribution: 'Andrea Pescetti and others',
  },
  {
    name: 'spell-norwegian (Bokmål)',
    package: 'dictionary-nb',
    file: 'license',
    licence: 'GPL-2.0',
    attribution: 'The spell-norwegian project',
  },
  {
    name: 'elspell (Greek)',
    package: 'dictionary-el',
    file: 'license',
    licence: 'MPL-1.1 or GPL-2.0 or LGPL-2.1',
    attribution: 'Steve Stavropoulos and contributors',
    homepage: 'http://elspell.math.upatras.gr',
  },
]

/** The spelling checker: Hunspell, and a dictionary of each language with its own licence. */
const spelling: InstalledSource = {
  id: 'spelling',
  kind: 'writing',
  name: 'Hunspell',
  licence: 'MPL, LGPL, GPL and others',
  licenceUrl: 'https://www.gnu.org/licenses/gpl-3.0.html',
  readLicence: () => ({
    parts: works.map(({ package: _, file, ...part }) => part),
    texts: works.map((work) => ({ name: work.name, text: textOf(work) })),
  }),
}

const harper: InstalledSource = {
  id: 'harper',
  kind: 'writing',
  name: 'Harper',
  licence: 'Apache-2.0',
  licenceUrl: 'https://www.apache.org/licenses/LICENSE-2.0',
  readLicence: () => ({
    parts: [
      {
        name: 'Harper',
        licence: 'Apache-2.0',
        attribution: 'Elijah Potter and the contributors of Harper',
        homepage: 'https://writewithharper.com',
      },
    ],
    texts: [],
  }),
}

export const writingSources: readonly InstalledSource[] = [spelling, harper]

const require = createRequire(import.meta.url)

/** Reads the licence text of a package. `file` is relative to the folder of the main file of the package. */
const textOf = (work: { package: string; file: string }) =>
  readFileSync(join(dirname(require.resolve(work.package)), work.file), 'utf8')
