import { fallbackLanguageCode } from '@verbena/language/interface-languages'
import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import { safeTheory } from '../lessons/theory-html.ts'
import { compileCue } from './grammar-cues.ts'
import { grammarLanguages } from './grammar-schema.ts'
import { type GrammarTopic, readStarterGrammar } from './starter-grammar.ts'

export type { GrammarTopic } from './starter-grammar.ts'

type ExplainedIn = (typeof grammarLanguages)[number]

export type GrammarBook = {
  /** The topics in the order in which they are learned; none if the language has no course. */
  topics: (language: TargetLanguageCode) => readonly GrammarTopic[]
  topic: (id: string) => GrammarTopic | undefined
  /** The language of explanations for a native language. */
  explainedIn: (native: LanguageCode) => ExplainedIn
  /** The theory of a topic as sanitised HTML. */
  theory: (topic: GrammarTopic, native: LanguageCode) => string
  /** The topics whose cues match a line, the highest level first, because these are the most specific. */
  shownIn: (line: string, language: TargetLanguageCode) => readonly GrammarTopic[]
}

type Cue = { topic: GrammarTopic; isShown: ReturnType<typeof compileCue>[] }

/** Reads `content/grammar`. @throws Error like `readStarterGrammar` */
export const readGrammarBook = (contentDirectory: string): GrammarBook =>
  createGrammarBook(readStarterGrammar(contentDirectory))

export function createGrammarBook(all: readonly GrammarTopic[]): GrammarBook {
  const byId = new Map(all.map((topic) => [topic.id, topic]))
  const cues = new Map<TargetLanguageCode, Cue[]>()
  // Compiling all of them takes a fifth of a second, which would delay the start.
  const cuesOf = (language: TargetLanguageCode): Cue[] => {
    const known = cues.get(language)
    if (known) return known
    const made = all
      .filter((topic) => topic.language === language)
      .map((topic) => ({ topic, isShown: topic.cues.map(({ pattern }) => compileCue(pattern)) }))
      .toReversed()
    cues.set(language, made)
    return made
  }
  const explainedIn = (native: LanguageCode): ExplainedIn =>
    grammarLanguages.find((language) => language === native) ?? fallbackLanguageCode
  return {
    topics: (language) => all.filter((topic) => topic.language === language),
    topic: (id) => byId.get(id),
    explainedIn,
    theory: (topic, native) => safeTheory(topic.theory[explainedIn(native)], topic.language),
    shownIn: (line, language) =>
      cuesOf(language)
        .filter(({ isShown }) => isShown.some((shows) => shows(line)))
        .map(({ topic }) => topic),
  }
}
