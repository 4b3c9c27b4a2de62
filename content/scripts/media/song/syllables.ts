import { lineWords } from '../speech/line-words.ts'
import type { Speech } from '../speech/speak.ts'
import { groupWords } from '../speech/words.ts'

/** A sung note of a line: its vowel, in seconds of the speech, and its words. */
export type SungSyllable = {
  vowelStart: number
  vowelEnd: number
  isDiphthong: boolean
  /** Syllables that share the note, each with the index of its word in the line. */
  parts: { word: number }[]
}

// The names of vowels of espeak-ng begin with these letters in every language; `n-` and `l-` are syllabic consonants.
const vowelPattern = /^[aeiouyAEIOUVWY@0369&]|^[nml]-$/
const glidePattern = /^[aeiouAEIOUVWY@][:]?[iuIUYO]/

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/**
 * Finds the vowel of each note of a sung line. If espeak-ng pronounces more or fewer vowels than the line has syllables,
 * vowels are joined or the longest is halved. This is done word by word, so that an unusual word cannot shift its
 * neighbours, and is reported to `notice`.
 */
export function findSyllables(
  line: string,
  syllables: string,
  speech: Speech,
  notice: (text: string) => void,
): SungSyllable[] {
  const words = lineWords(line)
  const notes = assignWords(
    syllables,
    words.map((word) => word.text),
    line,
  )
  const vowels = groupWords(line, speech).flatMap(({ from, to, firstPhoneme, endPhoneme }) => {
    const wanted = notes.flatMap((note) => note.parts).filter((part) => part.word >= from && part.word < to)
    const found = vowelsIn(speech, firstPhoneme, endPhoneme)
    if (found.length !== wanted.length) {
      const text = words.slice(from, to).map((word) => word.text)
      notice(`"${text.join(' ')}" is spoken with ${found.length} vowels, sung on ${wanted.length} syllables`)
    }
    return fit(found, wanted.length)
  })
  let used = 0
  return notes.map(({ parts }) => {
    const held = vowels.slice(used, used + parts.length)
    used += parts.length
    const [first, last] = [held[0], held.at(-1)]
    if (!first || !last) throw new Error(`"${line}": a note has no vowel`)
    const isDiphthong = parts.length > 1 || first.isDiphthong
    return { vowelStart: first.start, vowelEnd: last.end, isDiphthong, parts }
  })
}

/** Finds the word of each syllable by the letters of the line. */
function assignWords(syllables: string, words: string[], line: string): { parts: { word: number }[] }[] {
  let word = 0
  let rest = lettersOf(words[0] ?? '')
  const notes = syllables.split('-').map((note) => ({
    parts: note.split('_').map((part) => {
      if (rest === '') rest = lettersOf(words[++word] ?? '')
      const letters = lettersOf(part)
      if (letters === '' || !rest.startsWith(letters)) {
        throw new Error(`"${line}": syllable "${part}" is not the next one of "${words[word] ?? ''}"`)
      }
      rest = rest.slice(letters.length)
      return { word }
    }),
  }))
  if (rest !== '' || word !== words.length - 1) throw new Error(`"${line}": the syllables end too early`)
  return notes
}

type Vowel = { start: number; end: number; isDiphthong: boolean }

function vowelsIn(speech: Speech, firstPhoneme: number, endPhoneme: number): Vowel[] {
  const vowels: Vowel[] = []
  for (let index = firstPhoneme; index < endPhoneme; index++) {
    const { name, start } = speech.phonemes[index]!
    if (!vowelPattern.test(name)) continue
    const end = speech.phonemes[index + 1]?.start ?? speech.samples.length
    vowels.push({ start, end, isDiphthong: glidePattern.test(name) })
  }
  return vowels
}

function fit(vowels: Vowel[], count: number): Vowel[] {
  const fitted = [...vowels]
  while (fitted.length > count && fitted.length > 1) {
    const gaps = fitted.slice(1).map((vowel, index) => vowel.start - fitted[index]!.end)
    const index = gaps.indexOf(Math.min(...gaps))
    const joined = { start: fitted[index]!.start, end: fitted[index + 1]!.end, isDiphthong: true }
    fitted.splice(index, 2, joined)
  }
  while (fitted.length < count && fitted.length > 0) {
    const lengths = fitted.map((vowel) => vowel.end - vowel.start)
    const index = lengths.indexOf(Math.max(...lengths))
    const { start, end } = fitted[index]!
    const middle = (start + end) / 2
    fitted.splice(
      index,
      1,
      { start, end: middle, isDiphthong: false },
      { start: middle, end, isDiphthong: false },
    )
  }
  return fitted
}
