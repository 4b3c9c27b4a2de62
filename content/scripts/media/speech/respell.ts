import { lineWords } from './line-words.ts'

/**
 * What espeak-ng 1.51 reads wrongly, by language of the voice, and a spelling that it reads well. Words must stay
 * words: each pattern turns one word into one word.
 */
const spellings: Record<string, [pattern: RegExp, spelling: string][]> = {
  'es-419': [
    [/\bOaxaca\b/g, 'Oajaca'],
    // Between vowels "ll" is read as a doubled sound.
    [/(?<=[aeiouáéíóú])ll(?=[aeiouáéíóú])/g, 'y'],
  ],
  de: [
    [/\bEmil\b/g, 'Ehmiel'],
    [/\bAha\b/g, 'A-ha'],
  ],
}

/** A line as it should be written for a voice (`es-419+f3`), and where a place in that lies in the line itself. */
export function respell(
  line: string,
  voice: string,
): { spelling: string; placeInLine: (place: number) => number } {
  const replacements = spellings[voice.split('+')[0] ?? ''] ?? []
  const spelling = replacements.reduce((text, [pattern, better]) => text.replace(pattern, better), line)
  const [written, spoken] = [lineWords(line), lineWords(spelling)]
  if (written.length !== spoken.length)
    throw new Error(`"${line}" is respelled with other words: "${spelling}"`)
  const placeInLine = (place: number): number => {
    const word = spoken.findLastIndex(({ position }) => position <= place)
    return written[word]?.position ?? place
  }
  return { spelling, placeInLine }
}
