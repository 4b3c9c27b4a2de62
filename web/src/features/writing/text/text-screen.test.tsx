import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { WritingNote } from '@verbena/contract/writing/writing-check'
import { afterEach, describe, expect, test } from 'vitest'
import { learnerId } from '../../../api/testing/fake-learner.ts'
import { ApiFailure } from '../../../api/testing/fake-server.ts'
import { writingDrafts } from '../../../parts/storage/writing-drafts.ts'
import {
  cat,
  emptyCheck,
  endWorld,
  renderWriting,
  startWorld,
  type World,
} from '../testing/render-writing.tsx'
import { saveDraft } from './writing-drafts.ts'

afterEach(endWorld)

const user = userEvent.setup()
const address = `/writing/${cat.id}`
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
const noteOn = (text: string, words: string, more: Partial<WritingNote> = {}): WritingNote => ({
  kind: 'grammar',
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
  message: `About ${words}`,
  messageIn: 'en',
  fixes: [],
  weight: 'mistake',
  rule: 'r',
  source: 'Verbena',
  ...more,
})
/** A check that finds the same words at any position. */
const finds =
  (...notes: [string, Partial<WritingNote>][]): World['check'] =>
  (text) => ({
    ...emptyCheck,
    notes: notes.flatMap(([words, more]) => (text.includes(words) ? [noteOn(text, words, more)] : [])),
  })
const checkNow = async () => {
  await user.click(await screen.findByRole('button', { name: 'Check' }))
  await screen.findByRole('tablist')
}
const items = () => within(screen.getByRole('tabpanel')).queryAllByRole('listitem')

describe('a text', () => {
  test('is opened, edited and saved, with its status shown', async () => {
    const { world } = startWorld({ writings: [cat] })
    renderWriting(address)
    expect((await field()).value).toBe('Mi gato es negro.')
    expect(screen.getByText('4 words')).toBeTruthy()
    expect(screen.getByText('Saved')).toBeTruthy()
    await user.type(await field(), ' Duerme.')
    expect(writingDrafts.get(learnerId, cat.id)?.text).toBe('Mi gato es negro. Duerme.')
    expect(screen.getByText('Saving…')).toBeTruthy()
    await user.tab()
    expect(await screen.findByText('Saved')).toBeTruthy()
    expect(world.writings[0]?.text).toBe('Mi gato es negro. Duerme.')
    expect(writingDrafts.get(learnerId, cat.id)).toBeNull()
    expect(await screen.findByText('5 words')).toBeTruthy()
  })

  test('has a title that can be changed', async () => {
    const { world } = startWorld({ writings: [cat] })
    renderWriting(address)
    const title = await screen.findByRole('textbox', { name: 'Title' })
    await user.type(title, ' negro{Enter}')
    await expect.poll(() => world.writings[0]?.title).toBe('Mi gato negro')
    expect(screen.getByRole('heading', { level: 1, name: 'Mi gato negro' })).toBeTruthy()
    expect(document.activeElement).toBe(await field())
  })

  test('without a connection is saved in this browser, and says so', async () => {
    const { world } = startWorld({ writings: [cat] })
    renderWriting(address)
    await field()
    world.isOffline = true
    await user.type(await field(), '!')
    await user.tab()
    expect(await screen.findByText(/Saved in this browser; it goes up/)).toBeTruthy()
    world.isOffline = false
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByText('Saved')).toBeTruthy()
    expect(world.writings[0]?.text).toBe('Mi gato es negro.!')
  })

  test('is opened offline from its draft', async () => {
    startWorld({ isOffline: true })
    saveDraft(learnerId, cat.id, {
      title: 'Mi gato',
      text: 'De aquí',
      version: 3,
      language: 'es',
      sampleId: null,
      at: 1,
    })
    renderWriting(address)
    expect((await field()).value).toBe('De aquí')
  })

  test.each([
    ['that does not exist', false, 'This text is not there'],
    ['that cannot be loaded', true, 'The text did not arrive'],
  ])('%s shows a message', async (_, isOffline, message) => {
    startWorld({ isOffline })
    renderWriting(address)
    expect(await screen.findByText(message)).toBeTruthy()
  })

  test('changed in two places lets the learner choose', async () => {
    const { world } = startWorld({ writings: [cat] })
    renderWriting(address)
    await field()
    world.writings = [{ ...cat, text: 'De otra parte', version: 9 }]
    await user.type(await field(), ' Aquí.')
    await user.tab()
    expect(await screen.findByText('De otra parte')).toBeTruthy()
    expect(screen.getByText('Mi gato es negro. Aquí.')).toBeTruthy()
    world.isOffline = true
    await user.click(screen.getByRole('button', { name: 'Go on with that one' }))
    expect(await screen.findByText(/Network error/)).toBeTruthy()
    world.isOffline = false
    await user.click(screen.getByRole('button', { name: 'Go on with that one' }))
    expect((await field()).value).toBe('De otra parte')
    expect(world.writings[0]?.text).toBe('De otra parte')
  })

  test('removed somewhere else can be restored', async () => {
    const { world } = startWorld({ writings: [cat] })
    renderWriting(address)
    await field()
    world.removed = world.writings
    world.writings = []
    await user.type(await field(), ' Aquí.')
    await user.tab()
    await user.click(await screen.findByRole('button', { name: 'Bring it back' }))
    expect(await screen.findByText('Saved')).toBeTruthy()
    expect(world.writings[0]?.text).toBe('Mi gato es negro. Aquí.')
  })
})

