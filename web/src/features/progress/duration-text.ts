export type DurationPart = { value: string; unit: 'h' | 'min' | 's' }

/** Hours and minutes, minutes, or seconds below a minute, so that a short time is not shown as zero. */
export function durationParts(seconds: number, language: string): DurationPart[] {
  const format = new Intl.NumberFormat(language)
  const whole = Math.floor(seconds)
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  if (whole > 0 && whole < 60) return [{ value: format.format(whole), unit: 's' }]
  const inMinutes: DurationPart = { value: format.format(minutes), unit: 'min' }
  return hours > 0 ? [{ value: format.format(hours), unit: 'h' }, inMinutes] : [inMinutes]
}

/** @example '1 h 19 min', with non-breaking spaces; the unit symbols are the same in English and Spanish */
export const durationText = (seconds: number, language: string): string =>
  durationParts(seconds, language)
    .map(({ value, unit }) => `${value}\u00a0${unit}`)
    .join('\u00a0')
