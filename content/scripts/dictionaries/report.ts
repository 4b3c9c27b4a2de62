import { packLanguages } from './graph-languages.ts'
import type { KeyedRow } from './packs/build-rows.ts'
import type { PackFamily } from './packs/pack-family.ts'
import type { Certainty } from './packs/pack-row.ts'

/** The number of headwords of one language with a translation into another, by their best certainty. */
export type PairCount = { from: string; into: string; direct: number; agreed: number; uncertain: number }

export type Report = {
  pairs: PairCount[]
  headwords: Record<string, number>
  forms: Record<string, number>
  packs: Record<string, { entries: number; forms: number; bytes: number; sha256: string }>
  inputs: { package: string; version: string; sha256: string; size: number }[]
  problems: string[]
  seconds: number
  /** The maximum of memory of the process. */
  memoryMegabytes: number
}

const kinds = ['direct', 'agreed', 'uncertain'] as const

/** Counts rows while they are written. */
export function createPairCounter() {
  const counts = new Map<string, PairCount>()
  const headwords: Record<string, number> = {}
  return {
    add: (from: string, { entries }: KeyedRow) => {
      headwords[from] = (headwords[from] ?? 0) + 1
      const best = new Map<string, Certainty>()
      for (const list of Object.values(entries))
        for (const { t = {} } of list)
          for (const [into, rows] of Object.entries(t))
            for (const [, certainty] of rows) if (certainty < (best.get(into) ?? 3)) best.set(into, certainty)
      for (const [into, certainty] of best) {
        const id = `${from} ${into}`
        const count = counts.get(id) ?? { from, into, direct: 0, agreed: 0, uncertain: 0 }
        count[kinds[certainty]]++
        counts.set(id, count)
      }
    },
    pairs: () => [...counts.values()].sort((a, b) => (a.from + a.into < b.from + b.into ? -1 : 1)),
    headwords: () => headwords,
  }
}

/** Formats the report: a table of pairs, and the contents of each pack. */
export function describeReport(report: Report): string {
  const lines = [
    '',
    'Headwords with a translation (from a dictionary + through several languages + through one, uncertain)',
    '',
  ]
  const cell = (text: string, width: number) => text.padStart(width)
  lines.push(`      ${packLanguages.map((code) => cell(code, 22)).join('')}`)
  for (const from of packLanguages) {
    const cells = packLanguages.map((into) => {
      const count = report.pairs.find((pair) => pair.from === from && pair.into === into)
      return cell(count ? `${count.direct}+${count.agreed}+${count.uncertain}` : '–', 22)
    })
    lines.push(`${cell(from, 4)}  ${cells.join('')}`)
  }
  lines.push('')
  for (const code of packLanguages)
    lines.push(
      `${code}: ${report.headwords[code] ?? 0} headwords, ${report.forms[code] ?? 0} inflected forms`,
    )
  for (const [name, pack] of Object.entries(report.packs))
    lines.push(
      `${name}.pack: ${pack.entries} entries, ${pack.forms} forms, ${(pack.bytes / 1e6).toFixed(1)} MB`,
    )
  lines.push(`${report.seconds} s, at most ${report.memoryMegabytes} MB of memory`)
  return lines.join('\n')
}

export const emptyCounts = (): Record<PackFamily, number> => ({ gpl: 0, 'cc-by-sa': 0, combined: 0 })
