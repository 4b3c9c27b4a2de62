/**
 * Whether a pattern takes time that grows no faster than the line: `*` and `+` stand behind a letter class only, and
 * whatever may repeat otherwise has an end.
 */
export function isBounded(pattern: string): boolean {
  const classes = pattern.replace(/\\p\{L\}|\[[^\]]*\]/g, 'L')
  return !/[^L][*+]/.test(classes) && !/\{\d+,\}/.test(classes) && !/\)(?:[*+]|\{)/.test(classes)
}
