import { readStarterCatalogue } from '@verbena/content/catalogue/starter-catalogue'
import { gap } from '@verbena/content/grammar/grammar-schema'
import { readStarterGrammar } from '@verbena/content/grammar/starter-grammar'
import { readStarterLessons } from '@verbena/content/lessons/starter-lessons'
import type { TargetLanguageCode } from '@verbena/language/languages'

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
