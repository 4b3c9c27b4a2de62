import type { TargetLanguageCode } from '@verbena/language/languages'
import { lemmaKey } from '@verbena/language/text/lemma-key'

/** The share of a word’s uses, from 0 to 1, that have the meaning of a concept; undefined if nothing is known. */
export type SenseFrequencies = (
  language: TargetLanguageCode,
  lemma: string,
  concept: string,
) => number | undefined

export const noSenseFrequencies: SenseFrequencies = () => undefined

/** Shares of the concepts of a word, by its key. */
export type SharesByWord = ReadonlyMap<string, Readonly<Record<string, number>>>

/** Parses lines `word TAB concept=percent concept=percent …`. */
export const parseSenseFrequencies = (file: string): SharesByWord =>
  new Map(
    file
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [word = '', shares = ''] = line.split('\t')
        const pairs = shares.split(' ').map((share): [string, number] => {
          const [concept = '', percent = ''] = share.split('=')
          return [concept, Number(percent) / 100]
        })
        return [lemmaKey(word), Object.fromEntries(pairs)]
      }),
  )
