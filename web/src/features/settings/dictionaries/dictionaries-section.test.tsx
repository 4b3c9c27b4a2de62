import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type AddableSource,
  type DictionarySource,
  getDictionaryLicence,
  listDictionaries,
} from '@verbena/contract/settings/dictionaries'
import { afterEach, expect, test } from 'vitest'
import { ApiFailure } from '../../../api/testing/fake-server.ts'
import { setInterfaceLanguage } from '../../../i18n/i18n.ts'
import { closeSettings, lexicon, renderSettings } from '../testing/render-settings.tsx'

afterEach(closeSettings)

const gpl: DictionarySource = {
  id: 'pack-gpl',
  kind: 'pack',
  name: 'gpl',
  licence: 'GPL-2+, GPL-3+',
  entries: 837_786,
  forms: 1_134_273,
  note: 'Not shown: this pack we know.',
}
const canAdd: AddableSource[] = [
  { id: 'pack-cc-by-sa', kind: 'pack', licence: 'CC-BY-SA-3.0', entries: 420_000, megabytes: 20 },
  { id: 'wordnet', kind: 'wordnet', licence: 'WordNet 3.1', entries: 155_000, megabytes: 34 },
  { id: 'model', kind: 'model', licence: null },
]
const licence = {
  parts: [
    { name: 'FreeDict deu-eng', licence: 'GPL-3+', attribution: 'Frank', homepage: 'https://freedict.org/' },
    { name: 'FreeDict eng-deu', licence: 'GPL-3+', attribution: 'Frank', homepage: 'https://freedict.org/' },
    { name: 'Apertium eng-spa', licence: 'GPL-2', attribution: '2008, Transducens\n2009, Jimmy' },
  ],
  texts: [{ name: 'GPL-3', text: 'Everyone is permitted to copy.' }],
}

const title = { name: 'Dictionaries and voices' }
const section = () => within(screen.getByRole('heading', title).closest('section')!)
const rowOf = async (name: string) => within((await section().findByText(name)).closest('li')!)

test('each source shows its size and its licence', async () => {
  const model: DictionarySource = { id: 'model', kind: 'model', name: 'Language model', licence: null }
  renderSettings('/settings', [[listDictionaries, { sources: [lexicon, gpl, model], canAdd: [] }]])
  const row = await rowOf('FreeDict and Apertium')
  expect(row.getByText('837,786 entries · 1,134,273 inflected forms · GPL-2+, GPL-3+')).toBeTruthy()
  expect(row.queryByText(/Not shown/)).toBeNull()
  expect((await rowOf('Language model')).getByText('Under the terms of its provider')).toBeTruthy()
  expect((await rowOf('Language model')).queryByText('Makers and licence')).toBeNull()
  expect(section().queryByText(/No dictionary packs/)).toBeNull()
  expect(section().queryByText('What could be added to this server')).toBeNull()
})

test('makers and text of the licence are loaded when they are expanded', async () => {
  const { sent } = renderSettings('/settings', [
    [listDictionaries, { sources: [gpl], canAdd: [] }],
    [getDictionaryLicence, licence],
  ])
  const row = await rowOf('FreeDict and Apertium')
  expect(sent({ ...getDictionaryLicence, path: '/api/dictionaries/pack-gpl/licence' })).toEqual([])
  await userEvent.click(row.getByText('Makers and licence'))
  expect((await row.findByText('FreeDict deu-eng')).parentElement?.textContent).toBe(
    'FreeDict deu-eng, FreeDict eng-deu',
  )
  expect(row.getByText(/2008, Transducens/)).toBeTruthy()
  expect(row.getByRole('link', { name: /^freedict\.org/ }).getAttribute('href')).toBe('https://freedict.org/')
  expect(row.getByText('Everyone is permitted to copy.').getAttribute('tabindex')).toBe('0')
  expect(sent({ ...getDictionaryLicence, path: '/api/dictionaries/pack-gpl/licence' })).toHaveLength(1)
})

test('a licence with a URL links to it', async () => {
  renderSettings('/settings', [
    [
      getDictionaryLicence,
      {
        parts: [{ name: 'Verbena lexicon', licence: 'AGPL-3.0-or-later', attribution: 'Authors' }],
        texts: [],
      },
    ],
  ])
  const row = await rowOf('Verbena lexicon')
  await userEvent.click(row.getByText('Makers and licence'))
  expect((await row.findByRole('link', { name: /^AGPL-3\.0-or-later/ })).getAttribute('href')).toBe(
    lexicon.licenceUrl,
  )
})

