/** Moves the focus to the first invalid field, so that a screen reader reads it with its error. */
export function focusInvalidField(form: HTMLFormElement | null, name: string | undefined) {
  if (name) form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
}
