import type { TargetLanguageCode } from '@verbena/language/languages'
import { readStarterCatalogue } from '../catalogue/starter-catalogue.ts'
import { gap } from '../grammar/grammar-schema.ts'
import { readStarterGrammar } from '../grammar/starter-grammar.ts'
import { readStarterLessons } from '../lessons/starter-lessons.ts'

/** The sentences of our texts, lessons and grammar exercises in a language, each once. */
export function ownSentences(content: string, language: TargetLanguageCode): string[] {
  const texts = readStarterCatalogue(content)
    .filter(({ item }) => item.language === language)
    .flatMap(({ transcript }) => transcript.segments.map(({ text }) => text))
  const lessons = readStarterLessons(content).flatMap((lesson) =>
    'items' in lesson
      ? lesson.items.flatMap((item) => ('says' in item ? (item.says[language]?.slice(0, 1) ?? []) : []))
      : [],
  )
  const grammar = readStarterGrammar(content)
    .filter((topic) => topic.language === language)
    .flatMap(({ exercises }) =>
      exercises.map(({ question, answer }) => question.replace(gap, answer).replace(/\s*\([^)]*\)/g, '')),
    )
  return [...new Set([...texts, ...lessons, ...grammar])]
}
