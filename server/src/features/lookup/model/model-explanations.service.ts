import { createHash } from 'node:crypto'
import type { Explanation } from '@verbena/contract/lookup/lookup'
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
/** A longer text is translated as a line, because no dictionary has so long a phrase. */
const phraseMaximum = 5

/** Whether a model should be asked: the word is unknown, only glossed, uncertain or without a translation. */
export const leavesOpen = ({ error, lemma, isUncertain, translation }: Explanation): boolean =>
  error !== undefined || lemma === undefined || isUncertain === true || translation === ''

/**
 * Asks the model for an explanation and merges it with that of the dictionaries, which is returned if the model fails.
 * @param takeQuestion counts a question that costs money; false if there are none left today
 */
export async function explainWithModel(
  services: Services,
  question: Question,
  known: Explanation,
  takeQuestion: () => Promise<boolean>,
): Promise<Explanation> {
  try {
    const answer = await answerOf(services, question, known.lemma, takeQuestion)
    // A word-by-word gloss adds nothing, and so is not named as a source.
    const others = known.lemma === undefined ? [] : [known]
    return mergeExplanations([toExplanation(answer, question.text), ...others])
  } catch (error) {
    // The model refused, was too slow or unavailable, or gave an invalid reply.
    if (error instanceof ModelError) return known
    throw error
  }
}

/** The model's explanation. It is stored, so that all servers of a database ask once for a word in a sentence. */
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
  // The key has everything that the model is sent, because another question may have another answer.
  const asked = [model.name, language, nativeLanguage, text, lemmaHint, isLine ? neighbours : sentence]
  const key = createHash('sha256').update(JSON.stringify(asked)).digest('base64url')
  const stored = await findModelExplanation(db, key)
  if (stored) return stored
  if (!(await takeQuestion())) throw new ModelError('busy', 'this learner has asked enough for today')
  const answer = isLine
    ? lineExplanation(await translateLine(model, { ...neighbours, line: text, ...languages }))
    : await explainByModel(model, { text, sentence, ...languages, lemmaHint })
  await saveModelExplanation(db, { key, explanation: answer, createdAt: clock.now() })
  return answer
}

const wordCount = (text: string, language: TargetLanguageCode) =>
  tokenise(text, language).filter(({ isWord }) => isWord).length

/** The text of the context before and after a line; empty if the context does not contain it. */
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
