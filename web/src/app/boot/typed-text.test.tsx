import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { keepTypedText } from './typed-text.ts'

afterEach(cleanup)

/** A field whose value React holds, and one whose value it does not. */
function Form() {
  const [name, setName] = useState('')
  return (
    <form>
      <input name="name" value={name} onChange={(event) => setName(event.target.value)} />
      <input name="password" />
      <output>{name}</output>
    </form>
  )
}

test('what was typed into the sent page is in the fields of the live page, with the focus', () => {
  const root = document.createElement('div')
  root.innerHTML = '<form><input name="name"><input name="password"><input name="gone"></form>'
  document.body.append(root)
  const [name, secret] = root.querySelectorAll('input') as unknown as [HTMLInputElement, HTMLInputElement]
  name.value = 'marta'
  name.focus()
  const restore = keepTypedText(root)
  // Typed while the page is rendered.
  secret.focus()
  secret.value = 'plum'
  root.innerHTML = ''
  render(<Form />, { container: root })
  restore()
  const [liveName, liveSecret] = screen.getAllByRole<HTMLInputElement>('textbox')
  expect([liveName?.value, liveSecret?.value]).toEqual(['marta', 'plum'])
  expect(document.activeElement).toBe(liveSecret)
  root.remove()
})

test('the focus stays on the link that has it', () => {
  const root = document.createElement('div')
  const links = '<a href="/videos">Videos</a><a href="/songs">Songs</a>'
  root.innerHTML = links
  document.body.append(root)
  root.querySelector<HTMLElement>('a[href="/songs"]')?.focus()
  const restore = keepTypedText(root)
  root.innerHTML = `<button>New</button>${links}`
  restore()
  expect(document.activeElement?.textContent).toBe('Songs')
  root.remove()
})

test('a file that is chosen in the dialog of the sent page reaches the live page', () => {
  const root = document.createElement('div')
  root.innerHTML = '<input type="file" name="file">'
  document.body.append(root)
  const sent = root.querySelector('input') as HTMLInputElement
  const restore = keepTypedText(root)
  root.innerHTML = ''
  const chosen: string[] = []
  render(
    <input type="file" name="file" onChange={({ target }) => chosen.push(target.files?.[0]?.name ?? '')} />,
    {
      container: root,
    },
  )
  restore()
  const files = new DataTransfer()
  files.items.add(new File(['word'], 'words.csv'))
  sent.files = files.files
  sent.dispatchEvent(new Event('change'))
  expect(chosen).toEqual(['words.csv'])
  root.remove()
})
