import type { StressMarks } from '@verbena/language/packs/tool-facts'

const stress = /^[ˈˌ]/
const vowel = /^[ˈˌ]?[aeiouyæøœɐɑɒɔəɚɛɜɝɪɨɵɤɯʉʊʌ]/
const liquidOrGlide = /^[lɾrɹʁʎjwɥ]/
const obstruent = /^[pbtdkɡgfvθðβɣsʃxzʒ]/

/**
 * Converts the IPA of eSpeak NG to the form of dictionaries: without separators and language codes, and with the stress mark
 * before the syllable instead of before the vowel.
 * @example readableIpa('ˌa_m_a_s_ˈa_ɾ\n', 'primary') // 'amaˈsaɾ'
 */
export function readableIpa(written: string, marks: StressMarks): string {
  return written
    .replace(/\([a-z-]+\)/g, '_')
    .trim()
    .split(/\s+/)
    .map((word) => stressed(word.split('_').filter(Boolean), marks))
    .join(' ')
}

function stressed(sounds: string[], marks: StressMarks): string {
  const result: string[] = []
  for (const [index, sound] of sounds.entries()) {
    const mark = sound.match(stress)?.[0]
    result.push(mark ? sound.slice(1) : sound)
    if (mark && marks !== 'none' && (mark === 'ˈ' || marks === 'both'))
      result.splice(result.length - 1 - onsetLength(sounds.slice(0, index)), 0, mark)
  }
  return result.join('')
}

/**
 * The number of consonants before a vowel that belong to its syllable: all of them at the beginning of a word, two if the
 * last one is a liquid or glide after an obstruent, otherwise one.
 */
function onsetLength(before: string[]): number {
  const consonants = before.slice(before.findLastIndex((sound) => vowel.test(sound)) + 1)
  if (consonants.length === before.length) return consonants.length
  const [second = '', last = ''] = consonants.slice(-2)
  if (consonants.length > 1 && liquidOrGlide.test(last) && obstruent.test(second)) return 2
  return Math.min(1, consonants.length)
}
