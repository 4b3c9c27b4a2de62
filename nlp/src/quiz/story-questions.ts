import { type QuizQuestion, questionsMaximum } from '@verbena/contract/media-tests'
import { explanationLanguageFor } from '@verbena/language/interface-languages'
import { isTargetLanguage, type LanguageCode } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import { packs } from '@verbena/language/packs/packs'
import { type RandomSource, seededRandom, shuffled, sortedBy } from '@verbena/language/random/seeded-random'
import type { QuizOrder } from './generate-quiz.ts'
import { quizSentencesFor } from './questions/question.ts'
import type { StoryQuestion } from './story-questions-schema.ts'

/** From this level on a learner is asked in the language that they study. */
const levelOfTarget = levels.indexOf('B1')

/**
 * The questions about the story, in the order of the transcript. They are asked in the learner's language, and from B1 on
 * in the language of the item, with the learner's language as help.
 */
export function storyQuiz(order: QuizOrder, story: readonly StoryQuestion[]): QuizQuestion[] {
  const random = seededRandom(`${order.seed} story`)
  return sortedBy(story, ({ line }) => line).flatMap((one) => toQuestion(order, one, random) ?? [])
}

function toQuestion(
  { transcript, learner, nativeLanguage }: QuizOrder,
  one: StoryQuestion,
  random: RandomSource,
): QuizQuestion | undefined {
  const line = transcript.lines[one.line]
  if (!line) return undefined
  const helpLanguage = explanationLanguageFor(nativeLanguage)
  const wrongCount = one.type === 'choice' ? one.wrong.length : 0
  const order = shuffled([...Array(wrongCount + 1).keys()], random)
  const help = inLanguage(one, helpLanguage, order)
  const isAdvanced = levels.indexOf(learner.level) >= levelOfTarget && helpLanguage !== transcript.language
  const asked = isAdvanced ? inLanguage(one, transcript.language, order) : undefined
  const language = asked ? transcript.language : helpLanguage
  const { question, options } = asked ?? help ?? { question: '', options: [] }
  return {
    kind: 'story',
    question,
    options,
    correctIndex: one.type === 'choice' ? order.indexOf(0) : one.isTrue ? 0 : 1,
    explanation: `${one.reason[helpLanguage]} ${quizSentencesFor(nativeLanguage).quote(line.quotedText)}`,
    segment: line.segment,
    seconds: line.seconds,
    questionLanguage: language,
    optionsLanguage: language,
    ...(asked && { explanationLanguage: helpLanguage, help }),
  }
}

/**
 * Question and options in a language; undefined if one of them is missing in it. The first option of a choice is right, the
 * options of a statement are the verdicts of the language.
 */
function inLanguage(one: StoryQuestion, language: LanguageCode, order: readonly number[]) {
  const verdicts = isTargetLanguage(language) ? packs[language]?.quiz?.verdicts : undefined
  const options =
    one.type === 'choice'
      ? order.map((at) => [one.right, ...one.wrong][at]?.[language])
      : [verdicts?.isTrue, verdicts?.isFalse, verdicts?.isUnsaid]
  const question = one.question[language]
  const isComplete = (texts: (string | undefined)[]): texts is string[] => !texts.includes(undefined)
  return question !== undefined && isComplete(options) ? { question, options } : undefined
}

/**
 * A test that begins with the questions about the story. The others are about lines that no question of the story cites, and
 * are spread over the transcript.
 */
export function beginWithStory(
  story: readonly QuizQuestion[],
  others: readonly QuizQuestion[],
): QuizQuestion[] {
  if (story.length === 0) return [...others]
  const wanted = questionsMaximum - story.length
  const free = others.filter(({ segment }) => story.every((question) => question.segment !== segment))
  const spread = Array.from({ length: Math.min(wanted, free.length) }, (_, at) =>
    Math.floor(((at + 0.5) / Math.min(wanted, free.length)) * free.length),
  )
  return [...story, ...spread.flatMap((at) => free[at] ?? [])]
}
