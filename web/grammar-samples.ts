import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const id = 'virtual:grammar-samples'
const topicsPerLanguage = 3
const exercisesPerTopic = 5
/** The samples that the specification asks for: conditionals, the present subjunctive, the passive voice. */
const wanted = [/conditional|condizional|real-if|if-/, /subjunctive|mood|infinitive/, /passive/]

type Topic = {
  name: object
  description: object
  theory: object
  exercises: { id: string; question: string; options: string[]; answer: string; explanation: object }[]
}

/**
 * Bundles a few topics of every language with the grammar page, which shows them when the server cannot be reached.
 * They are read from `content/grammar` at build time, to avoid a second copy.
 */
export function grammarSamples(contentDirectory = join(import.meta.dirname, '..', 'content')): Plugin {
  return {
    name: 'grammar-samples',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load: (asked) =>
      asked === `\0${id}`
        ? `export const samples = ${JSON.stringify(readSamples(join(contentDirectory, 'grammar')))}`
        : undefined,
  }
}

export function readSamples(root: string) {
  return Object.fromEntries(
    readdirSync(root).map((language) => {
      const files = readdirSync(join(root, language)).flatMap((level) =>
        readdirSync(join(root, language, level)).map((name) => ({ level, name })),
      )
      const chosen = wanted.flatMap((sort) => files.filter(({ name }) => sort.test(name)).slice(0, 1))
      const filled = [...new Set([...chosen, ...files])].slice(0, topicsPerLanguage)
      return [language, filled.map(({ level, name }) => sampleOf(root, language, level, name))]
    }),
  )
}

function sampleOf(root: string, language: string, level: string, name: string) {
  const {
    theory: _,
    exercises,
    ...topic
  } = JSON.parse(readFileSync(join(root, language, level, name), 'utf8')) as Topic
  const slug = name.replace(/^\d\d-|\.json$/g, '')
  return {
    id: `${language}-${slug}`,
    level: level.toUpperCase(),
    name: topic.name,
    description: topic.description,
    exercises: exercises.slice(0, exercisesPerTopic),
  }
}
