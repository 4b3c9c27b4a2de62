const accented: Record<string, string> = {
  α: 'ά',
  ε: 'έ',
  η: 'ή',
  ι: 'ί',
  ο: 'ό',
  υ: 'ύ',
  ω: 'ώ',
  ϊ: 'ΐ',
  ϋ: 'ΰ',
}
const plain: Record<string, string> = Object.fromEntries(
  Object.entries(accented).map(([letter, stressed]) => [stressed, letter]),
)
const parted: Record<string, string> = { ι: 'ϊ', υ: 'ϋ' }
const joined: Record<string, string> = { ϊ: 'ι', ϋ: 'υ' }

/** A vowel, or two letters that are read as one vowel. */
const vowels = /αι|ει|οι|υι|ου|αυ|ευ|ηυ|[αεηιουωϊϋ]/g

/**
 * Removes the accents of a Greek word. If an accent separates two vowels, a dialytika replaces it.
 * @example withoutAccent('άνθρωπος') // 'ανθρωπος'
 * @example withoutAccent('τσάι') // 'τσαϊ'
 */
export function withoutAccent(word: string): string {
  return word
    .replace(
      /([άέόή])([ιυ])/g,
      (_, first: string, second: string) => (plain[first] ?? first) + (parted[second] ?? second),
    )
    .replace(/[άέήίόύώΐΰ]/g, (letter) => plain[letter] ?? letter)
}

/**
 * Puts an accent on a syllable, counted from the end, of a word without accents. A word of one syllable takes none.
 * @returns undefined if the word has fewer syllables
 * @example withAccent('ανθρωπος', 3) // 'άνθρωπος'
 */
export function withAccent(word: string, syllable: number): string | undefined {
  const found = [...word.matchAll(vowels)]
  const vowel = found.at(-syllable)
  if (found.length < syllable || !vowel) return undefined
  if (found.length === 1) return word
  const end = vowel.index + vowel[0].length
  const letter = word.charAt(end - 1)
  const next = word.charAt(end)
  const rest =
    (vowel[0].length === 1 && joined[next] ? joined[next] + word.slice(end + 1) : undefined) ??
    word.slice(end)
  return word.slice(0, end - 1) + (accented[letter] ?? letter) + rest
}

/**
 * Removes the second accent of a word, which is written before an unstressed pronoun.
 * @example withOneAccent('όνομά') // 'όνομα'
 */
export function withOneAccent(word: string): string {
  let seen = false
  return word.replace(/[άέήίόύώΐΰ]/g, (letter) => {
    if (seen) return plain[letter] ?? letter
    seen = true
    return letter
  })
}
