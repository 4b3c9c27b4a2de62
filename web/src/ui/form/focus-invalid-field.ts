/** Moves the focus to the first invalid field, so that screen readers read the field and its error. */
export function focusInvalidField(form: HTMLFormElement | null, name: string | undefined) {
  if (name) form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
}
