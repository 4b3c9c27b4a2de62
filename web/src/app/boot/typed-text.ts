/**
 * Keeps what was typed into the fields of a page that is rendered anew, and the focus.
 * @returns puts them back, once the new fields are there
 */
export function keepTypedText(root: HTMLElement): () => void {
  const typed = fieldsOf(root).map(({ name, value }) => ({ name, value }))
  const focused = fieldsOf(root).find((field) => field === document.activeElement)?.name
  return () => {
    for (const field of fieldsOf(root)) {
      const value = typed.find(({ name }) => name === field.name)?.value
      if (value && !field.value) write(field, value)
      if (field.name === focused) field.focus()
    }
  }
}

const fieldsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLInputElement>('input[name]')]

/** As if it was typed: React does not see a value that is only assigned. */
function write(field: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
