import { readStarterLessons } from '@verbena/content/lessons/starter-lessons'
import { answersOf, judgeAnswer } from '@verbena/language/judge/judge-answer'
import { isCourseLanguage } from '@verbena/language/languages'

// Helps who writes lessons (docs/how-to/add-a-lesson.md): prints the sentences of a pattern, or judges answers to an item.
const shown = 200
const [first = '', ...others] = process.argv.slice(2)
if (first === '--item') judgeAnswers()
else for (const one of answersOf(first, '', shown)) console.log(one)

function judgeAnswers() {
  const [language = '', id = '', ...answers] = others
  if (!isCourseLanguage(language)) throw new Error(`${language} has no lessons.`)
  for (const lesson of readStarterLessons(`${import.meta.dirname}/../content`)) {
    if (lesson.type === 'emoji-vocab') continue
    for (const item of lesson.items.filter((one) => one.id === id))
      for (const answer of answers) {
        const { verdict, closest } = judgeAnswer(answer, item.says[language], {
          language,
          isWord: () => true,
        })
        console.log(`${verdict}: ${answer} (${closest})`)
      }
  }
}
