/**
 * Whether a pattern takes time that grows no faster than the line: `*` and `+` follow a character class only, and other
 * repetitions have an upper bound.
 */
export function isBounded(pattern: string): boolean {
  const classes = pattern.replace(/\\p\{L\}|\[[^\]]*\]/g, 'L')
  return !/[^L][*+]/.test(classes) && !/\{\d+,\}/.test(classes) && !/\)(?:[*+]|\{)/.test(classes)
}
