// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { learner } from '../../../api/fake-learner.ts'
import { cat, endWorld, openWriting, startWorld, street } from '../testing/open-writing.tsx'
import { draftsOf, keepDraft } from '../text/drafts.ts'
import { shownWritings } from './shown-writings.ts'

afterEach(endWorld)

const user = userEvent.setup()
const address = () => screen.getByTestId('address').textContent
const draft = {
  title: 'Sin enviar',
  text: 'Hola, Ana',
  version: null,
  language: 'es',
  sampleId: null,
  at: Date.parse('2026-05-05'),
} as const

describe('own texts', () => {
  test('are shown as cards, each leading to its page', async () => {
    startWorld({ writings: [cat] })
    openWriting('/writing')
    const link = await screen.findByRole('link', { name: 'Mi gato' })
    expect(link.getAttribute('href')).toBe(`/writing/${cat.id}`)
    expect(screen.getByText('Mi gato es negro.').getAttribute('lang')).toBe('es')
    expect(screen.getByText(/^4 words · /)).toBeTruthy()
  })

  test('that are none yet lead to the first', async () => {
    startWorld()
    openWriting('/writing')
    expect(await screen.findByText('No text yet')).toBeTruthy()
    await user.click(screen.getAllByRole('button', { name: 'New text' })[1] as HTMLElement)
    expect(screen.getByRole('dialog', { name: 'New text' })).toBeTruthy()
  })

  test('that do not arrive are asked for again', async () => {
    const { world } = startWorld({ writings: [cat], isOffline: true })
    openWriting('/writing')
    expect(await screen.findByText('Your texts did not arrive')).toBeTruthy()
    world.isOffline = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Mi gato' })).toBeTruthy()
  })

  test('are searched by the server', async () => {
    const { made } = startWorld({ writings: [cat, { ...cat, id: 'x', title: 'Otro', text: 'Un perro' }] })
    openWriting('/writing')
    await screen.findByRole('link', { name: 'Otro' })
    await user.type(screen.getByRole('searchbox', { name: 'Search my texts' }), 'perro')
    await expect.poll(() => screen.queryByRole('link', { name: 'Mi gato' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Otro' })).toBeTruthy()
    expect(screen.getByText('1 text found')).toBeTruthy()
    expect(made('GET', '/api/writings').at(-1)?.query).toEqual({ search: 'perro' })
    await user.type(screen.getByRole('searchbox'), 'zzz')
    await user.click(await screen.findByRole('button', { name: 'Show all' }))
    expect(await screen.findByRole('link', { name: 'Mi gato' })).toBeTruthy()
  })

  test('that only this browser has are shown without a connection, and go up when it is back', async () => {
    const { world } = startWorld({ isOffline: true })
    keepDraft(learner.username, cat.id, draft)
    openWriting('/writing')
    expect(await screen.findByRole('link', { name: 'Sin enviar' })).toBeTruthy()
    expect(screen.getByText('Only in this browser so far')).toBeTruthy()
    expect(await screen.findByText(/There is no connection/)).toBeTruthy()
    world.isOffline = false
    window.dispatchEvent(new Event('online'))
    await expect.poll(() => world.writings.map(({ text }) => text)).toEqual(['Hola, Ana'])
    await expect.poll(() => screen.queryByText('Only in this browser so far')).toBeNull()
    expect(draftsOf(learner.username)).toEqual([])
  })

  test('are deleted, and given back', async () => {
    const { world, made } = startWorld({ writings: [cat] })
    openWriting('/writing')
    await user.click(await screen.findByRole('button', { name: 'Delete Mi gato' }))
    await expect.poll(() => world.writings).toEqual([])
    expect(screen.queryByRole('link', { name: 'Mi gato' })).toBeNull()
    expect(await screen.findByText('No text yet')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('My texts')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('link', { name: 'Mi gato' })).toBeTruthy()
    await expect.poll(() => document.activeElement?.textContent).toBe('My texts')
    expect(made('POST', '/restore')).toHaveLength(1)
  })

  test('that cannot be deleted stay, and say so', async () => {
    const { world } = startWorld({ writings: [cat] })
    openWriting('/writing')
    const button = await screen.findByRole('button', { name: 'Delete Mi gato' })
    world.isOffline = true
    await user.click(button)
    expect(await screen.findByText(/Mi gato was not deleted\. Network error/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Mi gato' })).toBeTruthy()
  })

  test('of the browser alone are deleted and given back without the server', async () => {
    const { made } = startWorld({ isOffline: true })
    keepDraft(learner.username, cat.id, draft)
    openWriting('/writing')
    await user.click(await screen.findByRole('button', { name: 'Delete Sin enviar' }))
    expect(draftsOf(learner.username)).toEqual([])
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('link', { name: 'Sin enviar' })).toBeTruthy()
    expect(made('DELETE')).toEqual([])
  })
})

describe('a new text', () => {
  test('asks for a title, ignores a blank one, and opens with the field focused', async () => {
    const { world } = startWorld()
    openWriting('/writing')
    await user.click((await screen.findAllByRole('button', { name: 'New text' }))[0] as HTMLElement)
    const dialog = within(screen.getByRole('dialog'))
    const title = dialog.getByRole('textbox', { name: 'Title' })
    await user.type(title, '   {Enter}')
    expect(address()).toBe('/writing')
    await user.type(title, 'El domingo{Enter}')
    const field = await screen.findByRole('textbox', { name: 'Text' })
    expect(document.activeElement).toBe(field)
    expect(field.getAttribute('lang')).toBe('es')
    expect(field.getAttribute('spellcheck')).toBe('false')
    await expect.poll(() => world.writings.map((writing) => writing.title)).toEqual(['El domingo'])
    expect(address()).toBe(`/writing/${world.writings[0]?.id}`)
  })

  test('that is given up leaves the focus on its button', async () => {
    startWorld({ writings: [cat] })
    openWriting('/writing')
    const button = await screen.findByRole('button', { name: 'New text' })
    await user.click(button)
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Title' }))
    await user.keyboard('{Escape}')
    await expect.poll(() => document.activeElement).toBe(button)
  })

  test('may answer a sample, whose task then stands above it', async () => {
    const { world } = startWorld()
    openWriting('/writing')
    await user.click((await screen.findAllByRole('button', { name: 'New text' }))[0] as HTMLElement)
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Task' }), 'es-mi-calle')
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'La mía{Enter}')
    expect(await screen.findByText(/Describe the street/)).toBeTruthy()
    await expect.poll(() => world.writings[0]?.sampleId).toBe('es-mi-calle')
  })
})

describe('samples', () => {
  test('are shown by level, and read word by word', async () => {
    startWorld({ samples: [street, { ...street, id: 'es-b', level: 'B1', title: 'La mudanza' }] })
    openWriting('/writing?tab=samples')
    await screen.findByRole('link', { name: 'La mudanza' })
    await user.click(screen.getByRole('button', { name: 'A1' }))
    expect(screen.queryByRole('link', { name: 'La mudanza' })).toBeNull()
    await user.type(screen.getByRole('searchbox', { name: 'Search the samples' }), 'zzz')
    await user.click(await screen.findByRole('button', { name: 'Show all' }))
    await user.type(screen.getByRole('searchbox'), 'PEQUENA')
    await screen.findByText('2 texts found')
    await user.click(screen.getByRole('link', { name: 'Mi calle' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Mi calle' })).toBeTruthy()
    const word = screen.getByRole('button', { name: 'Vivo' })
    expect(word.tabIndex).toBe(0)
    word.focus()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(document.activeElement?.textContent).toBe('una')
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('dialog', { name: 'una' })).toBeTruthy()
    await user.keyboard('{Escape}')
    await expect.poll(() => document.activeElement?.textContent).toBe('una')
  })

  test('are asked about in their sentence', async () => {
    const { made } = startWorld()
    openWriting('/writing/sample/es-mi-calle')
    await user.click(await screen.findByRole('button', { name: 'gusta' }))
    await screen.findByRole('dialog', { name: 'gusta' })
    await expect
      .poll(() => made('GET', '/obtener_explicacion').at(-1)?.query)
      .toMatchObject({
        selectedText: 'gusta',
        context: 'Me gusta mucho.',
        at: '3',
      })
  })

  test('one that is not there says so', async () => {
    startWorld()
    openWriting('/writing/sample/nothing')
    expect(await screen.findByText('This sample is not there')).toBeTruthy()
  })
})

test('what this browser keeps lies over what the server has, the one touched last first', () => {
  const other = { ...cat, id: 'other', updatedAt: '2026-05-06T10:00:00Z' }
  const shown = (search = '') =>
    shownWritings(
      [cat, other],
      [
        { ...draft, id: cat.id, version: 3, title: 'Mi gata' },
        { ...draft, id: 'new', at: 0 },
      ],
      search,
    ).map(({ id, title, kept }) => [id, title, kept])
  expect(shown()).toEqual([
    ['other', 'Mi gato', 'there'],
    [cat.id, 'Mi gata', 'changed'],
    ['new', 'Sin enviar', 'here'],
  ])
  expect(shown('ANÁ').map(([id]) => id)).toContain('new')
  expect(shown('zzz').map(([id]) => id)).not.toContain('new')
})
