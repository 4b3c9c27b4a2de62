import type { TFunction } from 'i18next'

/** Describes the offset of the transcript. */
export function offsetDescription(t: TFunction<'player'>, language: string, seconds: number): string {
  const amount = new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(Math.abs(seconds))
  if (seconds === 0) return t('offset.none')
  return t(seconds > 0 ? 'offset.later' : 'offset.earlier', { seconds: amount })
}
