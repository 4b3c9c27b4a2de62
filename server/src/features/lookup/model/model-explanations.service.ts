import { createHash } from 'node:crypto'
import type { Explanation } from '@verbena/contract/lookup'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { tokenise } from '@verbena/language/text/tokenise'
import type { Question } from '@verbena/nlp/lookup/explain'
import { ModelError } from '../../../providers/model/model.ts'
import type { Services } from '../../../services.ts'
import { mergeExplanations } from '../explanation/merge-explanations.ts'
import { savedSentence } from '../explanation/saved-sentence.ts'
import { explainByModel, translateLine } from './model-explanation.ts'
import {
  findModelExplanation,
  type ModelExplanation,
  saveModelExplanation,
} from './model-explanations.queries.ts'

const sourceName = 'Language model'
/** Words of a phrase that a dictionary could hold; what is longer is translated as a line. */
const phraseMaximum = 5

/** Whether the dictionaries leave something for a model to say: an unknown word, a mere gloss, an uncertain way. */
export const leavesOpen = ({ error, lemma, isUncertain, translation }: Explanation): boolean =>
  error !== undefined || lemma === undefined || isUncertain === true || translation === ''

/**
 * What a model says where the dictionaries left something open; what they said when it does not answer.
 * @param takeQuestion counts a question that has to be paid for; false when there are no more today
 */
export async function explainWithModel(
  services: Services,
  question: Question,
  known: Explanation,
  takeQuestion: () => Promise<boolean>,
): Promise<Explanation> {
  try {
    const answer = await answerOf(services, question, known.lemma, takeQuestion)
    // What only told the words one by one has nothing to add, and is no source of the answer.
    const others = known.lemma === undefined ? [] : [known]
    return mergeExplanations([toExplanation(answer, question.text), ...others])
  } catch (error) {
    // Refusing, slow, away or talking nonsense: the learner reads what the dictionaries know.
    if (error instanceof ModelError) return known
    throw error
  }
}

/** The same word in the same sentence is asked about once, on all servers of one database. */
async function answerOf(
  { db, clock, model }: Services,
  { text, context, at, language, nativeLanguage }: Question,
  lemmaHint: string | undefined,
  takeQuestion: () => Promise<boolean>,
): Promise<ModelExplanation> {
  if (!model) throw new ModelError('unavailable', 'there is no model')
  const languages = { language, nativeLanguage }
  const isLine = wordCount(text, language) > phraseMaximum
  const sentence = savedSentence(text, context, at)
  const neighbours = neighboursOf(text, context)
  // All that the model is told: an answer is nobody's who asked something else.
  const asked = [model.name, language, nativeLanguage, text, lemmaHint, isLine ? neighbours : sentence]
  const key = createHash('sha256').update(JSON.stringify(asked)).digest('base64url')
  const kept = await findModelExplanation(db, key)
  if (kept) return kept
  if (!(await takeQuestion())) throw new ModelError('busy', 'this learner has asked enough for today')
  const answer = isLine
    ? lineExplanation(await translateLine(model, { ...neighbours, line: text, ...languages }))
    : await explainByModel(model, { text, sentence, ...languages, lemmaHint })
  await saveModelExplanation(db, { key, explanation: answer, createdAt: clock.now() })
  return answer
}

const wordCount = (text: string, language: TargetLanguageCode) =>
  tokenise(text, language).filter(({ isWord }) => isWord).length

/** The lines around one; nothing where it does not stand in the context. */
function neighboursOf(line: string, context: string) {
  const at = context.indexOf(line)
  return at < 0
    ? { before: '', after: '' }
    : { before: context.slice(0, at).trim(), after: context.slice(at + line.length).trim() }
}

const lineExplanation = (translation: string): ModelExplanation => ({
  translations: [translation],
  definition: '',
  example: '',
  exampleTranslation: '',
})

function toExplanation(answer: ModelExplanation, word: string): Explanation {
  const { translations, definition, example, exampleTranslation, lemma, partOfSpeech } = answer
  return {
    word,
    translation: translations.join(', '),
    definition,
    example,
    ...(exampleTranslation && { exampleTranslation }),
    ...(lemma && { lemma }),
    ...(partOfSpeech && { partOfSpeech }),
    source: sourceName,
  }
}
