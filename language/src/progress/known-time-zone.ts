/**
 * The name under which a time zone is kept: the one that this engine gives it, so that `europe/madrid` and old names are
 * one. Offsets such as `+05:30` are no zones: they do not know when the clocks change.
 * @returns null for anything else
 * @example knownTimeZone('Europe/Madrid') // 'Europe/Madrid'
 */
export function knownTimeZone(name: string): string | null {
  if (/^[+-]/.test(name)) return null
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return null
  }
}
