import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasSentences, readLessonBook } from '@verbena/content/lessons/lesson-book'
import { readStarterLexicon } from '@verbena/content/lexicon/starter-lexicon'
import { judgeAnswer } from '@verbena/language/judge/judge-answer'
import { type CourseLanguageCode, courseLanguageCodes } from '@verbena/language/languages'
import { judge, toTable } from '../harness/report.ts'
import { content } from '../texts/texts.ts'

type Answers = { item: string; right: string[]; wrong: string[] }
type Tally = { right: number; rightOf: number; wrong: number; wrongOf: number }

/** Levels whose figures are shown apart, and the goals of all. */
const groups = { 'A1–A2': /^A/, 'B1–C2': /^[BC]/, all: /./ }
const goals = { right: { atLeast: 95 }, wrong: { atMost: 1 } }

/**
 * The share of held-out answers to translation exercises that are accepted, right and wrong ones. Prints totals only, because
 * whoever tunes the rules must not see the sentences.
 */
export function measureAnswers(): string {
  const lexicon = readStarterLexicon(content)
  const book = readLessonBook(content, lexicon)
  const lessons = book.lessons.filter(hasSentences)
  const rows = courseLanguageCodes.flatMap((to) => {
    const from = to === 'en' ? 'es' : 'en'
    const questions = lessons.flatMap((lesson) =>
      book.typing(lesson, { from, to }).map((item) => ({ level: lesson.level, ...item })),
    )
    const isWord = (word: string) => book.isWord(to, word)
    const isRight = (answer: string, item: (typeof questions)[number]) =>
      judgeAnswer(answer, item.patterns, { language: to, isWord }).isRight
    const answers = readAnswers(to)
    return Object.entries(groups).map(([name, levels]) => {
      const tally: Tally = { right: 0, rightOf: 0, wrong: 0, wrongOf: 0 }
      for (const { item: id, right, wrong } of answers) {
        const item = questions.find((one) => one.id === id)
        if (!item || !levels.test(item.level)) continue
        tally.rightOf += right.length
        tally.wrongOf += wrong.length
        tally.right += right.filter((answer) => isRight(answer, item)).length
        tally.wrong += wrong.filter((answer) => isRight(answer, item)).length
      }
      return rowOf(to, name, tally)
    })
  })
  return toTable(['typed answers', 'levels', 'right', 'accepted', 'wrong', 'accepted'], rows)
}

const rowOf = (language: CourseLanguageCode, name: string, { right, rightOf, wrong, wrongOf }: Tally) => [
  language,
  name,
  String(rightOf),
  judge((100 * right) / rightOf, name === 'all' ? goals.right : undefined, { digits: 1, unit: ' %' }),
  String(wrongOf),
  judge((100 * wrong) / wrongOf, name === 'all' ? goals.wrong : undefined, { digits: 1, unit: ' %' }),
]

const readAnswers = (language: CourseLanguageCode) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, '..', 'held-out', language, 'answers.json'), 'utf8'),
  ) as Answers[]
