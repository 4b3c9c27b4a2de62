import type { LanguageCode } from '@verbena/language/languages'
import type { FormReason } from '@verbena/language/parts-of-speech'
import { foldForm, type Reading, senseOf } from '../lexicon.ts'
import { lookAlike } from './fair-options.ts'
import type { Workshop } from './question.ts'
import { foldLine } from './said-line.ts'
import { type Told, type ToldWord, translationOf } from './told.ts'

export type Meaning = { text: string; language: LanguageCode; isDefinition: boolean }

type Helped = Pick<Workshop, 'told' | 'helpLanguage'>

/** What a word means here, in the learner's language: the translation that the line's own uses, else the first. */
export function meaningOf(workshop: Helped, word: ToldWord): Meaning | undefined {
  const { told, helpLanguage } = workshop
  const { best, isSure } = told.read(word)
  const line = told.lines[word.segment]
  if (!best || !isSure || !line) return undefined
  const [first, ...others] = meaningsOf(workshop, best)
  const said = translationOf(line, helpLanguage, told.language)
  if (!first || first.isDefinition || said?.language !== first.language) return first
  const folded = ` ${foldLine(said.text)} `
  return [first, ...others].find(({ text }) => folded.includes(` ${foldLine(text)} `)) ?? first
}

/** Meanings of a word that are told where it is not known which it has. */
const hintsMaximum = 3

/** What tells a word from others: what it means here or, of one word with several meanings, each of them. */
export function hintOf(workshop: Helped, word: ToldWord): string | undefined {
  const { best, all, isClear } = workshop.told.read(word)
  const sure = meaningOf(workshop, word)
  if (sure || !best || !isClear) return sure?.text
  const [first, ...others] = all.flatMap((reading) => meaningsOf(workshop, reading).slice(0, 1))
  if (!first) return undefined
  const alike = others.filter(({ language }) => language === first.language)
  const texts = new Set([first, ...alike].map(({ text }) => text))
  return [...texts].slice(0, hintsMaximum).join(first.isDefinition ? '; ' : ', ')
}

/** Half a word, or a gloss in brackets, is told from others by its looks. */
export const isFragment = (meaning: string) => /-$|^\(/.test(meaning)

/** A word that is nearly the same in both languages asks for nothing, nor does a fragment. */
export function isTooPlain(told: Told, word: ToldWord, meaning: string): boolean {
  const folded = foldLine(meaning)
  return (
    isFragment(meaning) ||
    [word.text, told.read(word).best?.lemma ?? word.text].some((form) => {
      const said = foldLine(form)
      return said.startsWith(folded) || folded.startsWith(said) || lookAlike(said, folded)
    })
  )
}

/** Translations, best first; the definition where English would have to stand in for itself. */
export function meaningsOf({ told, helpLanguage }: Helped, reading: Reading): Meaning[] {
  const { translations, explainedIn } = senseOf(reading, helpLanguage)
  if (explainedIn === told.language)
    return [{ text: reading.concept.definition.en, language: 'en', isDefinition: true }]
  return translations.map((text) => ({ text, language: explainedIn, isDefinition: false }))
}

/** A tense or a mood: without one, person and number say nothing of a verb. */
const verbal = /present|past|imperfect|future|conditional|subjunctive|imperative|infinitive|gerund|participle/

/** What all ways to read a form have in common: "hatte" is past, of whichever person. */
function certainReasons(best: Reading, all: readonly Reading[]): readonly FormReason[] {
  const forms = all.filter(({ concept, lemma }) => concept === best.concept && lemma === best.lemma)
  const common = best.reasons.filter((reason) => forms.every(({ reasons }) => reasons.includes(reason)))
  const isTold = best.concept.partOfSpeech !== 'verb' || common.some((reason) => verbal.test(reason))
  return isTold ? common : []
}

/** One sentence: what a word means and what it is a form of; empty where we are not sure. */
export function wordNote(workshop: Workshop, word: ToldWord): string {
  const { told, sentences, helpLanguage } = workshop
  const { best, all } = told.read(word)
  const meaning = meaningOf(workshop, word)
  const line = told.lines[word.segment]
  if (!best || !meaning || !line) return ''
  // Where no translation of the line says more, the definition does.
  const isPut = meaning.isDefinition || translationOf(line, helpLanguage, told.language) !== undefined
  const definition = isPut ? '' : best.concept.definition[sentences.language]
  if (foldForm(best.lemma) === word.folded || best.reasons.length === 0)
    return sentences.wordMeans(word.text, meaning.text, definition)
  const reasons = certainReasons(best, all)
    .map((reason) => sentences.reasons[reason])
    .join(', ')
  // A person and a number are one thing.
  const read = reasons.replace(/(persona?), (singular|plural)/g, '$1 $2')
  return sentences.formMeans(word.text, best.lemma, read, meaning.text, definition)
}