describe('the check', () => {
  test('marks words, explains them, and counts by kind', async () => {
    startWorld({
      writings: [cat],
      check: finds(
        ['gato', { fixes: ['gata'], topicId: 'es-gender' }],
        ['negro', { kind: 'vocab', weight: 'advice', messageIn: 'es' }],
      ),
    })
    renderWriting(address)
    await checkNow()
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Grammar 1',
      'Vocab 1',
      'Spelling 0',
      'Natural 0',
    ])
    expect([...document.querySelectorAll('.marked-text mark')].map((mark) => mark.className)).toEqual([
      'noted noted--grammar',
      'noted noted--vocab',
    ])
    expect(screen.getByText('About gato').getAttribute('lang')).toBe('en')
    expect(screen.getByText('Mistake')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Practise this' }).getAttribute('href')).toBe(
      '/grammar?topic=es-gender',
    )
    const described = (await field()).getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toBe(
      '2 notes on this text. They are listed after the text.',
    )
    await user.click(screen.getByRole('tab', { name: 'Vocab 1' }))
    expect(screen.getByText('About negro').getAttribute('lang')).toBe('es')
    expect(screen.getByText('Advice')).toBeTruthy()
  })

  test('applies a fix with one press, and keeps the caret and the other marks at their words', async () => {
    const { world } = startWorld({
      writings: [cat],
      check: finds(['Mi', { fixes: ['Nuestro'] }], ['negro', { fixes: [''] }]),
    })
    renderWriting(address)
    await checkNow()
    const text = await field()
    text.setSelectionRange(7, 7)
    await user.click(screen.getByRole('button', { name: 'Replace Mi by Nuestro' }))
    expect(text.value).toBe('Nuestro gato es negro.')
    expect([text.selectionStart, text.selectionEnd]).toEqual([12, 12])
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Show negro in the text')
    expect([...document.querySelectorAll('.marked-text mark')].map((mark) => mark.textContent)).toEqual([
      'negro',
    ])
    await user.click(screen.getByRole('button', { name: 'Take negro out' }))
    expect(text.value).toBe('Nuestro gato es.')
    expect(await screen.findByText('Nothing found here.')).toBeTruthy()
    await expect.poll(() => world.writings[0]?.text, { timeout: 4000 }).toBe('Nuestro gato es.')
  })

  test('shows a note from its words and words from their note', async () => {
    startWorld({ writings: [cat], check: finds(['gato', {}], ['negro', { kind: 'natural' }]) })
    renderWriting(address)
    await checkNow()
    const text = await field()
    text.setSelectionRange(13, 13)
    fireEvent.click(text)
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Natural 1')
    const negro = screen.getByRole('button', { name: 'Show negro in the text' })
    expect(negro.getAttribute('aria-pressed')).toBe('true')
    expect(document.querySelector('.noted--open')?.textContent).toBe('negro')
    expect(screen.getByText('negro: About negro')).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: 'Grammar 1' }))
    await user.click(screen.getByRole('button', { name: 'Show gato in the text' }))
    expect(document.querySelector('.marked-text .noted--open')?.textContent).toBe('gato')
  })

  test('hides a dismissed note, also after the next check', async () => {
    startWorld({ writings: [cat], check: finds(['gato', {}], ['negro', {}]) })
    renderWriting(address)
    await checkNow()
    await user.click(screen.getByRole('button', { name: 'Dismiss the note on gato' }))
    expect(items()).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    await screen.findByRole('button', { name: 'Check again' })
    expect(items()).toHaveLength(1)
  })

  test('loads missing spelling suggestions on demand', async () => {
    const { requestsTo } = startWorld({
      writings: [{ ...cat, text: 'Mi gatto' }],
      check: finds(['gatto', { kind: 'spelling', source: 'Hunspell' }]),
      suggestions: ['gato', 'grato'],
    })
    renderWriting(address)
    await checkNow()
    await user.click(screen.getByRole('tab', { name: 'Spelling 1' }))
    expect(requestsTo('GET', 'spelling')).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Suggestions' }))
    await user.click(await screen.findByRole('button', { name: 'Replace gatto by gato' }))
    expect((await field()).value).toBe('Mi gato')
    expect(requestsTo('GET', 'spelling')[0]?.query).toEqual({ word: 'gatto', language: 'es' })
  })

  test('that finds nothing, fails or is cancelled shows a message', async () => {
    let answer: World['check'] = () => new ApiFailure('BUSY')
    startWorld({ writings: [cat], check: (text) => answer(text) })
    renderWriting(address)
    await user.click(await screen.findByRole('button', { name: 'Check' }))
    expect(await screen.findByText(/The check did not work\. Many people/)).toBeTruthy()
    answer = () => new Promise(() => {})
    await user.click(screen.getByRole('button', { name: 'Check' }))
    expect(await screen.findByRole('button', { name: 'Checking…' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    answer = () => emptyCheck
    await checkNow()
    expect((await screen.findAllByText('Nothing found')).length).toBeGreaterThan(0)
    expect(screen.getByText('Checked by Verbena')).toBeTruthy()
  })

  test('does not report unchecked words as correct', async () => {
    let answer: World['check'] = finds(['gato', {}])
    startWorld({ writings: [cat], check: (text) => answer(text) })
    renderWriting(address)
    await checkNow()
    answer = () => new ApiFailure('BUSY')
    await user.clear(await field())
    await user.type(await field(), 'Otra cosa')
    expect(screen.getAllByText('Changed since the last check').length).toBeGreaterThan(0)
    expect(screen.queryByText('Nothing found here.')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await screen.findByText(/The check did not work/)).toBeTruthy()
    expect(screen.queryByText('Nothing found here.')).toBeNull()
    expect(screen.queryByText('Nothing found')).toBeNull()
  })

  test('runs again after a pause, once it was started', async () => {
    const { requestsTo } = startWorld({ writings: [cat], check: finds(['perro', {}]) })
    renderWriting(address)
    await user.type(await field(), ' Mi perro')
    await checkNow()
    expect(items()).toHaveLength(1)
    await user.type(await field(), ' duerme.')
    await expect.poll(() => requestsTo('POST', '/api/writing-check').length, { timeout: 6000 }).toBe(2)
    expect(requestsTo('POST', '/api/writing-check')[1]?.body).toEqual({
      text: 'Mi gato es negro. Mi perro duerme.',
      language: 'es',
    })
  })

  test('shows the levels of the words and the style of the sentences in figures', async () => {
    startWorld({
      writings: [cat],
      check: () => ({
        ...emptyCheck,
        profile: {
          ...emptyCheck.profile,
          levels: [
            { level: 'A1', words: 3 },
            { level: 'B1', words: 1 },
          ],
          estimatedLevel: 'A1',
          sentenceLength: 4.25,
          connected: 0.5,
        },
      }),
    })
    renderWriting(address)
    await checkNow()
    await user.click(screen.getByRole('tab', { name: 'Vocab 0' }))
    expect(screen.getByText('3 words · 75%')).toBeTruthy()
    expect(screen.getByText('1 word · 25%')).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: 'Natural 0' }))
    expect(screen.getByText('4.3')).toBeTruthy()
    expect(screen.getByText('50%')).toBeTruthy()
  })
})

