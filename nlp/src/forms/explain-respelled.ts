import type { Explanation } from '@verbena/contract/lookup/lookup'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { knownName } from '@verbena/language/names/known-names'
import { packs } from '@verbena/language/packs/packs'
import { textKey } from '@verbena/language/text/text-key'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Reading } from '../lexicon/readings.ts'
import { explainText, type Question } from '../lookup/explain.ts'
import { explainListedName } from './explain-name.ts'
import type { FormSources } from './form-sources.ts'
import { type OtherSpelling, otherSpellings } from './other-spellings.ts'
import { hasCapital } from './sentence-place.ts'

/** The dictionaries are asked for so many spellings at most. */
const dictionarySpellingsMaximum = 8

/**
 * Explains the word that a text without accents or in a makeshift spelling stands for: "tambien" is también. The last resort,
 * because each such spelling may be a real word.
 * @returns null if no source has such a word
 */
export function explainRespelled(sources: FormSources, question: Question): Explanation | null {
  const { lexicon, dictionary } = sources
  if (/[^\p{L}\p{M}'’-]/u.test(question.text)) return null
  const spellings = otherSpellings(question.text, question.language)
  const spelling = bestSpelling(lexicon, question.language, spellings)
  if (spelling !== undefined) return meant(explainText(lexicon, respelled(question, spelling)), spelling)
  for (const { spelling: one } of spellings) {
    const name = hasCapital(question.text) ? knownName(question.language, one) : undefined
    const capital = one.charAt(0).toUpperCase() + one.slice(1)
    const known = name && explainListedName(lexicon, { ...question, text: capital, context: '' })
    if (known) return meant(known, capital)
  }
  for (const { spelling: one } of spellings.slice(0, dictionarySpellingsMaximum)) {
    const known = dictionary(respelled(question, one))
    if (known) return meant(known, one)
  }
  return null

  function meant(known: Explanation, key: string): Explanation {
    // A German noun is shown with its capital.
    const { lemma = key } = known
    const word = textKey(lemma) === textKey(key) ? lemma : key
    return { ...known, word: question.text, meant: { word, because: 'spelling' } }
  }
}

/** What a form costs more than a base form. The rules also undo forms that nobody writes: "éleve" for élève. */
const costOfForm = 1.5

/** The spelling with the fewest changes that the lexicon has. */
function bestSpelling(
  lexicon: Lexicon,
  language: TargetLanguageCode,
  spellings: readonly OtherSpelling[],
): string | undefined {
  const known = spellings.flatMap(({ spelling, changes }) => {
    const readings = lexicon.readings(language, spelling).filter(isLikely)
    const isBase = readings.some(({ reasons }) => reasons.length === 0 || reasons.includes('contraction'))
    const isEnough = isBase || packs[language]?.marksMakeLetters !== true
    return readings.length > 0 && isEnough ? [{ spelling, cost: changes + (isBase ? 0 : costOfForm) }] : []
  })
  return known.sort((one, other) => one.cost - other.cost)[0]?.spelling
}

/** Whether a reading is worth a guess. Of "l'isible" only the article is known, and "formât" is too rare for "format". */
const isLikely = ({ parts, reasons, concept }: Reading) =>
  parts && !reasons.includes('contraction')
    ? concept.level === 'A1' && (reasons.length === 0 || concept.partOfSpeech === 'verb')
    : !(reasons.includes('subjunctive') && (reasons.includes('imperfect') || reasons.includes('past')))

/** The question about another spelling, which takes the place of the text in its context. */
function respelled({ context, at, ...question }: Question, spelling: string): Question {
  const start = at ?? context.indexOf(question.text)
  if (start < 0 || !context.startsWith(question.text, start))
    return { ...question, text: spelling, context: '' }
  const changed = context.slice(0, start) + spelling + context.slice(start + question.text.length)
  return { ...question, text: spelling, context: changed, at: start }
}
