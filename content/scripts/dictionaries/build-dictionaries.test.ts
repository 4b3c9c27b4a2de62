import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type BuildOptions, buildDictionaries } from './build-dictionaries.ts'
import { createProgress } from './progress.ts'
import { type DictionarySource, dictionarySources } from './sources.ts'
import { freedictFiles, type SmallMirror, startMirror } from './testing/small-mirror.ts'
import { writeTransducer } from './testing/write-transducer.ts'

const wanted = ['dict-freedict-deu-eng', 'dict-freedict-deu-fra', 'dict-freedict-fra-spa', 'apertium-spa-ita']
const sources = wanted.map((name) => dictionarySources.find((source) => source.package === name)!)

const packages = {
  'dict-freedict-deu-eng': freedictFiles('deu-eng', 'GPL-3+', [
    'Haus /haʊs/ <neut, n, sg>\nhouse <n>\n      "Das Haus ist alt."  - The house is old.\n',
    'Häuser /h/ <pl>\nhouses\n see: {Haus}\n',
  ]),
  'dict-freedict-deu-fra': freedictFiles('deu-fra', 'CC-BY-SA-3.0', [
    'Haus /h/ <n, neut>\nmaison\nein Gebäude\n',
  ]),
  'dict-freedict-fra-spa': freedictFiles('fra-spa', 'CC-BY-SA-3.0', ['maison /m/ <n, fem>\ncasa\n']),
  'apertium-spa-ita': {
    'usr/share/doc/apertium-spa-ita/copyright': 'Files: *\nCopyright: 2005 Universitat\nLicense: GPL-2\n',
    'usr/share/apertium/apertium-spa-ita/spa-ita.autobil.bin': writeTransducer([
      {
        name: 'main@standard',
        arcs: [
          [0, 1, 'o', 'o'],
          [1, 2, 'j', 'c'],
          [2, 3, 'o', 'c'],
          [3, 4, '', 'h'],
          [4, 5, '', 'i'],
          [5, 6, '', 'o'],
          [6, 7, '<n>', '<n>'],
        ],
        finals: [7],
      },
    ]),
    'usr/share/apertium/apertium-spa-ita/ita-spa.automorf.bin': writeTransducer([
      {
        name: 'main@standard',
        arcs: [
          [0, 1, 'u', 'u'],
          [1, 2, 'v', 'v'],
          [2, 3, 'e', 'a'],
          [3, 4, '', '<n>'],
        ],
        finals: [4],
      },
    ]),
  },
  'base-files': { 'usr/share/common-licenses/GPL-3': 'The whole GPL', 'usr/share/common-licenses/BSD': 'no' },
}

let out: string
let mirror: SmallMirror
let said: string
beforeEach(async () => {
  out = mkdtempSync(join(tmpdir(), 'verbena-dictionaries-'))
  mirror = await startMirror(packages)
  said = ''
})
afterEach(async () => {
  await mirror.close()
  rmSync(out, { recursive: true })
})

const build = (options: Partial<BuildOptions> = {}) =>
  buildDictionaries({
    out,
    sources,
    mirror: mirror.url,
    hasApt: false,
    signal: new AbortController().signal,
    progress: createProgress({
      write: (text) => {
        said += text
      },
    }),
    timeouts: { pause: 1, tries: 2, silence: 1000 },
    ...options,
  })

const packText = (name: string) => readFileSync(join(out, `${name}.pack`)).toString('latin1')
const inOut = () => readdirSync(out).sort()

test('each family of licences gets a pack, and combined translations get a pack of their own', async () => {
  const report = await build()
  expect(inOut()).toEqual(['cc-by-sa.pack', 'combined.pack', 'downloads', 'gpl.pack', 'report.json'])
  expect(packText('gpl')).toContain('FreeDict deu-eng')
  expect(packText('gpl')).toContain('The whole GPL')
  expect(packText('gpl')).not.toContain('deu-fra')
  expect(packText('cc-by-sa')).toContain('Makers of deu-fra')
  expect(packText('cc-by-sa')).not.toContain('GPL')
  expect(packText('combined')).toContain('must not be passed on')
  expect(JSON.parse(readFileSync(join(out, 'report.json'), 'utf8'))).toEqual(report)
})

