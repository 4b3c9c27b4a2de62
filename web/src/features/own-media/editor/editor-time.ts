/** @example editorTime(65.25) // '1:05.25'; editorTime(3665) // '1:01:05.0' */
export function editorTime(seconds: number): string {
  const ms = Math.max(0, Math.round(seconds * 1000))
  const whole = Math.floor(ms / 1000)
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)]
  const two = (value: number) => String(value).padStart(2, '0')
  const fraction = String(ms % 1000)
    .padStart(3, '0')
    .replace(/0{1,2}$/, '')
  const rest = `${two(whole % 60)}.${fraction}`
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}

/** Reads `1:05.2`, `65,2` and `1:01:05`. @returns seconds; null when the text is not a time */
export function readEditorTime(text: string): number | null {
  const match = /^(?:(?:(\d{1,3}):)?(\d{1,3}):)?(\d{1,6}(?:[.,]\d{1,3})?)$/.exec(text.trim())
  if (!match) return null
  const [, hours = '0', minutes = '0', rest = '0'] = match
  const seconds = Number(hours) * 3600 + Number(minutes) * 60 + Number(rest.replace(',', '.'))
  return seconds <= 1_000_000 ? seconds : null
}

/** Reads `-1.5`, `+0,3` and `−2`. @returns seconds; null when the text is not a number of seconds */
export function readShift(text: string): number | null {
  const normalised = text.trim().replace('−', '-').replace(',', '.')
  const seconds = /^[+-]?\d{1,5}(\.\d{1,3})?$/.test(normalised) ? Number(normalised) : Number.NaN
  return Number.isNaN(seconds) || Math.abs(seconds) > 86_400 ? null : seconds
}
