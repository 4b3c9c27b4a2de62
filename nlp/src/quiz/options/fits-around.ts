import type { TargetLanguageCode } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import { textKey } from '@verbena/language/text/text-key'
import type { Reading } from '../../lexicon/readings.ts'
import type { AnalysedTranscript, TranscriptToken } from '../transcript/analysed-transcript.ts'
import { genderShownBy, nounGender } from './noun-gender.ts'

/**
 * Whether a word agrees with the words around a gap like the right word: in gender, ending and first sound. Grammar alone
 * would exclude an option that does not agree.
 */
export function agreesLike(
  transcript: AnalysedTranscript,
  { word, best }: { word: TranscriptToken; best: Reading },
  other: { form: string; reading: Reading },
): boolean {
  const { language } = transcript
  const words = transcript.lines[word.segment]?.words ?? []
  const before = words[word.wordInSegment - 1]?.key ?? ''
  const after = words[word.wordInSegment + 1]?.text ?? ''
  if (showsSound(language, before) && soundOf(language, other.form) !== soundOf(language, word.text))
    return false
  if (best.concept.partOfSpeech === 'noun')
    return hasGenderOf(language, before, best, other.reading) && isPluralLike(language, { word, best }, other)
  if (best.concept.partOfSpeech === 'adjective')
    return isInflectedLike(language, { word, best, after }, other)
  return true
}

/** Whether an option has the gender of the right word, if that shows its gender. A word of unknown gender has not. */
function hasGenderOf(language: TargetLanguageCode, before: string, best: Reading, other: Reading): boolean {
  const known = nounGender(language, best)
  const right = known && known !== 'mf' ? known : genderShownBy(language, before)
  const wrong = nounGender(language, other)
  return !right || wrong === right || wrong === 'mf'
}

/** Whether an option shows the same case, if the right word is a plural that shows its case: mit drei Eseln. */
function isPluralLike(
  language: TargetLanguageCode,
  { word, best }: { word: TranscriptToken; best: Reading },
  { form }: { form: string },
): boolean {
  const ending = packs[language].quiz?.casePluralEnding
  return !ending || !best.reasons.includes('plural') || ending.test(form) === ending.test(word.text)
}

type Adjective = { word: TranscriptToken; best: Reading; after: string }

/** Whether two adjectives both show their gender or both do not: "favorito" is conspicuous beside "enorme". */
function isInflectedLike(
  language: TargetLanguageCode,
  { word, best, after }: Adjective,
  { form, reading }: { form: string; reading: Reading },
): boolean {
  const { invariableAdjective, adjectiveEnding } = packs[language].quiz ?? {}
  if (invariableAdjective)
    return !invariableAdjective.test(best.lemma) || invariableAdjective.test(reading.lemma)
  if (!adjectiveEnding) return true
  // No base form precedes a noun, except one that is listed with an ending: besonderer.
  if (best.reasons.length === 0 && /^\p{Lu}/u.test(after)) return false
  return adjectiveEnding.exec(word.text)?.[0] === adjectiveEnding.exec(form)?.[0]
}

const showsSound = (language: TargetLanguageCode, before: string) =>
  packs[language].quiz?.soundAgreement?.words.test(before) ?? false

/** The group of first sounds of a form, on which words before it depend: a dog, an owl. */
function soundOf(language: TargetLanguageCode, form: string): number {
  const first = textKey(form).normalize('NFD')
  return packs[language].quiz?.soundAgreement?.sounds.findIndex((sound) => sound.test(first)) ?? -1
}
