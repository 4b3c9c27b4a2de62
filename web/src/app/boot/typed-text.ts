/**
 * Keeps what was typed or chosen in the fields of a page that is rendered anew, and the focus.
 * @returns puts them back, once the new fields are there instead of those
 */
export function keepTypedText(root: HTMLElement): () => void {
  const fields = fieldsOf(root)
  // The rendering removes what has the focus.
  let focused = focusableOf(root).find((element) => element === document.activeElement)
  const follow = ({ target }: Event) => {
    focused = focusableOf(root).find((element) => element === target)
  }
  document.addEventListener('focusin', follow)
  document.addEventListener('pointerdown', follow)
  return () => {
    document.removeEventListener('focusin', follow)
    document.removeEventListener('pointerdown', follow)
    for (const field of fieldsOf(root)) {
      // A field that was removed keeps its value.
      const sent = fields.find(({ name }) => name === field.name)
      if (sent?.value && !field.value) copy(sent, field)
      // Its dialog for files may still be open.
      if (sent?.type === 'file') sent.addEventListener('change', () => copy(sent, field))
    }
    const key = focused && keyOf(focused)
    if (key)
      focusableOf(root)
        .find((element) => keyOf(element) === key)
        ?.focus()
  }
}

const focusableOf = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLElement>('input[name], a[href], button'),
]

/** The same for an element of the sent page and the one that replaces it. */
const keyOf = (element: HTMLElement) =>
  JSON.stringify([
    element.tagName,
    element.getAttribute('name') ?? element.getAttribute('href'),
    element.tagName === 'INPUT' ? null : (element.getAttribute('aria-label') ?? element.textContent),
  ])

const fieldsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLInputElement>('input[name]')]

/** As if it was typed or chosen: React does not see a value that is only assigned. */
function copy(from: HTMLInputElement, to: HTMLInputElement) {
  if (from.type === 'file') {
    to.files = from.files
    to.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(to, from.value)
  to.dispatchEvent(new Event('input', { bubbles: true }))
}
