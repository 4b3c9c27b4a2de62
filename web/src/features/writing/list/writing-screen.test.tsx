import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { learnerId } from '../../../api/testing/fake-learner.ts'
import { cat, endWorld, renderWriting, startWorld, street } from '../testing/render-writing.tsx'
import { draftsOf, saveDraft } from '../text/writing-drafts.ts'
import { listedWritings } from './listed-writings.ts'

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
  test('are shown as cards that link to their page', async () => {
    startWorld({ writings: [cat] })
    renderWriting('/writing')
    const link = await screen.findByRole('link', { name: 'Mi gato' })
    expect(link.getAttribute('href')).toBe(`/writing/${cat.id}`)
    expect(screen.getByText('Mi gato es negro.').getAttribute('lang')).toBe('es')
    expect(screen.getByText(/^4 words · /)).toBeTruthy()
  })

  test('without any offer to begin one', async () => {
    startWorld()
    renderWriting('/writing')
    expect(await screen.findByText('No text yet')).toBeTruthy()
    await user.click(screen.getAllByRole('button', { name: 'New text' })[1] as HTMLElement)
    expect(screen.getByRole('dialog', { name: 'New text' })).toBeTruthy()
  })

  test('that cannot be loaded can be retried', async () => {
    const { world } = startWorld({ writings: [cat], isOffline: true })
    renderWriting('/writing')
    expect(await screen.findByText('Your texts did not arrive')).toBeTruthy()
    world.isOffline = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Mi gato' })).toBeTruthy()
  })

  test('are searched by the server', async () => {
    const { requestsTo } = startWorld({
      writings: [cat, { ...cat, id: 'x', title: 'Otro', text: 'Un perro' }],
    })
    renderWriting('/writing')
    await screen.findByRole('link', { name: 'Otro' })
    await user.type(screen.getByRole('searchbox', { name: 'Search my texts' }), 'perro')
    await expect.poll(() => screen.queryByRole('link', { name: 'Mi gato' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Otro' })).toBeTruthy()
    expect(screen.getByText('1 text found')).toBeTruthy()
    expect(requestsTo('GET', '/api/writings').at(-1)?.query).toEqual({ search: 'perro' })
    await user.type(screen.getByRole('searchbox'), 'zzz')
    await user.click(await screen.findByRole('button', { name: 'Show all' }))
    expect(await screen.findByRole('link', { name: 'Mi gato' })).toBeTruthy()
  })

  test('that only this browser has are shown offline, and sent when the connection is back', async () => {
    const { world } = startWorld({ isOffline: true })
    saveDraft(learnerId, cat.id, draft)
    renderWriting('/writing')
    expect(await screen.findByRole('link', { name: 'Sin enviar' })).toBeTruthy()
    expect(screen.getByText('Only in this browser so far')).toBeTruthy()
    expect(await screen.findByText(/There is no connection/)).toBeTruthy()
    world.isOffline = false
    window.dispatchEvent(new Event('online'))
    await expect.poll(() => world.writings.map(({ text }) => text)).toEqual(['Hola, Ana'])
    await expect.poll(() => screen.queryByText('Only in this browser so far')).toBeNull()
    expect(draftsOf(learnerId)).toEqual([])
  })

  test('are deleted and restored', async () => {
    const { world, requestsTo } = startWorld({ writings: [cat] })
    renderWriting('/writing')
    await user.click(await screen.findByRole('button', { name: 'Delete Mi gato' }))
    await expect.poll(() => world.writings).toEqual([])
    expect(screen.queryByRole('link', { name: 'Mi gato' })).toBeNull()
    expect(await screen.findByText('No text yet')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('My texts')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('link', { name: 'Mi gato' })).toBeTruthy()
    await expect.poll(() => document.activeElement?.textContent).toBe('My texts')
    expect(requestsTo('POST', '/restore')).toHaveLength(1)
  })

  test('that cannot be deleted stay, with a message', async () => {
    const { world } = startWorld({ writings: [cat] })
    renderWriting('/writing')
    const button = await screen.findByRole('button', { name: 'Delete Mi gato' })
    world.isOffline = true
    await user.click(button)
    expect(await screen.findByText(/Mi gato was not deleted\. Network error/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Mi gato' })).toBeTruthy()
  })

  test('that only this browser has are deleted and restored without the server', async () => {
    const { requestsTo } = startWorld({ isOffline: true })
    saveDraft(learnerId, cat.id, draft)
    renderWriting('/writing')
    await user.click(await screen.findByRole('button', { name: 'Delete Sin enviar' }))
    expect(draftsOf(learnerId)).toEqual([])
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('link', { name: 'Sin enviar' })).toBeTruthy()
    expect(requestsTo('DELETE')).toEqual([])
  })
})

describe('a new text', () => {
  test('needs a title, ignores a blank one, and opens with the field focused', async () => {
    const { world } = startWorld()
    renderWriting('/writing')
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

  test('that is cancelled returns the focus to its button', async () => {
    startWorld({ writings: [cat] })
    renderWriting('/writing')
    const button = await screen.findByRole('button', { name: 'New text' })
    await user.click(button)
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Title' }))
    await user.keyboard('{Escape}')
    await expect.poll(() => document.activeElement).toBe(button)
  })

  test('may answer a sample, whose task is shown above it', async () => {
    const { world } = startWorld()
    renderWriting('/writing')
    await user.click((await screen.findAllByRole('button', { name: 'New text' }))[0] as HTMLElement)
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Task' }), 'es-mi-calle')
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'La mía{Enter}')
    expect(await screen.findByText(/Describe the street/)).toBeTruthy()
    await expect.poll(() => world.writings[0]?.sampleId).toBe('es-mi-calle')
  })
})

describe('samples', () => {
  test('are filtered by level, and read word by word', async () => {
    startWorld({ samples: [street, { ...street, id: 'es-b', level: 'B1', title: 'La mudanza' }] })
    renderWriting('/writing?tab=samples')
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

  test('are looked up in their sentence', async () => {
    const { requestsTo } = startWorld()
    renderWriting('/writing/sample/es-mi-calle')
    await user.click(await screen.findByRole('button', { name: 'gusta' }))
    await screen.findByRole('dialog', { name: 'gusta' })
    await expect
      .poll(() => requestsTo('GET', '/obtener_explicacion').at(-1)?.query)
      .toMatchObject({
        selectedText: 'gusta',
        context: 'Me gusta mucho.',
        at: '3',
      })
  })

  test('a missing one shows a message', async () => {
    startWorld()
    renderWriting('/writing/sample/nothing')
    expect(await screen.findByText('This sample is not there')).toBeTruthy()
  })
})

test('drafts replace the texts of the server, most recently edited first', () => {
  const other = { ...cat, id: 'other', updatedAt: '2026-05-06T10:00:00Z' }
  const listed = (search = '') =>
    listedWritings(
      [cat, other],
      [
        { ...draft, id: cat.id, version: 3, title: 'Mi gata' },
        { ...draft, id: 'new', at: 0 },
      ],
      search,
    ).map(({ id, title, status }) => [id, title, status])
  expect(listed()).toEqual([
    ['other', 'Mi gato', 'saved'],
    [cat.id, 'Mi gata', 'changed'],
    ['new', 'Sin enviar', 'unsent'],
  ])
  expect(listed('ANÁ').map(([id]) => id)).toContain('new')
  expect(listed('zzz').map(([id]) => id)).not.toContain('new')
})
