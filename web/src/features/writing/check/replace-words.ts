import { moveOffset } from './note-positions.ts'

type Part = { start: number; end: number; fix: string }

/**
 * Replaces words of a text field as if they were typed, so that the browser's own undo works. Keeps the caret at its
 * words, and the on-screen keyboard closed.
 */
export function replaceWords(field: HTMLTextAreaElement, { start, end, fix }: Part) {
  const { selectionStart, selectionEnd, inputMode } = field
  field.inputMode = 'none'
  field.focus({ preventScroll: true })
  field.setSelectionRange(start, end)
  if (!typeIn(fix)) insert(field, { start, end, fix })
  const edit = { start, removed: end - start, added: fix.length }
  field.setSelectionRange(moveOffset(selectionStart, edit), moveOffset(selectionEnd, edit))
  field.inputMode = inputMode
}

/** `execCommand` is deprecated, but nothing else preserves the browser's undo history. */
function typeIn(fix: string): boolean {
  const { execCommand } = document as { execCommand?: Document['execCommand'] }
  if (!execCommand) return false
  return fix === ''
    ? execCommand.call(document, 'delete')
    : execCommand.call(document, 'insertText', false, fix)
}

/** Fallback without `execCommand`. The native setter bypasses React's, so that React handles the input event. */
function insert(field: HTMLTextAreaElement, { start, end, fix }: Part) {
  const text = field.value
  const setter = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
  setter?.call(field, text.slice(0, start) + fix + text.slice(end))
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: fix }))
}
