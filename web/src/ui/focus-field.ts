/** A field that has to be mended takes the focus, and is read out with what is wrong about it. */
export function focusField(form: HTMLFormElement | null, name: string | undefined) {
  if (name) form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
}
