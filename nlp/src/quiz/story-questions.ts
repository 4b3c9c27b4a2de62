import { type QuizQuestion, questionsMaximum } from '@verbena/contract/media-tests'
import {
  explanationLanguageFor,
  fallbackLanguageCode,
  type InterfaceLanguageCode,
} from '@verbena/language/interface-languages'
import type { LanguageCode } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import { type RandomSource, seededRandom, shuffled, sortedBy } from '@verbena/language/random/seeded-random'
import type { QuizOrder } from './generate-quiz.ts'
import { quizSentencesFor } from './questions/question.ts'

/** A text by language; it exists in the languages of explanations. */
export type StoryText = Readonly<
  Record<InterfaceLanguageCode, string> & Partial<Record<LanguageCode, string>>
>

/** A question about the story of a video or song, written by an author. `line` is the index of the line that answers it. */
export type StoryQuestion = { line: number; question: StoryText; reason: StoryText } & (
  | { type: 'choice'; right: StoryText; wrong: readonly StoryText[] }
  | { type: 'statement'; isTrue: boolean }
)

/** From this level on a learner is asked in the language that they study. */
const levelOfTarget = levels.indexOf('B1')

/** The options of a statement. */
const verdicts: { right: StoryText; wrong: StoryText; unsaid: StoryText } = {
  right: { en: 'True', es: 'Verdadero', de: 'Richtig', fr: 'Vrai', it: 'Vero', no: 'Riktig', el: 'Σωστό' },
  wrong: { en: 'False', es: 'Falso', de: 'Falsch', fr: 'Faux', it: 'Falso', no: 'Galt', el: 'Λάθος' },
  unsaid: {
    en: 'The story doesn’t say',
    es: 'La historia no lo dice',
    de: 'Die Geschichte sagt es nicht',
    fr: 'L’histoire ne le dit pas',
    it: 'La storia non lo dice',
    no: 'Historien sier det ikke',
    el: 'Η ιστορία δεν το λέει',
  },
}

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
) {
  const line = transcript.lines[one.line]
  if (!line) return undefined
  const { right, others, isOrdered } = optionsOf(one)
  const options = isOrdered ? others : shuffled(others, random)
  const helpLanguage = explanationLanguageFor(nativeLanguage)
  const isInTarget =
    levels.indexOf(learner.level) >= levelOfTarget &&
    helpLanguage !== transcript.language &&
    [one.question, ...options].every((text) => text[transcript.language] !== undefined)
  const language = isInTarget ? transcript.language : helpLanguage
  const inLanguage = (asked: LanguageCode) => ({
    question: textIn(one.question, asked),
    options: options.map((text) => textIn(text, asked)),
  })
  return {
    kind: 'story' as const,
    ...inLanguage(language),
    correctIndex: options.indexOf(right),
    explanation: `${textIn(one.reason, helpLanguage)} ${quizSentencesFor(nativeLanguage).quote(line.quotedText)}`,
    segment: line.segment,
    seconds: line.seconds,
    questionLanguage: language,
    optionsLanguage: language,
    ...(isInTarget && { explanationLanguage: helpLanguage, help: inLanguage(helpLanguage) }),
  }
}

function optionsOf(one: StoryQuestion): { right: StoryText; others: StoryText[]; isOrdered: boolean } {
  if (one.type === 'choice') return { right: one.right, others: [one.right, ...one.wrong], isOrdered: false }
  const { right, wrong, unsaid } = verdicts
  return { right: one.isTrue ? right : wrong, others: [right, wrong, unsaid], isOrdered: true }
}

const textIn = (text: StoryText, language: LanguageCode) => text[language] ?? text[fallbackLanguageCode]

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
