import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { foldForm } from '@verbena/content/lexicon'
import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import type { PartOfSpeech } from '@verbena/language/parts-of-speech'
import { createRecentAnswers } from '@verbena/language/recent-answers'
import { mergeEntries } from './merge-entries.ts'
import { PackDamage } from './pack-damage.ts'
import { openPackFile, type PackFile, type PackSection } from './pack-file.ts'
import type { PackSource } from './pack-manifest.ts'
import { readEntryRow, readFormRow } from './pack-row.ts'

/** `direct`: in a dictionary; `agreed`: several other languages lead there; `uncertain`: only one does. */
export type DictionaryTranslation = {
  text: string
  certainty: 'direct' | 'agreed' | 'uncertain'
  /** Name of the dictionary; of both, joined by " + ", where one leads on from the other. */
  source: string
}

/** One word class of a headword. */
export type DictionaryEntry = {
  headword: string
  partOfSpeech?: PartOfSpeech
  gender?: 'm' | 'f' | 'n' | 'mf'
  ipa?: string
  /** Best first; empty when only a definition is known. */
  translations: readonly DictionaryTranslation[]
  definitions: readonly { text: string; language: LanguageCode }[]
  /** The translation is there when it is in the language asked for. */
  examples: readonly { text: string; translation?: string }[]
  sources: readonly string[]
}

export type DictionaryLemma = { lemma: string; partOfSpeech?: PartOfSpeech }

export type DictionaryPack = {
  /** Without its folder. */
  file: string
  name: string
  licence: string
  note: string
  sources: PackSource[]
  /** Texts of its licences by name. */
  licenceTexts: Record<string, string>
  entries: number
  forms: number
}

export type DictionaryProblem = {
  /** Without its folder; missing where it is the folder that cannot be read. */
  file?: string
  /** Nothing of the pack is used; otherwise all but its broken places. */
  isSkipped: boolean
  /** Goes on after a colon. */
  reason: string
}

/** What the installed packs know. Reads are synchronous: one block of some kilobytes, mostly out of memory. */
export type Dictionary = {
  /** The word classes of a form that is a headword, likeliest first; nothing of inflected forms. */
  entries: (language: TargetLanguageCode, form: string, into: LanguageCode) => readonly DictionaryEntry[]
  /** Base forms of an inflected form. */
  lemmas: (language: TargetLanguageCode, form: string) => readonly DictionaryLemma[]
  packs: DictionaryPack[]
  /** What is wrong with files in the folder; grows when a broken place is read. */
  problems: readonly DictionaryProblem[]
  close: () => void
}

type OpenPack = { file: string; pack: PackFile; sources: string[] }

/** Longer than any headword. */
const longestForm = 80
/** Some kilobytes each. */
const mostRecent = 2000

/** Opens all packs of a folder. A missing folder is an empty dictionary, a broken pack is named and left out. */
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
      // One sentence a pack, however many places are broken.
      const reason = error instanceof PackDamage || hasCode(error) ? reasonOf(error) : 'a row cannot be read'
      report({ file: pack.file, isSkipped: false, reason })
      return undefined
    }
  }
  const recent = createRecentAnswers<readonly DictionaryEntry[]>(mostRecent)
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
      return recent.of(`${into}\t${language}\t${written}`, () => findEntries(key, written, into))
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

/** Undefined for what cannot be a headword; a tab or line feed would reach into other rows. */
function keyOf(language: string, form: string): string | undefined {
  const folded = form.length > longestForm ? '' : foldForm(form.trim())
  return folded === '' || /[\p{Cc}]/u.test(folded) ? undefined : `${language}\t${folded}`
}
