/**
 * The name under which a time zone is stored. It is the engine's own name, so that `europe/madrid` and old names give one.
 * @returns null for an unknown name, and for an offset such as `+05:30`, which does not know when clocks change
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
