import type { NoteKind, WritingNote } from '@verbena/contract/writing/writing-check'
import type { InterfaceLanguageCode } from '@verbena/language/interface-languages'
import type { CourseLanguageCode } from '@verbena/language/languages'
import type { HarperFinding } from '../../providers/harper/harper-finding.ts'
import type { LanguageToolMatch } from '../../providers/language-tool/language-tool.ts'
import { sourceNames } from './source-names.ts'

/** Messages of Harper are in English. In other languages our message only names the kind of mistake. */
const harperLanguage = 'en'
const spanishKinds: Readonly<Record<string, string>> = {
  Agreement: 'Estas palabras no concuerdan en número o persona.',
  BoundaryError: 'Estas palabras se escriben juntas o separadas de otra manera.',
  Capitalization: 'Revisa las mayúsculas.',
  Eggcorn: 'Esta expresión se escribe de otra manera.',
  Grammar: 'Esta construcción no es correcta.',
  Malapropism: 'Parece que querías decir otra palabra.',
  Miscellaneous: 'Aquí hay algo que corregir.',
  Nonstandard: 'Esta forma no pertenece al inglés estándar.',
  Punctuation: 'Revisa la puntuación.',
  Redundancy: 'Sobra una parte: la idea ya está dicha.',
  Repetition: 'Una palabra está repetida.',
  Style: 'Se puede decir de una manera más natural.',
  Typo: 'Parece un error al teclear.',
  Usage: 'Esta palabra se usa de otra manera.',
  WordChoice: 'Aquí va otra palabra.',
  WordOrder: 'El orden de las palabras es otro.',
}
const kindNames: Readonly<
  Record<Exclude<InterfaceLanguageCode, typeof harperLanguage>, typeof spanishKinds>
> = { es: spanishKinds }
const adviceKinds = new Set([
  'Redundancy',
  'Style',
  'Readability',
  'Enhancement',
  'Regionalism',
  'Formatting',
])
const noteKindOf: Partial<Record<string, NoteKind>> = {
  Typo: 'spelling',
  Spelling: 'spelling',
  Capitalization: 'spelling',
  BoundaryError: 'spelling',
  Eggcorn: 'vocab',
  Malapropism: 'vocab',
  WordChoice: 'vocab',
}

export function harperNotes(
  findings: readonly HarperFinding[],
  messageIn: InterfaceLanguageCode,
): WritingNote[] {
  return findings.map(({ rule, kind, start, end, message, fixes }) => {
    const isAdvice = adviceKinds.has(kind)
    const named = messageIn === harperLanguage ? undefined : kindNames[messageIn][kind]
    return {
      kind: isAdvice ? 'natural' : (noteKindOf[kind] ?? 'grammar'),
      start,
      end,
      message: named ?? message,
      messageIn: named ? messageIn : harperLanguage,
      fixes,
      weight: isAdvice ? 'advice' : 'mistake',
      rule,
      source: sourceNames.harper,
    }
  })
}

/** Notes of LanguageTool without spelling, because our own spelling check knows names and the learner's own words. */
export function languageToolNotes(
  matches: readonly LanguageToolMatch[],
  language: CourseLanguageCode,
): WritingNote[] {
  return matches
    .filter(({ type }) => type !== 'misspelling')
    .map(({ rule, type, start, end, message, fixes }) => {
      const isAdvice = /style|register|colloquialism|locale/.test(type)
      return {
        kind: isAdvice ? 'natural' : 'grammar',
        start,
        end,
        message,
        messageIn: language,
        fixes,
        weight: isAdvice ? 'advice' : 'mistake',
        rule,
        source: sourceNames.languageTool,
      }
    })
}