test('the report counts headwords by pair and certainty, counts forms and names every input', async () => {
  const report = await build()
  const pair = (from: string, into: string) =>
    report.pairs.find((count) => count.from === from && count.into === into)
  expect(pair('de', 'en')).toMatchObject({ direct: 2, agreed: 0, uncertain: 0 })
  expect(pair('en', 'de')).toMatchObject({ direct: 2 })
  expect(pair('de', 'es')).toMatchObject({ direct: 0, uncertain: 1 })
  expect(pair('es', 'it')).toMatchObject({ direct: 1 })
  expect(report.forms).toMatchObject({ de: 1, it: 1, es: 0 })
  expect(report.inputs.map((input) => input.package)).toEqual([...wanted, 'base-files'])
  expect(report.problems).toEqual([])
})

test('a second build makes the same packs and downloads only the release file again', async () => {
  await build()
  const first = ['gpl', 'cc-by-sa', 'combined'].map(packText)
  const asked = mirror.asked.length
  await build()
  expect(['gpl', 'cc-by-sa', 'combined'].map(packText)).toEqual(first)
  expect(mirror.asked.slice(asked)).toEqual(['/dists/bookworm/InRelease'])
})

test('progress names the step, the number of steps and the bytes', async () => {
  await build()
  expect(said).toMatch(/Packages 1 of 5: dict-freedict-deu-eng, 0\.0 of 0\.0 MB/)
  expect(said).toMatch(/Reading 4 of 4: apertium-spa-ita/)
  expect(said).toMatch(/Writing 7 of 7/)
})

test('a package that no package list has is reported and left out', async () => {
  const other: DictionarySource = { ...sources[0]!, package: 'dict-freedict-deu-new' } as DictionarySource
  const report = await build({ sources: [...sources, other] })
  expect(report.problems).toEqual(['dict-freedict-deu-new is in no package list and was left out.'])
})

test('a package under an unknown licence is reported and left out', async () => {
  await mirror.close()
  const unfree = freedictFiles('fra-spa', 'Proprietary', ['maison /m/ <n, fem>\ncasa\n'])
  mirror = await startMirror({ ...packages, 'dict-freedict-fra-spa': unfree })
  const report = await build()
  expect(report.problems).toEqual(['dict-freedict-fra-spa was left out because of its licence: Proprietary.'])
  expect(packText('cc-by-sa')).not.toContain('fra-spa')
})

test('a build removes packs that it no longer makes', async () => {
  await build()
  await build({ sources: sources.filter(({ kind }) => kind === 'apertium') })
  expect(inOut()).toEqual(['downloads', 'gpl.pack', 'report.json'])
})

test.each<[string, (files: Map<string, Buffer>) => void]>([
  ['a package is missing', (files) => files.delete('/pool/main/dict-freedict-deu-fra_1.0-1_all.deb')],
  [
    'a package has wrong bytes',
    (files) => files.set('/pool/main/dict-freedict-deu-fra_1.0-1_all.deb', Buffer.alloc(9)),
  ],
  [
    'the index has wrong bytes',
    (files) => files.set('/dists/bookworm/main/binary-amd64/Packages.gz', Buffer.alloc(9)),
  ],
  [
    'the release names no index',
    (files) => files.set('/dists/bookworm/InRelease', Buffer.from('Suite: stable\n')),
  ],
])('the old packs stay when %s', async (_, harm) => {
  await build()
  const before = packText('gpl')
  rmSync(join(out, 'downloads'), { recursive: true })
  harm(mirror.files)
  await expect(build()).rejects.toThrow()
  expect(packText('gpl')).toBe(before)
  expect(existsSync(join(out, '.building'))).toBe(false)
})

test.each(['Packages 3 of 5', 'Reading 2 of 4', 'Writing 1 of 7'])(
  'cancelling at "%s" leaves the old packs and no unfinished pack',
  async (moment) => {
    writeFileSync(join(out, 'gpl.pack'), 'old')
    const cancelled = new AbortController()
    const progress = createProgress({
      write: (text) => {
        if (text.startsWith(moment)) cancelled.abort(new Error('Cancelled.'))
      },
    })
    await expect(build({ signal: cancelled.signal, progress })).rejects.toThrow('Cancelled.')
    expect(inOut()).toEqual(['downloads', 'gpl.pack'])
    expect(packText('gpl')).toBe('old')
  },
)
