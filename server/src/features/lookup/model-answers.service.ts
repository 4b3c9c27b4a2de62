import { createHash } from 'node:crypto'
import type { Question } from '@verbena/content/explain'
import type { Explanation } from '@verbena/contract/lookup'
import { ModelError } from '../../providers/model/model.ts'
import type { Services } from '../../services.ts'
import { mergeExplanations } from './merge-explanations.ts'
import { findModelAnswer, saveModelAnswer } from './model-answers.queries.ts'
import { explainByModel } from './model-explanation.ts'
import type { ModelExplanation } from './model-explanation-schema.ts'
import { ownSentence } from './own-sentence.ts'

const sourceName = 'Language model'

/** Whether the dictionaries leave something for a model to say: an unknown word, a mere gloss, an uncertain way. */
export const leavesOpen = ({ error, lemma, isUncertain, translation }: Explanation): boolean =>
  error !== undefined || lemma === undefined || isUncertain === true || translation === ''

/** What a model says where the dictionaries left something open; what they said when it does not answer. */
export async function explainWithModel(
  services: Services,
  question: Question,
  known: Explanation,
): Promise<Explanation> {
  try {
    const answer = await answerOf(services, question, known.lemma)
    return mergeExplanations([toExplanation(answer, question.text), known])
  } catch (error) {
    // Refusing, slow, away or talking nonsense: the learner reads what the dictionaries know.
    if (error instanceof ModelError) return known
    throw error
  }
}

/** The same word in the same sentence is asked about once, on all servers of one database. */
async function answerOf(
  { db, clock, model }: Services,
  { text, context, language, nativeLanguage }: Question,
  lemmaHint: string | undefined,
): Promise<ModelExplanation> {
  if (!model) throw new ModelError('away', 'there is no model')
  const sentence = ownSentence(text, context)
  const key = createHash('sha256')
    .update(JSON.stringify([language, nativeLanguage, lemmaHint ?? text, sentence]))
    .digest('base64url')
  const kept = await findModelAnswer(db, key)
  if (kept) return kept
  const answer = await explainByModel(model, { text, sentence, language, nativeLanguage, lemmaHint })
  await saveModelAnswer(db, { key, answer, answeredAt: clock.now() })
  return answer
}

function toExplanation(answer: ModelExplanation, word: string): Explanation {
  const { translations, definition, example, exampleTranslation, lemma, partOfSpeech } = answer
  return {
    word,
    translation: translations.join(', '),
    definition,
    example,
    ...(exampleTranslation && { exampleTranslation }),
    lemma,
    partOfSpeech,
    source: sourceName,
  }
}
