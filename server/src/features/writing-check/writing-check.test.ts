import { saveWord } from '@verbena/contract/vocabulary/words'
import { checkWriting, suggestSpelling } from '@verbena/contract/writing/writing-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '../../errors.ts'
import { createRateLimits } from '../../http/rate-limits.ts'
import type { HarperFinding } from '../../providers/harper/harper-finding.ts'
import type { LanguageToolMatch } from '../../providers/language-tool/language-tool.ts'
import { type Model, ModelError } from '../../providers/model/model.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

/** The findings and notes that the fake external checkers return. */
let findings: HarperFinding[] | null = null
let matches: LanguageToolMatch[] | null = null
let modelSays: object[] | ModelError = []
let modelAsked = 0
const model = {
  name: 'small',
  ask: async () => {
    modelAsked += 1
    if (modelSays instanceof ModelError) throw modelSays
    return { notes: modelSays }
  },
} as unknown as Model

let server: TestServer
let token: string
beforeAll(async () => {
  server = await createTestServer({
    model,
    harper: { check: async () => findings, close: async () => {} },
    languageTool: { check: async () => matches },
  })
})
beforeEach(async () => {
  token = (await server.join()).access_token
  findings = null
  matches = null
  modelSays = new ModelError('unavailable', 'in a test')
  modelAsked = 0
})
afterAll(() => server.close())

const check = async (text: string, language?: 'en' | 'es' | 'de') => {
  const { status, body } = await server.call(
    checkWriting,
    { body: { text, ...(language && { language }) } },
    token,
  )
  expect(status).toBe(200)
  return body
}
const marked = (text: string, notes: { start: number; end: number }[]) =>
  notes.map(({ start, end }) => text.slice(start, end))

describe('our own check', () => {
  test('marks mistakes in the order of the text, with corrections and sources', async () => {
    const text = 'Yesterday I recieved a letter. I am agree with you.'
    const { notes, sources, profile } = await check(text, 'en')
    expect(marked(text, notes)).toEqual(['recieved', 'I am agree'])
    expect(notes.map(({ kind, fixes, source }) => [kind, fixes[0], source])).toEqual([
      ['spelling', 'received', 'Hunspell'],
      ['grammar', 'I agree', 'Verbena'],
    ])
    expect(notes.every(({ messageIn }) => messageIn === 'en')).toBe(true)
    expect(sources).toEqual(['Verbena', 'Hunspell'])
    expect(profile).toMatchObject({ words: 10, sentences: 2 })
  })

  test('has Spanish messages for native speakers of Spanish', async () => {
    await server.sql("update learner set native_language = 'es', target_language = 'en'")
    const { notes } = await check('I am agree with you.')
    expect(notes[0]).toMatchObject({ messageIn: 'es', message: expect.stringContaining('estar de acuerdo') })
  })

  test('uses the target language if no language is named', async () => {
    const { notes } = await check('Nececito hablar contigo.')
    expect(notes[0]).toMatchObject({ kind: 'spelling', fixes: ['Necesito'] })
  })

  test('does not mark names, own words, addresses, numbers and other scripts', async () => {
    await server.call(
      saveWord,
      { body: { word: 'zorblatt', translation: 'x', example: '', definition: '', listName: 'Own' } },
      token,
    )
    const text =
      'Vivo con Anastazja en Wrocław. El zorblatt cuesta 25 € en www.ejemplo.com y a las 10h. Escribe a ana_k@correo.es sobre 日本 y σπίτι. La OTAN también.'
    expect((await check(text)).notes.filter(({ kind }) => kind === 'spelling')).toEqual([])
  })

  test('has no suggestions for an empty text', async () => {
    for (const text of ['', '   \n\n', '...', '👍🏽']) expect((await check(text)).notes).toEqual([])
  })

  test.each([
    'a'.repeat(20_000),
    'xkcd '.repeat(4000),
    '¿'.repeat(20_000),
    'The '.repeat(5000),
    '😀'.repeat(9000),
    'l’'.repeat(9000),
  ])('has valid positions in a hostile text: %.12s', { timeout: 30_000 }, async (text) => {
    for (const language of ['en', 'es'] as const) {
      const { notes } = await check(text, language)
      expect(notes.every(({ start, end }) => start < end && end <= text.length)).toBe(true)
    }
  })

  test('refuses a text that is too long', async () => {
    const { status } = await server.call(checkWriting, { body: { text: 'a'.repeat(20_001) } }, token)
    expect(status).toBe(400)
  })

  test('suggests the right spelling of a misspelled word', async () => {
    const { body } = await server.call(
      suggestSpelling,
      { query: { word: 'Schmeterling', language: 'de' } },
      token,
    )
    expect(body.suggestions).toContain('Schmetterling')
  })

  test('refuses to suggest spellings after 900 requests', async () => {
    const { rateLimits, writingChecker } = server.services
    server.services.rateLimits = createRateLimits()
    server.services.writingChecker = { ...writingChecker, suggest: async () => [] }
    const ask = () => server.call(suggestSpelling, { query: { word: 'x' } }, token)
    for (let call = 0; call < 900; call++) await ask()
    expect((await ask()).code).toBe('TOO_MANY_REQUESTS')
    Object.assign(server.services, { rateLimits, writingChecker })
  })

  test('answers BUSY when the worker is stopped', async () => {
    const { writingChecker } = server.services
    server.services.writingChecker = {
      ...writingChecker,
      check: async () => {
        throw new AppError('BUSY', 'The server is busy. Please try again.', 1)
      },
    }
    expect((await server.call(checkWriting, { body: { text: 'Hola' } }, token)).code).toBe('BUSY')
    server.services.writingChecker = writingChecker
  })
})

