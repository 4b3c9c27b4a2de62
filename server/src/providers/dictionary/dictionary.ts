import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import { textKey } from '@verbena/language/text/text-key'
import { createByteCache } from '../../caching/byte-cache.ts'
import type { DictionaryEntry, DictionaryLemma } from './dictionary-entry.ts'
import { mergeEntries } from './merge-entries.ts'
import { PackDamage } from './pack-damage.ts'
import { openPackFile, type PackFile, type PackSection } from './pack-file.ts'
import type { PackSource } from './pack-manifest.ts'
import { readEntryRow, readFormRow } from './pack-row.ts'

export type DictionaryPack = {
  /** The file name, without the folder. */
  file: string
  name: string
  licence: string
  note: string
  sources: PackSource[]
  /** The texts of its licences, by name. */
  licenceTexts: Record<string, string>
  entries: number
  forms: number
}

export type DictionaryProblem = {
  /** The file name, without the folder; absent where the folder cannot be read. */
  file?: string
  /** True if nothing of the pack is used; otherwise only its broken parts are not used. */
  isSkipped: boolean
  /** Completes a sentence after a colon. */
  reason: string
}

/** The installed packs. Reads are synchronous: one block of some kilobytes, mostly from memory. */
export type Dictionary = {
  /** The entries of a headword, the most likely part of speech first; none for inflected forms. */
  entries: (language: TargetLanguageCode, form: string, into: LanguageCode) => readonly DictionaryEntry[]
  /** The base forms of an inflected form. */
  lemmas: (language: TargetLanguageCode, form: string) => readonly DictionaryLemma[]
  packs: DictionaryPack[]
  /** Problems of files in the folder; more are added when a broken part is read. */
  problems: readonly DictionaryProblem[]
  close: () => void
}

type OpenPack = { file: string; pack: PackFile; sources: string[] }

/** No headword is longer. */
const formLengthMaximum = 80
/** Of all cached entries; those of a headword take some kilobytes. */
const cachedBytesMaximum = 6 * 1024 * 1024

/** Opens all packs of a folder. A missing folder is an empty dictionary; a broken pack is reported and skipped. */
export function openDictionaries(folder: string, say: (sentence: string) => void): Dictionary {
  const problems: DictionaryProblem[] = []
  const report = (problem: DictionaryProblem) => {
    if (problems.some(({ file, reason }) => file === problem.file && reason === problem.reason)) return
    problems.push(problem)
    say(sentenceOf(problem))
  }
  const open = packFilesIn(folder, report).flatMap((file) => openPack(join(folder, file), file, report))
  const caught = (pack: OpenPack, section: PackSection, key: string, into?: string) => {
    try {
      return pack.pack.read(section, key, into)
    } catch (error) {
      // Each pack is reported once, however many of its parts are broken.
      const reason = error instanceof PackDamage || hasCode(error) ? reasonOf(error) : 'a row cannot be read'
      report({ file: pack.file, isSkipped: false, reason })
      return undefined
    }
  }
  const cache = createByteCache<readonly DictionaryEntry[]>(cachedBytesMaximum)
  const findEntries = (key: string, form: string, into: LanguageCode) => {
    const answers = open.flatMap((pack) => {
      const row = caught(pack, 'entries', key, into)
      return row ? [{ rows: readEntryRow(row), sources: pack.sources }] : []
    })
    return answers.length > 0 ? mergeEntries(answers, form, into) : []
  }
  return {
    entries: (language, form, into) => {
      const key = keyOf(language, form)
      if (!key) return []
      const written = form.trim()
      const cacheKey = `${into}\t${language}\t${written}`
      const cached = cache.get(cacheKey)
      if (cached) return cached
      const entries = findEntries(key, written, into)
      cache.set(cacheKey, entries)
      return entries
    },
    lemmas: (language, form) => {
      const key = keyOf(language, form)
      if (!key) return []
      return open.flatMap((pack) => {
        const row = caught(pack, 'forms', key)
        return row ? readFormRow(row) : []
      })
    },
    packs: open.map(({ file, pack }) => ({ ...pack.manifest, file })),
    problems,
    close: () => {
      for (const { pack } of open.splice(0)) pack.close()
    },
  }
}

type Report = (problem: DictionaryProblem) => void

function packFilesIn(folder: string, report: Report): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.pack'))
      .sort()
  } catch (error) {
    if (!hasCode(error) || error.code !== 'ENOENT') report({ isSkipped: true, reason: reasonOf(error) })
    return []
  }
}

function openPack(path: string, file: string, report: Report): OpenPack[] {
  try {
    const pack = openPackFile(path)
    return [{ file, pack, sources: pack.manifest.sources.map(({ name }) => name) }]
  } catch (error) {
    report({ file, isSkipped: true, reason: reasonOf(error) })
    return []
  }
}

function sentenceOf({ file, isSkipped, reason }: DictionaryProblem): string {
  if (file === undefined) return `The folder of dictionaries cannot be read: ${reason}.`
  if (isSkipped) return `The dictionary ${file} is skipped: ${reason}.`
  return `The dictionary ${file} is damaged: ${reason}. Build it again with npm run dictionaries.`
}

const hasCode = (error: unknown): error is Error & { code: unknown } =>
  error instanceof Error && 'code' in error

function reasonOf(error: unknown): string {
  if (hasCode(error)) return String(error.code)
  return error instanceof Error ? error.message : String(error)
}

/** The key of a headword; undefined for impossible ones. A tab or line feed could match other rows. */
function keyOf(language: string, form: string): string | undefined {
  const key = form.length > formLengthMaximum ? '' : textKey(form)
  return key === '' || /[\p{Cc}]/u.test(key) ? undefined : `${language}\t${key}`
}