test('a failure to load a licence can be retried', async () => {
  let isUnavailable = true
  renderSettings('/settings', [
    [getDictionaryLicence, () => (isUnavailable ? new ApiFailure('BUSY') : licence)],
  ])
  const row = await rowOf('Verbena lexicon')
  await userEvent.click(row.getByText('Makers and licence'))
  expect((await row.findByRole('alert')).textContent).toMatch(/^The licence could not load\./)
  isUnavailable = false
  await userEvent.click(row.getByRole('button', { name: 'Try again' }))
  expect(await row.findByText('Apertium eng-spa')).toBeTruthy()
})

test.each<[string, Partial<DictionarySource>, string, RegExp]>([
  [
    'cannot be read',
    {
      name: 'gpl.pack',
      licence: null,
      entries: undefined,
      forms: undefined,
      problem: { file: 'gpl.pack', isSkipped: true, reason: 'its index is damaged' },
    },
    'FreeDict and Apertium',
    /^gpl\.pack cannot be read and is left out\. .* npm run dictionaries\.The server says: its index is damaged$/,
  ],
  [
    'is broken in one place',
    { problem: { file: 'gpl.pack', isSkipped: false, reason: 'a row cannot be read' } },
    'FreeDict and Apertium',
    /^A part of gpl\.pack cannot be read; the rest is used\. .*a row cannot be read$/,
  ],
  [
    'is in an unreadable folder',
    {
      id: 'pack-DICTIONARIES_DIR',
      name: 'DICTIONARIES_DIR',
      licence: null,
      problem: { isSkipped: true, reason: 'EACCES' },
    },
    'DICTIONARIES_DIR',
    /^The folder of the dictionaries cannot be read\.The server says: EACCES$/,
  ],
])('a pack that %s shows a warning', async (_, change, name, sentence) => {
  renderSettings('/settings', [[listDictionaries, { sources: [{ ...gpl, ...change }], canAdd: [] }]])
  const row = await rowOf(name)
  expect(row.getByText((_text, element) => sentence.test(element?.textContent ?? ''))).toBeTruthy()
  expect(row.queryByText('Makers and licence') !== null).toBe(change.licence !== null)
})

test('an unknown pack is described by its own note', async () => {
  const own = { ...gpl, id: 'pack-dialects', name: 'Dialects', note: 'Words of one valley.' }
  renderSettings('/settings', [[listDictionaries, { sources: [own], canAdd: [] }]])
  expect((await rowOf('Dialects')).getByText('Words of one valley.').lang).toBe('en')
})

test('a server without packs shows a message and the sources that could be added', async () => {
  renderSettings('/settings', [[listDictionaries, { sources: [lexicon], canAdd }]])
  expect(await section().findByText(/^No dictionary packs are installed/)).toBeTruthy()
  await userEvent.click(section().getByText('What could be added to this server'))
  const groups = section().getAllByText(/^(Run|Set) th/)
  expect(groups.map((how) => how.nextElementSibling?.textContent)).toEqual([
    'npm run dictionaries',
    'npm ci',
    'LLM_BASE_URL, LLM_MODEL',
  ])
  const row = await rowOf('FreeDict, made from Wiktionary')
  expect(row.getByText('420,000 entries · 20 MB · CC-BY-SA-3.0')).toBeTruthy()
})

test('a failure to load the list can be retried', async () => {
  let isUnavailable = true
  renderSettings('/settings', [
    [listDictionaries, () => (isUnavailable ? new ApiFailure('BUSY') : { sources: [lexicon], canAdd: [] })],
  ])
  expect(section().getByText('Loading the dictionaries')).toBeTruthy()
  expect(await section().findByText('The dictionaries could not load')).toBeTruthy()
  isUnavailable = false
  await userEvent.click(section().getByRole('button', { name: 'Try again' }))
  expect(await section().findByText('Verbena lexicon')).toBeTruthy()
})

test('the link of the word card focuses the section', () => {
  renderSettings('/settings?tab=profile#dictionaries', [])
  expect(document.activeElement).toBe(screen.getByRole('heading', title))
})

test('without the hash the section is not focused', () => {
  renderSettings('/settings', [])
  expect(document.activeElement).not.toBe(screen.getByRole('heading', title))
})

test('it is translated into Spanish', async () => {
  renderSettings('/settings', [[listDictionaries, { sources: [gpl], canAdd }]])
  await rowOf('FreeDict and Apertium')
  setInterfaceLanguage('es')
  expect(await screen.findByRole('heading', { name: 'Diccionarios y voces' })).toBeTruthy()
  expect(screen.getByText('FreeDict y Apertium')).toBeTruthy()
  expect(screen.getByText('837.786 entradas · 1.134.273 formas flexionadas · GPL-2+, GPL-3+')).toBeTruthy()
  setInterfaceLanguage('en')
})
