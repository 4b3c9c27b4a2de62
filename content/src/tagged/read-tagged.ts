import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fallbackLanguageCode, interfaceLanguageCodes } from '@verbena/language/interface-languages'
import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import { parseTaggedSentences, type TaggedSentence } from './tagged-sentences.ts'

/** Reads `content/tagged` of a language; no sentences for a language without a file. */
export function readTagged(contentDirectory: string, language: TargetLanguageCode): TaggedSentence[] {
  const path = join(contentDirectory, 'tagged', `${language}.txt`)
  return existsSync(path) ? parseTaggedSentences(readFileSync(path, 'utf8')) : []
}

/** One sentence of five is kept for development; the ranking learns from the others. */
export const isForDevelopment = (_: unknown, index: number) => index % 5 === 4

/** The language in which the words of a language are explained in its tagged sentences. */
export const nativeLanguageFor = (language: TargetLanguageCode): LanguageCode =>
  interfaceLanguageCodes.find((code) => code !== language) ?? fallbackLanguageCode
