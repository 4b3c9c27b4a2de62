import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import { textKey } from '@verbena/language/text/text-key'
import { z } from 'zod'
import { type Model, ModelError } from '../../../providers/model/model.ts'
import {
  hasForeignMatter,
  languageName,
  plainText,
  quoted,
  quotedRule,
} from '../../../providers/model/model-texts.ts'
import { modelExplanationSchema } from './model-explanation-schema.ts'
import type { ModelExplanation } from './model-explanations.queries.ts'

export type ModelQuestion = {
  text: string
  /** The sentence that contains the text; may be empty. */
  sentence: string
  language: TargetLanguageCode
  nativeLanguage: LanguageCode
  /** The lemma that our rules found. */
  lemmaHint?: string | undefined
}

export type LineQuestion = {
  line: string
  before: string
  after: string
  language: TargetLanguageCode
  nativeLanguage: LanguageCode
}

/** Maximum lengths in characters of the text, its context and the reply, because each character costs time and money. */
const longest = { text: 200, sentence: 400, lemma: 80, line: 1000, neighbour: 300, answer: 4000 }
const tokens = { explanation: 600, line: 700 }

/**
 * Asks a model what a text means in its sentence. Of a longer text only the beginning is sent.
 * @throws ModelError
 */
export async function explainByModel(model: Model, question: ModelQuestion): Promise<ModelExplanation> {
  const { language, nativeLanguage, lemmaHint = '' } = question
  const [studied, spoken] = [languageName(language), languageName(nativeLanguage)]
  const text = question.text.slice(0, longest.text)
  return model.ask({
    name: 'explanation',
    system: `You are a dictionary for learners of ${studied} who speak ${spoken}. Explain the ${studied} word or phrase in "text" as it is meant in "sentence"; "lemmaHint", where there is one, is a guess at its base form. ${quotedRule}`,
    user: quoted({
      text,
      sentence: around(text, question.sentence),
      ...(lemmaHint && { lemmaHint: lemmaHint.slice(0, longest.lemma) }),
    }),
    schema: modelExplanationSchema({ text, lemmaHint, studied, spoken }),
    maxTokens: tokens.explanation,
  })
}

/**
 * Asks a model to translate a line. The lines around it are context only.
 * @throws ModelError
 */
export async function translateLine(model: Model, question: LineQuestion): Promise<string> {
  const { line, language, nativeLanguage, before, after } = question
  if (line.length > longest.line) throw new ModelError('refused', 'the line is too long to be translated')
  const [studied, spoken] = [languageName(language), languageName(nativeLanguage)]
  const { translation } = await model.ask({
    name: 'translation',
    system: `Translate "line" from ${studied} into ${spoken}, as a subtitle: natural, complete, in one line. "before" and "after" are the lines around it; do not translate them. ${quotedRule}`,
    user: quoted({
      before: before.slice(-longest.neighbour),
      line,
      after: after.slice(0, longest.neighbour),
    }),
    schema: lineSchema(line, spoken),
    maxTokens: tokens.line,
  })
  return translation
}

function lineSchema(line: string, spoken: string) {
  const lengthMaximum = Math.max(80, line.length * 4)
  const isSame = (translation: string) =>
    textKey(translation) === textKey(plainText(line)) && line.trim().split(/\s+/).length > 3
  return z.object({
    translation: z
      .string()
      .max(longest.answer)
      .transform(plainText)
      .refine((translation) => translation !== '', 'is empty')
      .refine((translation) => translation.length <= lengthMaximum, 'says more than the line')
      .refine((translation) => !isSame(translation), `is not in ${spoken}`)
      .refine(
        (translation) => !hasForeignMatter(translation) || hasForeignMatter(line),
        'holds markup or an address',
      ),
  })
}

/** The part of a sentence around the text, up to the maximum length. */
function around(text: string, sentence: string): string {
  const room = longest.sentence - text.length
  const start = Math.max(0, sentence.indexOf(text) - Math.floor(room / 2))
  return sentence.slice(start, start + longest.sentence)
}
