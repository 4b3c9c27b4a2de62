import { explainText, type Question } from '@verbena/content/explain'
import type { Explanation } from '@verbena/contract/lookup'
import type { Services } from '../../services.ts'
import type { Viewer } from '../accounts/viewer.service.ts'
import { findSavedWord, type SavedWord } from '../vocabulary/saved-words.service.ts'
import { explainByDictionary } from './dictionary-explanation.ts'
import { mergeExplanations } from './merge-explanations.ts'
import { ownSentence } from './own-sentence.ts'
import { explainByWordNet } from './wordnet-explanation.ts'

/** The sources in the order in which they are trusted; the learner's own words before all. */
export async function explainFromSources(
  services: Services,
  viewer: Viewer,
  question: Question,
): Promise<Explanation> {
  const known = explainText(services.lexicon, question)
  const listed = explainByDictionary(services.dictionary, question)
  const defined = explainByWordNet(services.wordNet, question, known.error ? listed : known)
  const others = [listed, defined].filter((answer) => answer !== null)
  // A phrase that our lexicon glosses word by word may stand whole in a dictionary.
  const isOnlyGlossed = known.lemma === undefined && listed !== null
  const merged = withOwnSentence(
    mergeExplanations(isOnlyGlossed ? [listed, known, ...others] : [known, ...others]),
    question,
  )
  const own = viewer.learnerId && (await findOwn(services, viewer.learnerId, question, merged))
  return own ? withOwnTranslation(merged, own) : merged
}

async function findOwn(
  services: Services,
  learnerId: string,
  { text, language }: Question,
  { lemma }: Explanation,
) {
  return findSavedWord(services, learnerId, { language, texts: lemma ? [text, lemma] : [text] })
}

function withOwnTranslation(merged: Explanation, own: SavedWord): Explanation {
  if (own.translation === '') return merged
  const { error: _, ...known } = merged
  const others = merged.translation.split(', ').filter((one) => one && !own.translation.includes(one))
  return {
    ...known,
    translation: [own.translation, ...others].join(', '),
    definition: own.definition || merged.definition,
    ...(own.example && { example: own.example, exampleTranslation: undefined }),
    isOwn: true,
  }
}

/** Where no source has an example, the learner's own sentence is one. */
function withOwnSentence(explanation: Explanation, { text, context }: Question): Explanation {
  if (explanation.error !== undefined || explanation.example !== '') return explanation
  return { ...explanation, example: ownSentence(text, context) }
}
