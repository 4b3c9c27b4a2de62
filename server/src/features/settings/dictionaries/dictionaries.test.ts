import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { explain } from '@verbena/contract/lookup/lookup'
import { getDictionaryLicence, listDictionaries } from '@verbena/contract/settings/dictionaries'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { packFamilies } from '../../../../../content/scripts/dictionaries/packs/pack-family.ts'
import { openDictionaries } from '../../../providers/dictionary/dictionary.ts'
import { changeFile, type SmallPack, writePack } from '../../../providers/dictionary/testing/write-pack.ts'
import { createOpenAiModel } from '../../../providers/model/openai-model.ts'
import { createOpenAiVoice } from '../../../providers/speech/openai-voice.ts'
import { createSpeechWithFallback } from '../../../providers/speech/speech-with-fallback.ts'
import { openWordNet } from '../../../providers/wordnet/wordnet.ts'
import type { Services } from '../../../services.ts'
import { cannedSpeech } from '../../../testing/fakes/canned-speech.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'

let folder: string
let server: TestServer
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verbena-packs-'))
})
afterEach(async () => {
  await server.close()
  server.services.dictionary.close()
  rmSync(folder, { recursive: true })
})

const thrush: SmallPack = {
  sources: ['FreeDict spa-eng'],
  entries: { 'es\talcaraván': [{ w: 'alcaraván', p: 'noun', t: { en: [['thrush', 0, [0], 90]] } }] },
  forms: { 'es\talcaravanes': [['alcaraván', 'noun']] },
}

async function start(overrides: Partial<Services> = {}) {
  const dictionary = openDictionaries(folder, () => {})
  server = await createTestServer({ dictionary, ...overrides })
}
const list = async () => (await server.call(listDictionaries, {})).body
const licenceOf = (id: string) => server.call(getDictionaryLicence, { params: { id } })

describe('without packs', () => {
  test('the built-in sources are listed, and all packs are offered for installation', async () => {
    await start()
    const { sources, canAdd } = await list()
    expect(sources).toEqual([
      expect.objectContaining({ id: 'lexicon', name: 'Verbena lexicon', licence: 'AGPL-3.0-or-later' }),
      expect.objectContaining({ id: 'wordnet', name: 'WordNet 3.1', entries: 155_467 }),
      expect.objectContaining({ id: 'espeak-ng', kind: 'voice', licence: 'GPL-3.0-or-later' }),
      expect.objectContaining({ id: 'fluent-emoji', kind: 'pictures', licence: 'MIT' }),
      expect.objectContaining({ id: 'spelling', kind: 'writing' }),
      expect.objectContaining({ id: 'harper', kind: 'writing', licence: 'Apache-2.0' }),
    ])
    expect(sources[0]?.entries).toBe(server.services.lexicon.conceptCount)
    expect(canAdd.map(({ id }) => id)).toEqual([
      ...packFamilies.map((family) => `pack-${family}`),
      'speech-endpoint',
      'model',
    ])
  })

  test('WordNet is offered for installation if it cannot be read', async () => {
    await start({ wordNet: openWordNet({ folder }) })
    const { sources, canAdd } = await list()
    expect(sources.map(({ id }) => id)).toEqual([
      'lexicon',
      'espeak-ng',
      'fluent-emoji',
      'spelling',
      'harper',
    ])
    expect(canAdd).toContainEqual(expect.objectContaining({ id: 'wordnet', kind: 'wordnet' }))
    expect((await licenceOf('wordnet')).code).toBe('NOT_FOUND')
  })
})

describe('two packs', () => {
  beforeEach(async () => {
    writePack(folder, 'gpl', thrush)
    writePack(folder, 'my own', { ...thrush, sources: ['A', 'B'] })
    await start()
  })

  test('are listed with what they contain, and are no longer offered for installation', async () => {
    const { sources, canAdd } = await list()
    expect(sources.filter(({ kind }) => kind === 'pack')).toEqual([
      {
        id: 'pack-gpl',
        kind: 'pack',
        name: 'gpl',
        licence: 'GPL-3+',
        note: 'A pack for tests.',
        entries: 1,
        forms: 1,
      },
      expect.objectContaining({ id: 'pack-my own', name: 'my own' }),
    ])
    expect(canAdd.map(({ id }) => id)).not.toContain('pack-gpl')
  })

  test('have the makers and the licence texts of their sources', async () => {
    expect((await licenceOf('pack-my own')).body).toEqual({
      parts: ['A', 'B'].map((name) => ({
        name,
        licence: 'GPL-3+',
        attribution: '2022 Makers',
        homepage: 'https://example.org/',
        entries: 1,
      })),
      texts: [{ name: 'GPL-3+', text: 'Words of the licence.' }],
    })
  })
})

test.each(['lexicon', 'wordnet', 'espeak-ng', 'harper'])(
  'the licence of %s can be read by anyone',
  async (id) => {
    await start()
    const { sources } = await list()
    const { licence, licenceUrl } = sources.find((source) => source.id === id)!
    const { body } = await licenceOf(id)
    expect(body.parts).toMatchObject([{ licence, attribution: expect.stringMatching(/\w/) }])
    expect(licenceUrl).toMatch(/^https:/)
  },
)

