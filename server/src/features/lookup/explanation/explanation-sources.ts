import type { Explanation } from '@verbena/contract/lookup'
import { explainCompound } from '@verbena/nlp/compounds/explain-compound'
import { explainText, type Question } from '@verbena/nlp/lookup/explain'
import type { WordNet } from '../../../providers/wordnet/wordnet.ts'
import type { Services } from '../../../services.ts'
import { isComplete, mergeExplanations } from './merge-explanations.ts'
import { savedSentence } from './saved-sentence.ts'
import { explainByWordNet } from './wordnet-explanation.ts'

export type Sources = Pick<Services, 'lexicon'> & {
  wordNet: Pick<WordNet, 'lookup'>
  /** Null where it does not know the word. */
  dictionary: (question: Question) => Explanation | null
}

/** The sources in the order in which they are trusted. */
export function explainFromSources(sources: Sources, question: Question): Explanation {
  const { lexicon, wordNet, dictionary } = sources
  const known = explainText(lexicon, question)
  // Most words are: then nothing has to be read.
  const listed = isComplete(known) ? null : dictionary(question)
  const defined = explainByWordNet(wordNet, question, known.error ? listed : known)
  const others = [listed, defined].filter((answer) => answer !== null)
  // A phrase that our lexicon glosses word by word may stand whole in a dictionary.
  const isOnlyGlossed = known.lemma === undefined && listed !== null
  const merged = mergeExplanations(isOnlyGlossed ? [listed, known, ...others] : [known, ...others])
  const told = merged.error === undefined ? merged : (explainByParts(sources, question) ?? merged)
  return withOwnSentence(told, question)
}

/** A compound by what its parts mean; these stand in no sentence. */
function explainByParts({ lexicon, dictionary }: Sources, question: Question): Explanation | null {
  return explainCompound(question.text, question.language, (text) => {
    const part = { ...question, text, context: '' }
    const known = explainText(lexicon, part)
    return known.error === undefined ? known : dictionary(part)
  })
}

/** Where no source has an example, the learner's own sentence is one. */
function withOwnSentence(explanation: Explanation, { text, context, at }: Question): Explanation {
  if (explanation.error !== undefined || explanation.example !== '') return explanation
  return { ...explanation, example: savedSentence(text, context, at) }
}
