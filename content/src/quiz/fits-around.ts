import type { TargetLanguageCode } from '@verbena/language/languages'
import type { Reading } from '../lexicon.ts'
import { genderShownBy, nounGender } from './noun-gender.ts'
import type { Told, ToldWord } from './told.ts'

/**
 * Whether a word agrees with what stands around a gap as the right one does: in gender, ending and first sound. What
 * does not is told by grammar, before anything is understood.
 */
export function agreesLike(
  told: Told,
  { word, best }: { word: ToldWord; best: Reading },
  other: { form: string; reading: Reading },
): boolean {
  const { language } = told
  const words = told.lines[word.segment]?.words ?? []
  const before = words[word.wordInSegment - 1]?.folded ?? ''
  const after = words[word.wordInSegment + 1]?.text ?? ''
  if (showsSound(language, before) && soundOf(language, other.form) !== soundOf(language, word.text))
    return false
  if (best.concept.partOfSpeech === 'noun')
    return hasGenderOf(language, before, best, other.reading) && isPluralLike(language, { word, best }, other)
  if (best.concept.partOfSpeech === 'adjective')
    return isInflectedLike(language, { word, best, after }, other)
  return true
}

/** Where the right one shows its gender, one whose gender we do not know is no option. */
function hasGenderOf(language: TargetLanguageCode, before: string, best: Reading, other: Reading): boolean {
  const known = nounGender(language, best)
  const right = known && known !== 'mf' ? known : genderShownBy(language, before)
  const wrong = nounGender(language, other)
  return !right || wrong === right || wrong === 'mf'
}

/** Of a German plural the n tells the case: mit drei Eseln. */
const isPluralLike = (
  language: TargetLanguageCode,
  { word, best }: { word: ToldWord; best: Reading },
  { form }: { form: string },
) => language !== 'de' || !best.reasons.includes('plural') || /n$/.test(form) === /n$/.test(word.text)

const romance = new Set<TargetLanguageCode>(['es', 'it', 'fr'])
/** Base forms that are the same for both genders: feliz, grande, rouge. */
const isInvariable = (language: TargetLanguageCode, { lemma }: Reading) =>
  language === 'fr' ? /e$/.test(lemma) : !/[oó]$|[oóáí][rn]$/.test(lemma)

type Adjective = { word: ToldWord; best: Reading; after: string }

/** German adjectives show case, gender and number by their endings only, and "enorme" shows no gender where "favorito" does. */
function isInflectedLike(
  language: TargetLanguageCode,
  { word, best, after }: Adjective,
  { form, reading }: { form: string; reading: Reading },
): boolean {
  if (romance.has(language)) return !isInvariable(language, best) || isInvariable(language, reading)
  if (language !== 'de') return true
  // Before a noun stands no base form, but for one that is listed with an ending: besonderer.
  if (best.reasons.length === 0 && /^\p{Lu}/u.test(after)) return false
  return endingOf(word.text) === endingOf(form)
}

const endingOf = (form: string) => /e[nrsm]?$/.exec(form)?.[0] ?? ''

/** Words before another that change with how it begins: a dog, an owl; il mare, lo zio. */
const showing: Partial<Record<TargetLanguageCode, RegExp>> = {
  en: /^an?$/,
  fr: /^(?:le|la|de|je|me|te|se|ne|que|ce|cet|du|au|beau|bel|nouveau|nouvel|vieux|vieil|ma|ta|sa|mon|ton|son)$/,
  it: /^(?:il|lo|la|i|gli|le|un|uno|una|(?:d|n|su|da|a|co)(?:el|ello|ella|ei|egli|elle|l|llo|lla|i|gli|lle)|bel|bello|bei|begli|quel|quello|quella|quei|quegli|questo|questa)$/,
}

const showsSound = (language: TargetLanguageCode, before: string) => showing[language]?.test(before) ?? false

function soundOf(language: TargetLanguageCode, form: string): string {
  const folded = form.normalize('NFD').toLowerCase()
  if (language === 'it' && /^(s[^aeiou]|z|gn|ps|x|y)/.test(folded)) return 'lo'
  return (language === 'en' ? /^[aeiou]/ : /^[aeiouh]/).test(folded) ? 'vowel' : ''
}
