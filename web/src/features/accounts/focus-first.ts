/**
 * The first field that is wrong takes focus, and is read out with what is wrong about it.
 * @param order the names of the fields, from the top
 */
export function focusFirst<Field extends string>(
  form: HTMLFormElement,
  order: readonly Field[],
  errors: { readonly [Name in Field]?: string | undefined },
) {
  const first = order.find((name) => errors[name])
  if (first) form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
}