describe('earlier versions', () => {
  test('are listed, compared and restored', async () => {
    const { world, requestsTo } = startWorld({
      writings: [cat],
      versions: [
        {
          version: 2,
          title: 'Mi gato',
          text: 'Mi gato es blanco.',
          words: 4,
          savedAt: '2026-05-03T10:00:00Z',
        },
      ],
    })
    renderWriting(address)
    await user.click(await screen.findByRole('button', { name: 'Earlier versions' }))
    await user.click(await screen.findByRole('button', { name: /May 3, 2026/ }))
    expect(document.querySelector('del')?.textContent).toBe('gone: blanco')
    expect(document.querySelector('ins')?.textContent).toBe('new: negro')
    await user.click(screen.getByRole('button', { name: 'Bring this version back' }))
    await expect.poll(async () => (await field()).value).toBe('Mi gato es blanco.')
    await expect.poll(() => world.writings[0]?.text).toBe('Mi gato es blanco.')
    expect(requestsTo('PUT').at(-1)?.body).toMatchObject({ keepsBefore: true })
    expect(await screen.findByText(/is back$/)).toBeTruthy()
  })

  test('are listed after the current text is saved, because a save may add one', async () => {
    const { requests } = startWorld({ writings: [cat] })
    renderWriting(address)
    await user.type(await field(), ' Duerme.')
    await user.click(screen.getByRole('button', { name: 'Earlier versions' }))
    await screen.findByText('There is no earlier version yet.')
    const sent = requests.map(({ method, path }) => `${method} ${path.replace(/.*\//, '')}`)
    expect(sent).toContain(`PUT ${cat.id}`)
    expect(sent.indexOf(`PUT ${cat.id}`)).toBeLessThan(sent.indexOf('GET versions'))
  })

  test('without any show a message', async () => {
    startWorld({ writings: [cat] })
    renderWriting(address)
    await user.click(await screen.findByRole('button', { name: 'Earlier versions' }))
    expect(await screen.findByText('There is no earlier version yet.')).toBeTruthy()
  })
})
