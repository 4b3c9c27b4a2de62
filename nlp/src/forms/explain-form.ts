import type { Explanation } from '@verbena/contract/lookup/lookup'
import { explainCompound } from '../compounds/explain-compound.ts'
import { explainLongCompound } from '../compounds/explain-long-compound.ts'
import { explainText, type Question } from '../lookup/explain.ts'
import { explainAbbreviation } from './explain-abbreviation.ts'
import { explainDerivation } from './explain-derivation.ts'
import { explainFigure } from './explain-figure.ts'
import { explainHyphenated } from './explain-hyphenated.ts'
import { explainUnlistedName } from './explain-name.ts'
import { explainNativeWord } from './explain-native-word.ts'
import { explainRespelled } from './explain-respelled.ts'
import type { FormSources } from './form-sources.ts'
import { withSuggestions } from './suggest-words.ts'

/**
 * Explains a word that neither the lexicon nor a dictionary has: an abbreviation, a figure, a derived word, a compound, a
 * name, a word of the native language, or another spelling of a known word, in this order.
 * @param unknown the reply for an unknown word; it gets suggestions
 */
export function explainForm(sources: FormSources, question: Question, unknown: Explanation): Explanation {
  const explain = (text: string) => explainPart(sources, question, text)
  return (
    explainAbbreviation(sources, question) ??
    explainFigure(question) ??
    explainDerivation(sources, question) ??
    explainCompound(question.text, question.language, explain) ??
    explainLongCompound(question.text, question.language, explain) ??
    explainHyphenated(question, explain) ??
    explainUnlistedName(question) ??
    explainNativeWord(sources, question) ??
    explainRespelled(sources, question) ??
    withSuggestions(unknown, sources, question)
  )
}

/** Explains a part of a compound. It has no context, because it is no word of the sentence. */
function explainPart(sources: FormSources, question: Question, text: string): Explanation | null {
  const part = { ...question, text, context: '' }
  const known = explainText(sources.lexicon, part)
  if (known.error === undefined) return known
  return sources.dictionary(part) ?? explainDerivation(sources, part)
}
