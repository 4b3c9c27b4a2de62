import type { TFunction } from 'i18next'
import type { LinePlayback } from './use-line-playback.ts'

/** Describes the looped lines; '' without a loop. Line numbers start at 1. */
export function loopDescription(
  t: TFunction<'player'>,
  { loop, loopStart }: Pick<LinePlayback, 'loop' | 'loopStart'>,
) {
  if (loopStart !== null) return t('loop.begun', { line: loopStart + 1 })
  if (!loop) return ''
  const [first, last] = [loop.first + 1, loop.last + 1]
  return first === last ? t('loop.line', { line: first }) : t('loop.lines', { first, last })
}