describe('external checkers', () => {
  const text = 'They all went home and I am agree.'

  test('add their findings, except on words that our own check marks', async () => {
    findings = [
      { rule: 'Went', kind: 'Grammar', start: 9, end: 13, message: 'Use gone.', fixes: ['gone'] },
      { rule: 'Agree', kind: 'Grammar', start: 27, end: 33, message: 'Theirs.', fixes: [] },
    ]
    const { notes, sources } = await check(text, 'en')
    expect(sources).toEqual(['Verbena', 'Hunspell', 'Harper'])
    expect(notes.map(({ source, start }) => [source, start])).toContainEqual(['Harper', 9])
    expect(notes.map(({ message }) => message)).not.toContain('Theirs.')
  })

  test('include LanguageTool, but not its spelling mistakes', async () => {
    matches = [
      { rule: 'A', type: 'grammar', start: 9, end: 13, message: 'Wrong tense', fixes: ['gone'] },
      { rule: 'B', type: 'misspelling', start: 14, end: 18, message: 'Spelling', fixes: [] },
    ]
    const { notes, sources } = await check(text, 'en')
    expect(sources).toContain('LanguageTool')
    expect(notes.filter(({ source }) => source === 'LanguageTool')).toMatchObject([
      { rule: 'A', messageIn: 'en' },
    ])
  })

  test('include the model if it quotes the text, and ask it once for each text', async () => {
    modelSays = [
      { quote: 'went', fix: 'gone', kind: 'grammar', message: 'Third person.' },
      { quote: 'not in the text', fix: 'x', kind: 'grammar', message: 'Invented.' },
      { quote: 'home', fix: '<b>home</b>', kind: 'grammar', message: 'Markup.' },
      { quote: 'and', fix: 'and', kind: 'grammar', message: 'Nothing changes.' },
    ]
    const { notes, sources } = await check(text, 'en')
    expect(sources).toContain('Language model')
    expect(notes.filter(({ source }) => source === 'Language model')).toMatchObject([
      { start: 9, end: 13, fixes: ['gone'] },
    ])
    await check(text, 'en')
    expect(modelAsked).toBe(1)
  })

  test.each(['unavailable', 'timeout', 'busy', 'invalid', 'refused'] as const)(
    'leave out a model that fails with %s, without an effect on our own check',
    async (kind) => {
      modelSays = new ModelError(kind, 'in a test')
      const { notes, sources } = await check(`${text} ${kind}`, 'en')
      expect(sources).toEqual(['Verbena', 'Hunspell'])
      expect(notes.length).toBeGreaterThan(0)
    },
  )
})

test('of twelve concurrent checks of one learner three run, and the others are refused', async () => {
  const all = await Promise.all(
    Array.from({ length: 12 }, () =>
      server.call(checkWriting, { body: { text: 'Nececito hablar contigo.', language: 'es' } }, token),
    ),
  )
  const codes = all.map(({ status, code }) => (status === 200 ? 'OK' : code))
  expect(codes.filter((code) => code === 'OK')).toHaveLength(3)
  expect(codes.filter((code) => code === 'BUSY')).toHaveLength(9)
  expect((await check('Nececito hablar contigo.', 'es')).notes).toHaveLength(1)
})
