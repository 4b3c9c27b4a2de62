import { movePlace } from './place-notes.ts'

type Part = { start: number; end: number; fix: string }

/**
 * Puts other words into a text field as if they were typed, so that the browser's own undo takes them back. The caret
 * stays where it was among its words. The keyboard of a phone stays away.
 */
export function replaceWords(field: HTMLTextAreaElement, { start, end, fix }: Part) {
  const { selectionStart, selectionEnd, inputMode } = field
  field.inputMode = 'none'
  field.focus({ preventScroll: true })
  field.setSelectionRange(start, end)
  if (!typeIn(fix)) insert(field, { start, end, fix })
  const edit = { start, removed: end - start, added: fix.length }
  field.setSelectionRange(movePlace(selectionStart, edit), movePlace(selectionEnd, edit))
  field.inputMode = inputMode
}

/** Deprecated, and the only way that leaves the browser's undo whole. */
function typeIn(fix: string): boolean {
  const { execCommand } = document as { execCommand?: Document['execCommand'] }
  if (!execCommand) return false
  return fix === ''
    ? execCommand.call(document, 'delete')
    : execCommand.call(document, 'insertText', false, fix)
}

/** Where the browser does not do it. React hears of the change by its event, if its own setter has not heard it before. */
function insert(field: HTMLTextAreaElement, { start, end, fix }: Part) {
  const text = field.value
  const setter = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
  setter?.call(field, text.slice(0, start) + fix + text.slice(end))
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: fix }))
}
