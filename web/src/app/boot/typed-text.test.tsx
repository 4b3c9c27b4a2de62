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
