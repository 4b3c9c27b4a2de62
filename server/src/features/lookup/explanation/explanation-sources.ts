import type { Explanation } from '@verbena/contract/lookup/lookup'
import { explainForm } from '@verbena/nlp/forms/explain-form'
import { explainListedName } from '@verbena/nlp/forms/explain-name'
import { explainText, type Question } from '@verbena/nlp/lookup/explain'
import type { WordNet } from '../../../providers/wordnet/wordnet.ts'
import type { Services } from '../../../services.ts'
import { isComplete, mergeExplanations } from './merge-explanations.ts'
import { savedSentence } from './saved-sentence.ts'
import { explainByWordNet } from './wordnet-explanation.ts'

export type Sources = Pick<Services, 'lexicon'> & {
  wordNet: Pick<WordNet, 'lookup'>
  /** Null if the dictionaries do not have the word. */
  dictionary: (question: Question) => Explanation | null
}

/**
 * Explains a text from our own sources: a listed name in the place of a name, then the lexicon, dictionaries and WordNet. What
 * none of them has is explained by its form.
 */
export function explainFromSources(sources: Sources, question: Question): Explanation {
  const { lexicon, wordNet, dictionary } = sources
  const name = explainListedName(lexicon, question)
  if (name) return withOwnSentence(name, question)
  const known = explainText(lexicon, question)
  // The lexicon explains most words completely, and then no dictionary is read.
  const listed = isComplete(known) ? null : dictionary(question)
  const defined = explainByWordNet(wordNet, question, known.error ? listed : known)
  const others = [listed, defined].filter((answer) => answer !== null)
  // A dictionary may have a whole phrase that our lexicon only glosses word by word.
  const isOnlyGlossed = known.lemma === undefined && listed !== null
  const merged = mergeExplanations(isOnlyGlossed ? [listed, known, ...others] : [known, ...others])
  const explanation = merged.error === undefined ? merged : explainForm(sources, question, merged)
  return withOwnSentence(explanation, question)
}

/** If no source has an example, the sentence in which the learner met the word becomes the example. */
function withOwnSentence(explanation: Explanation, { text, context, at }: Question): Explanation {
  if (explanation.error !== undefined || explanation.example !== '') return explanation
  return { ...explanation, example: savedSentence(text, context, at) }
}
