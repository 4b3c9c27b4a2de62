import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PackFamily } from './pack-family.ts'

export type Licence = { id: string; attribution: string; notice: string }

/** Reads a Debian copyright file: the stanza of the given files, or else that of all files. */
export function readCopyright(path: string, files: string): Licence | undefined {
  if (!existsSync(path)) return undefined
  const stanzas = readFileSync(path, 'utf8').split(/\n\s*\n/)
  const stanza = stanzaOf(stanzas, files) ?? stanzaOf(stanzas, '*')
  const id = stanza?.match(/^License: *(\S.*)$/m)?.[1]?.trim()
  if (!stanza || !id) return undefined
  return { id, attribution: fieldOf(stanza, 'Copyright'), notice: noticeOf(stanzas, id) }
}

const stanzaOf = (stanzas: string[], files: string) =>
  stanzas.find((stanza) => fieldOf(stanza, 'Files').split(/\s+/).includes(files))

/** A field continues in lines that begin with a space; a full stop alone is an empty line. */
function fieldOf(stanza: string, name: string): string {
  const lines = stanza.split('\n')
  const start = lines.findIndex((line) => line.startsWith(`${name}:`))
  if (start < 0) return ''
  let end = start + 1
  while (lines[end]?.startsWith(' ')) end++
  const rest = lines.slice(start + 1, end).map((line) => (line.trim() === '.' ? '' : line.trim()))
  return [lines[start]!.slice(name.length + 1).trim(), ...rest].join('\n').trim()
}

/** The text of a licence, which is in one of the stanzas that name it. */
function noticeOf(stanzas: string[], id: string): string {
  const texts = stanzas
    .map((stanza) => fieldOf(stanza, 'License'))
    .filter((text) => text.startsWith(`${id}\n`))
    .map((text) => text.slice(id.length).trim())
  return texts.sort((a, b) => b.length - a.length)[0] ?? ''
}

/** The pack family of a licence; undefined for a licence that was not considered yet. */
export function familyOfLicence(id: string): PackFamily | undefined {
  if (/^CC-BY-SA-[\d.]+$/i.test(id)) return 'cc-by-sa'
  return /^A?GPL-[23][\d.]*(\+|-only|-or-later)?$/i.test(id) ? 'gpl' : undefined
}

/** Full texts of licences by name, from a folder like /usr/share/common-licenses. */
export function readLicenceTexts(folder: string, ids: readonly string[]): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const id of ids) {
    const name = id.match(/^(GPL-[23])/)?.[1]
    const path = name && join(folder, name)
    if (name && path && existsSync(path)) texts[name] = readFileSync(path, 'utf8')
  }
  return texts
}
