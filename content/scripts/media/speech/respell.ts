import type { TargetLanguageCode } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import { lineWords } from './line-words.ts'

/** Respells a line for a voice (`es-419+f3`), and maps positions of the result to the line. */
export function respell(
  line: string,
  language: TargetLanguageCode,
  voice: string,
): { spelling: string; placeInLine: (place: number) => number } {
  const replacements = packs[language].speech?.respellings?.[voice.split('+')[0] ?? ''] ?? []
  const spelling = replacements.reduce((text, [pattern, better]) => text.replace(pattern, better), line)
  const [written, spoken] = [lineWords(line), lineWords(spelling)]
  if (written.length !== spoken.length)
    throw new Error(`the respelling of "${line}" has other words: "${spelling}"`)
  const placeInLine = (place: number): number => {
    const word = spoken.findLastIndex(({ position }) => position <= place)
    return written[word]?.position ?? place
  }
  return { spelling, placeInLine }
}
