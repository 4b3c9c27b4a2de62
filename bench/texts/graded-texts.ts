import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readStarterCatalogue } from '@verbena/content/catalogue/starter-catalogue'
import { type TargetLanguageCode, targetLanguageCodes } from '@verbena/language/languages'
import { type Level, levels } from '@verbena/language/levels'
import { content } from './texts.ts'

/** A text of our own, whose author gave it a level. */
export type GradedText = {
  source: 'lessons' | 'writing' | 'tagged' | 'catalogue'
  language: TargetLanguageCode
  level: Level
  lines: string[]
}

/** Single sentences are grouped to texts of so many. */
const sentencesOfText = 8

/** Lessons, samples of writing, tagged sentences and the catalogue, as texts with a level. */
export const gradedTexts = (): GradedText[] => [
  ...ofLessons(),
  ...ofWriting(),
  ...ofTaggedSentences(),
  ...ofCatalogue(),
]

type Lesson = { items: { says?: Partial<Record<TargetLanguageCode, string[]>> }[] }

/** The sentences of the lessons of a level, with the first accepted answer of each. */
function ofLessons(): GradedText[] {
  return levels.flatMap((level) => {
    const folder = join(content, 'lessons', level.toLowerCase())
    const lessons = readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Lesson)
    return targetLanguageCodes.flatMap((language) =>
      grouped(
        lessons.flatMap(({ items }) => items.flatMap(({ says }) => says?.[language]?.slice(0, 1) ?? [])),
      ).map((lines): GradedText => ({ source: 'lessons', language, level, lines })),
    )
  })
}

function ofWriting(): GradedText[] {
  return targetLanguageCodes.flatMap((language) => {
    const path = join(content, 'writing/samples', `${language}.json`)
    const samples = JSON.parse(readFileSync(path, 'utf8')) as { level: Level; text: string }[]
    return samples.map(
      ({ level, text }): GradedText => ({
        source: 'writing',
        language,
        level,
        lines: text.split('\n').filter((line) => line !== ''),
      }),
    )
  })
}

/** A sentence begins with its level; its words follow, one on a line. */
function ofTaggedSentences(): GradedText[] {
  const folder = join(content, 'tagged')
  const names = readdirSync(folder)
  return targetLanguageCodes.flatMap((language) => {
    if (!names.includes(`${language}.txt`)) return []
    const sentences = readFileSync(join(folder, `${language}.txt`), 'utf8')
      .split('\n')
      .flatMap((line) => {
        const [level, , text] = line.split('\t')
        const known = levels.find((one) => one === level)
        return known && text ? [{ level: known, text }] : []
      })
    return levels.flatMap((level) =>
      grouped(sentences.filter((one) => one.level === level).map(({ text }) => text)).map(
        (lines): GradedText => ({ source: 'tagged', language, level, lines }),
      ),
    )
  })
}

const ofCatalogue = (): GradedText[] =>
  readStarterCatalogue(content).map(({ item, transcript }) => ({
    source: 'catalogue',
    language: item.language,
    level: item.level,
    lines: transcript.segments.map(({ text }) => text),
  }))

function grouped(sentences: string[]): string[][] {
  const groups: string[][] = []
  for (let at = 0; at + sentencesOfText / 2 <= sentences.length; at += sentencesOfText)
    groups.push(sentences.slice(at, at + sentencesOfText))
  return groups
}
