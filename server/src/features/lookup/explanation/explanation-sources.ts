import type { Explanation } from '@verbena/contract/lookup/lookup'
import { explainCompound } from '@verbena/nlp/compounds/explain-compound'
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

/** Explains a text from our own sources: the lexicon, then dictionaries, then WordNet, then the parts of a compound. */
export function explainFromSources(sources: Sources, question: Question): Explanation {
  const { lexicon, wordNet, dictionary } = sources
  const known = explainText(lexicon, question)
  // The lexicon explains most words completely, and then no dictionary is read.
  const listed = isComplete(known) ? null : dictionary(question)
  const defined = explainByWordNet(wordNet, question, known.error ? listed : known)
  const others = [listed, defined].filter((answer) => answer !== null)
  // A dictionary may have a whole phrase that our lexicon only glosses word by word.
  const isOnlyGlossed = known.lemma === undefined && listed !== null
  const merged = mergeExplanations(isOnlyGlossed ? [listed, known, ...others] : [known, ...others])
  const explanation = merged.error === undefined ? merged : (explainByParts(sources, question) ?? merged)
  return withOwnSentence(explanation, question)
}

/** Explains a compound by its parts. The parts have no context, because they are not words of the sentence. */
function explainByParts({ lexicon, dictionary }: Sources, question: Question): Explanation | null {
  return explainCompound(question.text, question.language, (text) => {
    const part = { ...question, text, context: '' }
    const known = explainText(lexicon, part)
    return known.error === undefined ? known : dictionary(part)
  })
}

/** If no source has an example, the sentence in which the learner met the word becomes the example. */
function withOwnSentence(explanation: Explanation, { text, context, at }: Question): Explanation {
  if (explanation.error !== undefined || explanation.example !== '') return explanation
  return { ...explanation, example: savedSentence(text, context, at) }
}