test('the dictionary of each language names its makers and its licence', async () => {
  await start()
  const { parts, texts } = (await licenceOf('spelling')).body
  expect(parts).toHaveLength(8)
  expect(texts.map(({ name }) => name)).toEqual(parts.map(({ name }) => name))
  expect(texts.filter(({ text }) => !/licen[cs]e|copyright/i.test(text))).toEqual([])
})

test.each(['model', 'pack-gpl', '../package.json', '__proto__'])('no licence of %s is found', async (id) => {
  await start()
  expect((await licenceOf(id)).code).toBe('NOT_FOUND')
})

test('a homepage that is not a web address is left out', async () => {
  const source = {
    name: 'A',
    package: 'a',
    version: '1',
    licence: 'GPL-3+',
    attribution: 'A. Maker',
    homepage: 'javascript:alert(1)',
    entries: 1,
  }
  const manifest = {
    name: 'x',
    licence: '',
    note: '',
    sources: [source],
    licenceTexts: {},
    entries: 1,
    forms: 0,
  }
  writePack(folder, 'x', { ...thrush, manifest })
  await start()
  expect((await licenceOf('pack-x')).body.parts[0]).toEqual({
    name: 'A',
    licence: 'GPL-3+',
    attribution: 'A. Maker',
    entries: 1,
  })
})

describe('a damaged pack', () => {
  const look = async () =>
    (
      await server.call(explain, {
        query: { selectedText: 'alcaraván', language: 'es', nativeLanguage: 'en' },
      })
    ).body

  test('that cannot be opened is listed with its problem and skipped, and other packs work', async () => {
    writePack(folder, 'gpl', thrush)
    changeFile(writePack(folder, 'cc-by-sa', thrush), () => Buffer.from('half a download'))
    await start()
    const { sources, canAdd } = await list()
    expect(sources).toContainEqual({
      id: 'pack-cc-by-sa',
      kind: 'pack',
      name: 'cc-by-sa.pack',
      licence: null,
      problem: { file: 'cc-by-sa.pack', isSkipped: true, reason: 'it is truncated' },
    })
    // The pack is not offered because it is installed; it must be built again.
    expect(canAdd.map(({ id }) => id)).not.toContain('pack-cc-by-sa')
    expect(await look()).toMatchObject({ translation: 'thrush', source: 'FreeDict spa-eng' })
    expect((await licenceOf('pack-cc-by-sa')).code).toBe('NOT_FOUND')
  })

  test('that is only found during a lookup is listed with its problem from then on', async () => {
    const path = writePack(folder, 'gpl', thrush)
    changeFile(path, (bytes) => {
      bytes.writeUInt8(bytes.readUInt8(130) ^ 0x55, 130)
      return undefined
    })
    await start()
    const pack = async () => (await list()).sources.find(({ id }) => id === 'pack-gpl')
    expect((await pack())?.problem).toBeUndefined()
    await look()
    expect(await pack()).toMatchObject({
      licence: 'GPL-3+',
      problem: { file: 'gpl.pack', isSkipped: false, reason: 'a block has a wrong checksum' },
    })
  })

  test('folder is listed by its variable, not by its path', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    await start({ dictionary: openDictionaries(file, () => {}) })
    const { sources } = await list()
    expect(sources).toContainEqual(
      expect.objectContaining({ name: 'DICTIONARIES_DIR', problem: { isSkipped: true, reason: 'ENOTDIR' } }),
    )
    expect(JSON.stringify(sources)).not.toContain(folder)
  })
})

test('a speech endpoint and a model are listed, but not their addresses', async () => {
  const clock = { now: () => new Date() }
  const endpoint = { baseUrl: 'http://inside.test/v1', apiKey: 'sk-secret', model: '/models/big.gguf' }
  const voice = createOpenAiVoice({ ...endpoint, voice: 'alloy' })
  await start({
    speech: createSpeechWithFallback(voice, cannedSpeech, { clock, onUnavailable: () => {} }),
    model: createOpenAiModel(endpoint, { clock, random: () => 0 }),
  })
  const { sources, canAdd } = await list()
  expect(sources.slice(2)).toEqual([
    { id: 'speech-endpoint', kind: 'voice', name: 'Speech endpoint', licence: null },
    expect.objectContaining({ id: 'espeak-ng' }),
    expect.objectContaining({ id: 'fluent-emoji' }),
    expect.objectContaining({ id: 'spelling' }),
    expect.objectContaining({ id: 'harper' }),
    { id: 'model', kind: 'model', name: 'Language model', licence: null },
  ])
  expect(canAdd.filter(({ kind }) => kind !== 'pack')).toEqual([])
  expect(JSON.stringify({ sources, canAdd })).not.toMatch(/inside|secret|gguf|alloy/)
})
