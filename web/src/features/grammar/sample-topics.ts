import { samples } from 'virtual:grammar-samples'
import type { GrammarTopic } from '@verbena/contract/grammar'
import { explanationLanguageFor } from '@verbena/language/interface-languages'
import { isCourseLanguage, type LanguageCode, type TargetLanguageCode } from '@verbena/language/languages'

/** The bundled topics in the form of the server's reply to a new learner; none where the language has no course. */
export function sampleTopics(target: TargetLanguageCode, native: LanguageCode): GrammarTopic[] {
  if (!isCourseLanguage(target)) return []
  const explainedIn = explanationLanguageFor(native)
  return (samples[target] ?? []).map(({ id, level, name, description, exercises }) => ({
    id,
    level,
    language: target,
    explainedIn,
    name: name[explainedIn],
    description: description[explainedIn],
    theory: '',
    exercises: exercises.map(({ id: exerciseId, question, options, answer, explanation }) => ({
      id: exerciseId,
      question,
      options,
      correctAnswer: answer,
      explanation: explanation[explainedIn],
      lastCorrect: null,
    })),
    standing: 'new',
    answered: 0,
    recent: { answered: 0, correct: 0 },
    dueAt: null,
  }))
}
